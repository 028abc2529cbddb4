import {
  ChainRollbackError,
  checkUserPin,
  decodeBase64,
  extendUserChain,
  pinUserChain,
  MismatchError,
  type UserChain,
} from '@umkreis/crypto'
import type { UserId } from '@umkreis/schemas'
import type { E2eeApi } from './e2ee-api.ts'
import type { Pins } from './pins.ts'
import { createSerial, mapLimited, type Serial } from './serial.ts'

/** The verified key histories of people, asked for once and extended when they change. */
export interface UserDirectory {
  /**
   * Somebody's chain; `null` for a person who has no keys yet.
   *
   * @param atLeastSeq Length that is known to exist.
   * @throws {CryptoError} If the chain is not what was seen before, or not properly signed.
   */
  load(userId: UserId, atLeastSeq?: number): Promise<UserChain | null>
  /** Like {@link load}, but asks the server for what is new. */
  refresh(userId: UserId): Promise<UserChain | null>
  /** The chains of many people, in the order of the ids; who had no keys is asked for again. */
  loadAll(userIds: readonly UserId[]): Promise<(UserChain | null)[]>
  /** What is known without asking. */
  peek(userId: UserId): UserChain | undefined
  /** The next `load` asks again: the server told of a change, or may have told while nobody listened. */
  markStale(userId?: UserId): void
  /** Takes over a chain that this device just made longer. */
  put(chain: UserChain): void
  /** Forgets somebody's chain. */
  forget(userId: UserId): void
}

/**
 * A directory over the server's answers.
 *
 * @param onRootChanged Told when somebody's chain started over without any earlier device since it was last seen.
 */
export function createUserDirectory(api: E2eeApi, pins: Pins, onRootChanged: (userId: UserId) => void): UserDirectory {
  const chains = new Map<string, UserChain>()
  const stale = new Set<string>()
  const serials = new Map<string, Serial>()

  function remember(userId: UserId, chain: UserChain): void {
    const pin = pins.user(userId)
    if (pin && chain.resetCounter > pin.resetCounter) onRootChanged(userId)
    chains.set(userId, chain)
    pins.pinUser(userId, pinUserChain(chain))
  }

  async function ask(userId: UserId): Promise<UserChain | null> {
    const known = chains.get(userId) ?? null
    const answer = await api.userLinks(userId, (known?.seq ?? 0) + 1)
    let chain = known
    for (const { link } of answer.links) {
      chain = await extendUserChain(chain, decodeBase64(link))
      if (chain.userId !== userId) throw new MismatchError('user-link', 'userId')
    }
    checkUserPin(chain, pins.user(userId))
    if (chain) remember(userId, chain)
    stale.delete(userId)
    return chain
  }

  function refresh(userId: UserId): Promise<UserChain | null> {
    let serial = serials.get(userId)
    if (!serial) {
      serial = createSerial()
      serials.set(userId, serial)
    }
    return serial(() => ask(userId))
  }

  async function load(userId: UserId, atLeastSeq = 0): Promise<UserChain | null> {
    const known = chains.get(userId)
    if (known && known.seq >= atLeastSeq && !stale.has(userId)) return known
    const chain = await refresh(userId)
    if (atLeastSeq > (chain?.seq ?? 0)) throw new ChainRollbackError('user-link', chain?.seq ?? 0, atLeastSeq)
    return chain
  }

  return {
    load,
    refresh,
    loadAll: (userIds) => mapLimited(userIds, 8, (userId) => load(userId)),
    peek: (userId) => chains.get(userId),
    markStale(userId) {
      if (userId) stale.add(userId)
      else for (const known of chains.keys()) stale.add(known)
    },
    put(chain) {
      remember(chain.userId as UserId, chain)
    },
    forget(userId) {
      chains.delete(userId)
      stale.delete(userId)
    },
  }
}
