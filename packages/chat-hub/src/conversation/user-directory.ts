import {
  ChainRollbackError,
  checkUserPin,
  decodeBase64,
  extendUserChain,
  pinUserChain,
  MismatchError,
  type UserChain,
} from '@umkreis/crypto'
import type { UserId, UserLinksAnswer } from '@umkreis/schemas'
import type { E2eeApi } from './e2ee-api.ts'
import type { Pins } from './pins.ts'
import { askForMany } from './load-many.ts'
import { pause } from './pause.ts'
import { createSerial, type Serial } from './serial.ts'

/** Chains that are verified before others get their turn: each takes some signatures. */
const PEOPLE_PER_SLICE = 8

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
  /**
   * The chains of many people, in the order of the ids, with as few calls as the server allows; who had no keys is asked for again.
   *
   * @throws As {@link load}, for any of them.
   */
  loadAll(userIds: readonly UserId[]): Promise<(UserChain | null)[]>
  /** What is known without asking. */
  peek(userId: UserId): UserChain | undefined
  /** The next `load` asks again: the server told of a change, or may have told while nobody listened. */
  markStale(userId?: UserId): void
  /** Takes over a chain that this device just made longer. */
  put(chain: UserChain): void
  /**
   * The chain that the server offers, held against nothing that was seen before and not remembered: for who starts over because the two differ.
   *
   * @throws {CryptoError} If it is not properly signed.
   */
  loadUnpinned(userId: UserId): Promise<UserChain | null>
  /** Takes over the chain of a new root that this device just made, in the place of whatever was seen before, for good. */
  putNewRoot(chain: UserChain): Promise<void>
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
    chains.set(userId, chain)
    pins.pinUser(userId, pinUserChain(chain))
    if (pin && chain.resetCounter > pin.resetCounter) onRootChanged(userId)
  }

  async function extend(known: UserChain | null, userId: UserId, links: UserLinksAnswer['links']) {
    let chain = known
    for (const { link } of links) {
      chain = await extendUserChain(chain, decodeBase64(link))
      if (chain.userId !== userId) throw new MismatchError('user-link', 'userId')
    }
    return chain
  }

  /** Puts what the server answered for `from` on top of what is known by now, which may be more than when it was asked. */
  async function take({ userId, links }: UserLinksAnswer, from: number): Promise<UserChain | null> {
    const known = chains.get(userId) ?? null
    const chain = await extend(known, userId, links.slice(Math.max(0, (known?.seq ?? 0) + 1 - from)))
    const other = chains.get(userId)
    if (other && other !== known && other.seq >= (chain?.seq ?? 0)) return other
    checkUserPin(chain, pins.user(userId))
    if (chain) remember(userId, chain)
    return chain
  }

  /** What changes while an answer is under way counts as unknown; so does everything when none comes, or none that holds. */
  async function whileAsking<T>(userIds: readonly UserId[], task: () => Promise<T>): Promise<T> {
    for (const userId of userIds) stale.delete(userId)
    try {
      return await task()
    } catch (error) {
      for (const userId of userIds) stale.add(userId)
      throw error
    }
  }

  const nextSeq = (userId: UserId) => (chains.get(userId)?.seq ?? 0) + 1

  function ask(userId: UserId): Promise<UserChain | null> {
    const from = nextSeq(userId)
    return whileAsking([userId], async () => {
      const answer = await api.userLinks(userId, from)
      if (answer.userId !== userId) throw new MismatchError('user-link', 'userId')
      return take(answer, from)
    })
  }

  async function loadAll(userIds: readonly UserId[]): Promise<(UserChain | null)[]> {
    const missing = [...new Set(userIds)].filter((userId) => !chains.has(userId) || stale.has(userId))
    const wanted = missing.map((userId) => ({ userId, from: nextSeq(userId) }))
    let count = 0
    await whileAsking(missing, () =>
      askForMany(api, wanted, async (answer, from) => {
        await take(answer, from)
        if (++count % PEOPLE_PER_SLICE === 0) await pause()
      }),
    )
    return userIds.map((userId) => chains.get(userId) ?? null)
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
    loadAll,
    peek: (userId) => chains.get(userId),
    markStale(userId) {
      if (userId) stale.add(userId)
      else for (const known of chains.keys()) stale.add(known)
    },
    put(chain) {
      remember(chain.userId as UserId, chain)
    },
    loadUnpinned: async (userId) => extend(null, userId, (await api.userLinks(userId, 1)).links),
    async putNewRoot(chain) {
      const userId = chain.userId as UserId
      chains.set(userId, chain)
      pins.replaceUser(userId, pinUserChain(chain))
      await pins.save()
    },
  }
}
