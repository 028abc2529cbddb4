import { ApiNetworkError, ApiProblemError, ApiTimeoutError } from '@umkreis/api-client'
import { EncryptionNotReadyError, HubCallError } from '@umkreis/chat-hub'
import { copy } from '../copy.ts'
import { inOwnWords } from '../../../shared/i18n/messages.ts'

/** What a person is told about an error: the server's own sentence where there is one. */
export function problemDetail(error: unknown): string {
  if (error instanceof ApiProblemError) return inOwnWords(error.problem.detail)
  if (error instanceof HubCallError && error.detail !== '') return inOwnWords(error.detail)
  if (error instanceof EncryptionNotReadyError) return copy.notReady
  if (error instanceof ApiNetworkError || error instanceof ApiTimeoutError) return copy.noNetwork
  return copy.unknownProblem
}
