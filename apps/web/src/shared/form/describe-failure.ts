import { ApiNetworkError, ApiProblemError, ApiTimeoutError, UserDataError } from '@umkreis/api-client'
import { inOwnWords } from '../i18n/messages.ts'
import { copy } from './copy.ts'

/** Says in one sentence, fit to be shown, why something did not work. */
export function describeFailure(error: unknown): string {
  if (error instanceof UserDataError) return describeFailure(error.cause)
  if (error instanceof ApiProblemError) {
    const wait = error.retryAfterSeconds
    const detail = inOwnWords(error.problem.detail)
    return wait === undefined ? detail : `${detail} ${describeWait(wait)}`
  }
  if (error instanceof ApiNetworkError) return copy.network
  if (error instanceof ApiTimeoutError) return copy.slow
  return copy.unknown
}

function describeWait(seconds: number): string {
  if (seconds < 60) return copy.seconds(seconds)
  return copy.minutes(Math.ceil(seconds / 60))
}
