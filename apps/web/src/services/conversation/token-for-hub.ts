import type { Session } from '@umkreis/api-client'
import { logWarning } from '../log.ts'

/** Hands out the token that a connection to the hub is opened with. */
export interface TokenForHub {
  get(): Promise<string | undefined>
  /** A connection was opened with what was handed out last. */
  noteConnected(): void
}

/**
 * Creates the source of tokens. A browser does not tell why a WebSocket was refused: where the same token has led to no
 * connection once, the server is asked by other means what it thinks of it. A device whose clock is behind would go on for
 * ever otherwise, with a token that looks good to it alone.
 *
 * @param ask A call that carries the token: where that is refused, it is renewed.
 */
export function createTokenForHub(
  session: Pick<Session, 'freshAccessToken'>,
  ask: () => Promise<unknown>,
): TokenForHub {
  let tried: string | undefined
  let asking: Promise<unknown> | undefined
  const askOnce = () => {
    asking ??= ask()
      .catch((error: unknown) => logWarning('The server did not say what it thinks of the token', error))
      .finally(() => {
        asking = undefined
      })
  }
  return {
    async get() {
      const token = await session.freshAccessToken()
      // Beside: a server that is slow to answer must not hold the next try up.
      if (token !== undefined && token === tried) askOnce()
      tried = token
      return token
    },
    noteConnected() {
      tried = undefined
    },
  }
}
