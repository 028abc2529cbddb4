import type { FieldError, SealedNote } from '@umkreis/schemas'

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  422: 'Not valid',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not available',
}

/** A refusal on its way to the caller. `detail` is shown to the person. */
export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly status: number
  readonly type: string
  readonly detail: string
  readonly errors: readonly FieldError[] | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Where an upload stands, for who sent a piece that belongs elsewhere. */
  readonly receivedBytes: number | undefined
  /** What a note is now, for who changed an older state of it. */
  readonly currentNote: SealedNote | undefined

  constructor(
    status: number,
    detail: string,
    facts: {
      type?: string
      errors?: readonly FieldError[]
      headers?: Record<string, string>
      receivedBytes?: number | undefined
      currentNote?: SealedNote | undefined
      cause?: unknown
    } = {},
  ) {
    super(detail, { cause: facts.cause })
    this.status = status
    this.detail = detail
    this.type = facts.type ?? 'about:blank'
    this.errors = facts.errors
    this.headers = facts.headers ?? {}
    this.receivedBytes = facts.receivedBytes
    this.currentNote = facts.currentNote
  }

  toResponse(requestId: string): Response {
    const body = {
      type: this.type,
      title: TITLES[this.status] ?? 'Error',
      status: this.status,
      detail: this.detail,
      ...(this.errors ? { errors: this.errors } : {}),
      ...(this.receivedBytes === undefined ? {} : { receivedBytes: this.receivedBytes }),
      ...(this.currentNote === undefined ? {} : { currentNote: this.currentNote }),
      requestId,
    }
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: { ...this.headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    })
  }
}
