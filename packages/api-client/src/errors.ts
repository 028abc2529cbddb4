import type { Problem } from '@umkreis/schemas'

/** Everything that a call of this client can throw, except that an aborted call throws the `AbortError` of its signal. */
export abstract class ApiError extends Error {
  override name = 'ApiError'
}

/** The server answered, and refused. */
export class ApiProblemError extends ApiError {
  override name = 'ApiProblemError'

  /**
   * @param status HTTP status, 400 to 599.
   * @param problem The server's RFC 9457 body: `detail` is fit to be shown, `errors` belong to fields.
   * @param retryAfterSeconds What a 429 or 503 asks to wait, where it says so.
   */
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly retryAfterSeconds: number | undefined,
    options?: ErrorOptions,
  ) {
    super(problem.detail, options)
  }
}

/** No answer came: offline, refused, or cut off half-way. */
export class ApiNetworkError extends ApiError {
  override name = 'ApiNetworkError'
}

/** No answer came in time. */
export class ApiTimeoutError extends ApiError {
  override name = 'ApiTimeoutError'
}

/** An answer, or what was about to be sent, is not of the agreed shape. */
export class ApiShapeError extends ApiError {
  override name = 'ApiShapeError'

  /**
   * @param side Whose data is wrong: `request` was not sent at all.
   * @param issues One sentence for each field that is wrong.
   */
  constructor(
    readonly side: 'request' | 'answer',
    readonly issues: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`The ${side} is not of the agreed shape: ${issues.join('; ')}`, options)
  }
}

/** A person's data could not be loaded. `cause` is the {@link ApiError} that says why. */
export class UserDataError extends ApiError {
  override name = 'UserDataError'

  constructor(override readonly cause: ApiError) {
    super('Error fetching user data', { cause })
  }
}

/**
 * Reads the HTTP status that an error stands for.
 *
 * @param error Anything thrown.
 * @returns 400 to 599, or `undefined` where no answer came.
 */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiProblemError) return error.status
  if (error instanceof UserDataError) return statusOf(error.cause)
  return undefined
}
