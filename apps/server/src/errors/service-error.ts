import type { FieldError } from '@umkreis/schemas'

export type ServiceErrorCode =
  | 'not-found'
  | 'forbidden'
  | 'unauthenticated'
  | 'conflict'
  | 'invalid'
  | 'too-large'
  | 'too-many'
  | 'unavailable'

/** What a business rule refuses. `message` is fit to be shown to the person; nothing branches on it. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly code: ServiceErrorCode
  readonly errors: readonly FieldError[] | undefined
  /** Only with `too-many`: when to try again. */
  readonly retryAfterS: number | undefined

  constructor(
    code: ServiceErrorCode,
    message: string,
    facts: { errors?: readonly FieldError[]; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: facts.cause })
    this.code = code
    this.errors = facts.errors
    this.retryAfterS = facts.retryAfterS
  }
}

/** What one may not see and what is not there answer alike. */
export function notFound(what: string): ServiceError {
  return new ServiceError('not-found', `${what} was not found`)
}

/** Refuses one field of a request. */
export function invalidField(path: string, message: string): ServiceError {
  return new ServiceError('invalid', message, { errors: [{ path, message }] })
}
