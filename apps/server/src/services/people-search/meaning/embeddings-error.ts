/**
 * What became of a request: `unreached` and `busy` pass, `refused` until somebody changes a setting, `unfit` is about the
 * texts that were sent, and `malformed` is an answer that is none.
 */
export type EmbeddingsFailure = 'unreached' | 'busy' | 'refused' | 'unfit' | 'malformed'

/** The embeddings endpoint gave no vectors. It carries nothing of what was sent, nor the key. */
export class EmbeddingsError extends Error {
  override name = 'EmbeddingsError'
  // Spelled out, because the bench runs these files under Node's type stripping, which knows no parameter properties.
  readonly failure: EmbeddingsFailure
  /** What was wrong, in words that hold no content. */
  readonly detail: string
  /** The wait that the endpoint asks for, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(failure: EmbeddingsFailure, detail: string, retryAfterMs?: number) {
    super(`The embeddings endpoint ${detail}`)
    this.failure = failure
    this.detail = detail
    this.retryAfterMs = retryAfterMs
  }
}

/** Whether the endpoint takes one of the texts for one that it cannot turn into a vector. */
export function isUnfit(error: unknown): error is EmbeddingsError {
  return error instanceof EmbeddingsError && error.failure === 'unfit'
}
