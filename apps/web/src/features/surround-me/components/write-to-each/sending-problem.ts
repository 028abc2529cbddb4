import { ApiNetworkError, ApiProblemError, ApiTimeoutError } from '@umkreis/api-client'
import { EncryptionNotReadyError, HubCallError, PeopleWithoutKeysError } from '@umkreis/chat-hub'
import type { UserId } from '@umkreis/schemas'
import { copy } from './copy.ts'
import { inOwnWords } from '../../../../shared/i18n/messages.ts'

/** Why nothing was sent: on account of some of the people, who can be left out, or of something else. */
export type SendingProblem =
  | { readonly kind: 'people'; readonly because: 'without-keys' | 'new-keys'; readonly userIds: readonly UserId[] }
  | { readonly kind: 'other'; readonly text: string }

/** Reads what sending threw. */
export function sendingProblemOf(error: unknown): SendingProblem {
  if (error instanceof PeopleWithoutKeysError) {
    return { kind: 'people', because: 'without-keys', userIds: error.userIds }
  }
  if (error instanceof EncryptionNotReadyError) {
    return error.userIds.length > 0
      ? { kind: 'people', because: 'new-keys', userIds: error.userIds }
      : { kind: 'other', text: copy.notReady }
  }
  return { kind: 'other', text: `${copy.failed}. ${detailOf(error)}` }
}

function detailOf(error: unknown): string {
  if (error instanceof ApiProblemError) return inOwnWords(error.problem.detail)
  if (error instanceof HubCallError && error.detail !== '') return inOwnWords(error.detail)
  if (error instanceof ApiNetworkError || error instanceof ApiTimeoutError) return copy.noNetwork
  return copy.unknownProblem
}
