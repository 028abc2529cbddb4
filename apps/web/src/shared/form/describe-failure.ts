import { ApiNetworkError, ApiProblemError, ApiTimeoutError, UserDataError } from '@umkreis/api-client'

/** Says in one sentence, fit to be shown, why something did not work. */
export function describeFailure(error: unknown): string {
  if (error instanceof UserDataError) return describeFailure(error.cause)
  if (error instanceof ApiProblemError) {
    const wait = error.retryAfterSeconds
    return wait === undefined ? error.problem.detail : `${error.problem.detail} ${describeWait(wait)}`
  }
  if (error instanceof ApiNetworkError) return 'Umkreis can’t be reached. Check your connection and try again.'
  if (error instanceof ApiTimeoutError) return 'Umkreis takes too long to answer. Please try again.'
  return 'That did not work. Please try again.'
}

function describeWait(seconds: number): string {
  if (seconds < 60) return `Try again in ${seconds} seconds.`
  const minutes = Math.ceil(seconds / 60)
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
