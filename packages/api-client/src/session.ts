import { parseTokenTimes } from './access-token.ts'
import { ApiError, statusOf } from './errors.ts'
import type { ExclusiveLock } from './locks.ts'
import type { StoredSession, TokenStore } from './token-store.ts'

/** A token this close to its end is renewed before it is used. */
const RENEW_BEFORE_MS = 60_000
/** As wrong as a device's clock may be that nothing is known of yet. */
const CLOCK_SKEW_MS = 5 * 60_000

/** The pair that a refresh exchanges for a new one. */
export type TokenPair = Pick<StoredSession, 'accessToken' | 'refreshToken'>

/** How a session came to its end without being asked to. */
export type SessionEnd = { readonly reason: 'refresh-failed' }

/** The signed-in session: hands out tokens that are good, and renews them once for everyone who asks. */
export interface Session {
  readonly store: TokenStore
  /** Signs in: from now on calls carry these tokens. */
  begin(session: StoredSession): void
  /** Signs out on this device: forgets tokens and user id. */
  end(): void
  /** A token with at least a minute to live where one can be had; `undefined` for a visitor. */
  freshAccessToken(): Promise<string | undefined>
  /**
   * Reports that the server refused a token. Attempts a refresh, and ends the session if that fails.
   *
   * @returns Whether the stored token is now another one than the refused.
   */
  recoverFrom(refusedToken: string): Promise<boolean>
  /**
   * Calls back when a session ended because it could not be renewed.
   *
   * @returns Ends the subscription.
   */
  onEnded(listener: (end: SessionEnd) => void): () => void
}

/** What a session needs from outside. */
export type SessionOptions = {
  readonly store: TokenStore
  /** Exchanges a pair at the server. */
  readonly refresh: (pair: TokenPair) => Promise<TokenPair>
  /** Shared by all tabs: a refresh token can be used only once. */
  readonly lock: ExclusiveLock
  readonly now: () => number
}

/** Creates the session over what is stored. */
export function createSession({ store, refresh, lock, now }: SessionOptions): Session {
  const endListeners = new Set<(end: SessionEnd) => void>()
  let inFlight: { readonly replaces: string; readonly done: Promise<void> } | undefined
  // A device's clock may be wrong; a token received just now was made just now.
  let clockOffsetMs: number | undefined

  const noteClock = (accessToken: string) => {
    const times = parseTokenTimes(accessToken)
    if (times) clockOffsetMs = times.issuedAtMs - now()
  }

  const endsSoon = (accessToken: string) => {
    const times = parseTokenTimes(accessToken)
    const nowMs = now() + (clockOffsetMs ?? CLOCK_SKEW_MS)
    return times !== undefined && times.expiresAtMs - nowMs < RENEW_BEFORE_MS
  }

  const renew = (replaces: string): Promise<void> => {
    if (inFlight?.replaces === replaces) return inFlight.done
    const done = lock(async () => {
      const stored = store.load()
      // While this tab waited for the lock, another one renewed or signed out.
      if (stored?.accessToken !== replaces) return
      const pair = await refresh({ accessToken: stored.accessToken, refreshToken: stored.refreshToken })
      // Who signed out or in meanwhile must not find the old session back.
      if (store.load()?.accessToken !== replaces) return
      noteClock(pair.accessToken)
      store.save({ ...stored, ...pair })
    }).finally(() => {
      inFlight = undefined
    })
    inFlight = { replaces, done }
    return done
  }

  const endFailed = (refusedToken: string) => {
    if (store.load()?.accessToken !== refusedToken) return
    store.clear()
    for (const listener of endListeners) listener({ reason: 'refresh-failed' })
  }

  return {
    store,
    begin(session) {
      noteClock(session.accessToken)
      store.save(session)
    },
    end() {
      store.clear()
    },
    async freshAccessToken() {
      const token = store.load()?.accessToken
      if (!token || !endsSoon(token)) return token
      try {
        await renew(token)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // Without a network the old token may still have its last minute; only a refusal is final.
        if (statusOf(error) === 401) endFailed(token)
      }
      return store.load()?.accessToken
    },
    async recoverFrom(refusedToken) {
      try {
        await renew(refusedToken)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        endFailed(refusedToken)
      }
      const token = store.load()?.accessToken
      return token !== undefined && token !== refusedToken
    },
    onEnded(listener) {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },
  }
}
