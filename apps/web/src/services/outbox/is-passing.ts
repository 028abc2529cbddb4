import { ApiNetworkError, ApiTimeoutError, statusOf } from '@umkreis/api-client'
import { EncryptionNotReadyError, HubError, TooManyConflictsError } from '@umkreis/chat-hub'

/** Answers of a server that is overloaded, being replaced, or was asked with a token that is being renewed. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 425, 429, 500, 502, 503, 504])

/** Whether what kept a message from being sent passes by itself, so that sending it again is not its author's business. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ApiNetworkError || error instanceof ApiTimeoutError || error instanceof TooManyConflictsError) {
    return true
  }
  if (error instanceof HubError) return error.shouldRetry()
  if (error instanceof EncryptionNotReadyError) return error.reason === 'starting' || error.reason === 'unreachable'
  return PASSING.has(statusOf(error) ?? 0)
}
