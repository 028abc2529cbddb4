import { HTTPException } from 'hono/http-exception'
import { ServiceError, type ServiceErrorCode } from '../errors/service-error.ts'
import { isUnavailable, UNAVAILABLE, UNAVAILABLE_RETRY_S } from '../errors/unavailable.ts'
import { UploadOffsetError } from '../services/attachments/upload-offset-error.ts'
import { NoteConflictError } from '../services/notes/note-conflict-error.ts'
import { ScimError } from '../services/scim/scim-error.ts'
import { HttpProblem } from './problem.ts'

const STATUS: Record<ServiceErrorCode, number> = {
  'not-found': 404,
  forbidden: 403,
  unauthenticated: 401,
  conflict: 409,
  invalid: 422,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
}

// PostgreSQL refuses NUL characters and lone surrogates in text (22021, 22P05): the caller sent them.
const UNREPRESENTABLE_TEXT = new Set(['22021', '22P05'])

/** Turns anything thrown into the one error of the wire. What the server did not expect says nothing about its inside. */
export function createProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (error instanceof ServiceError) return fromServiceError(error)
  if (error instanceof ScimError) return new HttpProblem(error.status, error.message, { cause: error })
  if (error instanceof HTTPException) return new HttpProblem(error.status, error.message, { cause: error })
  if (UNREPRESENTABLE_TEXT.has(databaseCode(error) ?? '')) {
    return new HttpProblem(400, 'The request holds characters that cannot be stored', { cause: error })
  }
  if (isUnavailable(error)) {
    return new HttpProblem(503, UNAVAILABLE, {
      headers: { 'retry-after': String(UNAVAILABLE_RETRY_S) },
      cause: error,
    })
  }
  return new HttpProblem(500, 'Something went wrong on our side. Please try again', { cause: error })
}

function fromServiceError(error: ServiceError): HttpProblem {
  return new HttpProblem(STATUS[error.code], error.message, {
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error instanceof UploadOffsetError ? { receivedBytes: error.receivedBytes } : {}),
    ...(error instanceof NoteConflictError ? { currentNote: error.currentNote } : {}),
    headers: error.retryAfterS === undefined ? {} : { 'retry-after': String(Math.ceil(error.retryAfterS)) },
    cause: error,
  })
}

function databaseCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return undefined
}
