import type { HubErrorCode } from '@umkreis/schemas'
import { HubError } from '../protocol/index.ts'

/** The server refused a call. */
export class HubCallError extends HubError {
  override name = 'HubCallError'

  /**
   * @param code What the server named as the cause; `Unknown` for a code that this version does not know.
   * @param detail The server's sentence, fit to be shown.
   */
  constructor(
    readonly method: string,
    readonly code: HubErrorCode | 'Unknown',
    readonly detail: string,
  ) {
    super(`${method} was refused: ${code}`)
  }

  override shouldRetry(): boolean {
    return this.code === 'Unavailable' || this.code === 'RateLimited'
  }
}

/** There is no connection, or it closed before the answer came: whether the call took effect is not known. */
export class HubClosedError extends HubError {
  override name = 'HubClosedError'

  constructor(readonly method: string) {
    super(`The hub connection closed before ${method} was answered`)
  }

  override shouldRetry(): boolean {
    return true
  }
}

/** No answer came in time: whether the call took effect is not known. */
export class HubTimeoutError extends HubError {
  override name = 'HubTimeoutError'

  constructor(
    readonly method: string,
    readonly timeoutMs: number,
  ) {
    super(`${method} was not answered within ${timeoutMs} ms`)
  }

  override shouldRetry(): boolean {
    return true
  }
}

/** The server answered a call with something that its schema does not allow. */
export class HubAnswerError extends HubError {
  override name = 'HubAnswerError'

  constructor(
    readonly method: string,
    options?: ErrorOptions,
  ) {
    super(`The answer to ${method} has an unknown shape`, options)
  }
}
