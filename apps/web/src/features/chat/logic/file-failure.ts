import { statusOf } from '@umkreis/api-client'
import { CryptoError } from '@umkreis/crypto'

/** Why a received file is not there: not the one that was sent, taken away, or not loaded this time. */
export type FileFailure = 'damaged' | 'gone' | 'unreachable'

/** What its reader is told of a file that could not be opened. Only the last kind is worth another try. */
export function fileFailureOf(error: unknown): FileFailure {
  if (error instanceof CryptoError) return 'damaged'
  const status = statusOf(error)
  return status === 404 || status === 403 || status === 410 ? 'gone' : 'unreachable'
}
