import type { Limit } from './limits.ts'

/** How often somebody may be wrong about the password of one account. */
export interface PasswordTries {
  /**
   * Lets `check` compare a password, and counts it unless it answers something: undefined is wrong. Tries of one address
   * on one account are compared in turn, so that however many right ones come at once, none of them counts.
   *
   * @throws {ServiceError} `too-many`, without a comparison, after too many wrong tries of this address, or of all
   *   together: whoever guesses locks themselves out and not the person whose account it is.
   */
  attempt<T>(email: string, address: string, check: () => Promise<T | undefined>): Promise<T | undefined>
  /** Forgets the wrong tries of one address, and those of all together. */
  clear(email: string, address: string): Promise<void>
}

/**
 * @param ofAddress Counts the tries of one address on one account.
 * @param inAll Counts those of all addresses on one account, against who guesses from many.
 */
export function createPasswordTries(ofAddress: Limit, inAll: Limit): PasswordTries {
  const lastTurns = new Map<string, Promise<unknown>>()
  return {
    async attempt(email, address, check) {
      const key = keyOf(email, address)
      const before = lastTurns.get(key)
      const turn = (async () => {
        await before?.catch(() => undefined)
        // Counted before the comparison: tries that run at the same time elsewhere are counted like tries in turn.
        await ofAddress.take(key)
        try {
          await inAll.take(email)
        } catch (error) {
          await ofAddress.giveBack(key)
          throw error
        }
        const answer = await check()
        if (answer !== undefined) await Promise.all([ofAddress.clear(key), inAll.giveBack(email)])
        return answer
      })()
      lastTurns.set(key, turn)
      try {
        return await turn
      } finally {
        if (lastTurns.get(key) === turn) lastTurns.delete(key)
      }
    },
    async clear(email, address) {
      await Promise.all([ofAddress.clear(keyOf(email, address)), inAll.clear(email)])
    },
  }
}

/** An e-mail address holds no space. */
function keyOf(email: string, address: string): string {
  return `${email} ${address}`
}
