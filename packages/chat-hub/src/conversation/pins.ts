import { decodeBase64, encodeBase64, type GroupPin, type UserPin } from '@umkreis/crypto'
import * as v from 'valibot'
import { UnreadableStoreError } from './errors.ts'
import type { KeyStore } from './key-store.ts'

const pinsSchema = v.object({
  users: v.record(
    v.string(),
    v.object({
      seq: v.number(),
      hash: v.string(),
      resetCounter: v.number(),
      /** How often a new root took the place of what was seen, which it need not continue: of two tabs, the one that knows of more holds. */
      roots: v.optional(v.number(), 0),
      /** The reset counter when this person was first seen. */
      firstResets: v.optional(v.number(), 0),
      /** The reset counter up to which the owner of this device accepted new keys; 0 for never. */
      acceptedResets: v.optional(v.number(), 0),
      /** The reset counter of the keys that were compared with this person; `null` for never, or taken back. */
      verifiedResets: v.optional(v.nullable(v.number()), null),
      /** How often that was changed: of two tabs, the one that changed it more often holds. */
      verifications: v.optional(v.number(), 0),
    }),
  ),
  groups: v.record(v.string(), v.object({ epoch: v.number(), hash: v.string() })),
})
type StoredPins = v.InferOutput<typeof pinsSchema>

type StoredUserPin = StoredPins['users'][string]

const NAME = 'pins'

/** The heads this device has seen: what keeps a server from rewriting or shortening history. */
export interface Pins {
  user(userId: string): UserPin | undefined
  group(groupId: string): GroupPin | undefined
  /** Remembers a later head; an earlier one changes nothing. */
  pinUser(userId: string, pin: UserPin): void
  pinGroup(groupId: string, pin: GroupPin): void
  /** Whether somebody started over since they were first seen here, and the owner of this device has not accepted the newest keys. */
  hasNewRoot(userId: string): boolean
  /** Whether the owner of this device accepted the newest keys of somebody who started over. */
  isRootAccepted(userId: string): boolean
  /** The reset counter up to which the owner of this device accepted somebody's new keys; 0 for never. */
  acceptedResets(userId: string): number
  /** Remembers that the owner of this device accepts the newest keys seen of somebody. */
  acceptRoot(userId: string): void
  /** The reset counter of the keys that were compared with somebody; `null` when none were. */
  verifiedResets(userId: string): number | null
  /** Remembers which keys of somebody were compared, or that none count as compared any more. Of somebody never seen nothing is remembered. */
  setVerifiedResets(userId: string, resets: number | null): void
  /** Stores what was remembered since the last time. */
  save(): Promise<void>
  /** Remembers a head in the place of whatever was seen of one person: for one's own when starting over. */
  replaceUser(userId: string, pin: UserPin): void
}

function parse(bytes: Uint8Array | undefined): StoredPins {
  if (!bytes) return { users: {}, groups: {} }
  return v.parse(pinsSchema, JSON.parse(new TextDecoder().decode(bytes)))
}

function mergeUser(mine: StoredUserPin | undefined, other: StoredUserPin): StoredUserPin {
  if (!mine) return other
  const { verifiedResets, verifications } = mine.verifications < other.verifications ? other : mine
  // Nothing of what was seen before a new root says anything about it.
  if (mine.roots !== other.roots) return mine.roots < other.roots ? other : mine
  return {
    ...(mine.seq < other.seq ? other : mine),
    verifiedResets,
    verifications,
    firstResets: Math.min(mine.firstResets, other.firstResets),
    acceptedResets: Math.max(mine.acceptedResets, other.acceptedResets),
  }
}

function encode(pins: StoredPins): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(pins))
}

async function read(store: KeyStore): Promise<StoredPins> {
  try {
    return parse(await store.get(NAME))
  } catch (error) {
    throw new UnreadableStoreError(NAME, { cause: error })
  }
}

/**
 * Loads the pins of a store.
 *
 * @throws {UnreadableStoreError} If they are damaged: a device that forgot them would take whatever the server shows it.
 */
export async function loadPins(store: KeyStore): Promise<Pins> {
  const stored = await read(store)
  let isChanged = false

  function put(userId: string, pin: UserPin, roots: number): void {
    stored.users[userId] = {
      firstResets: pin.resetCounter,
      acceptedResets: 0,
      verifiedResets: null,
      verifications: 0,
      ...stored.users[userId],
      ...pin,
      roots,
      hash: encodeBase64(pin.hash),
    }
    isChanged = true
  }

  return {
    user(userId) {
      const pin = stored.users[userId]
      return pin && { seq: pin.seq, hash: decodeBase64(pin.hash), resetCounter: pin.resetCounter }
    },
    group(groupId) {
      const pin = stored.groups[groupId]
      return pin && { ...pin, hash: decodeBase64(pin.hash) }
    },
    pinUser(userId, pin) {
      const before = stored.users[userId]
      if ((before?.seq ?? 0) < pin.seq) put(userId, pin, before?.roots ?? 0)
    },
    replaceUser(userId, pin) {
      const { roots = 0 } = stored.users[userId] ?? {}
      delete stored.users[userId]
      put(userId, pin, roots + 1)
    },
    pinGroup(groupId, pin) {
      if ((stored.groups[groupId]?.epoch ?? 0) >= pin.epoch) return
      stored.groups[groupId] = { ...pin, hash: encodeBase64(pin.hash) }
      isChanged = true
    },
    hasNewRoot(userId) {
      const pin = stored.users[userId]
      return pin !== undefined && pin.resetCounter > Math.max(pin.firstResets, pin.acceptedResets)
    },
    isRootAccepted(userId) {
      const pin = stored.users[userId]
      return pin !== undefined && pin.acceptedResets >= pin.resetCounter
    },
    acceptedResets: (userId) => stored.users[userId]?.acceptedResets ?? 0,
    acceptRoot(userId) {
      const pin = stored.users[userId]
      if (!pin) return
      stored.users[userId] = { ...pin, acceptedResets: pin.resetCounter }
      isChanged = true
    },
    verifiedResets: (userId) => stored.users[userId]?.verifiedResets ?? null,
    setVerifiedResets(userId, resets) {
      const pin = stored.users[userId]
      if (!pin) return
      stored.users[userId] = { ...pin, verifiedResets: resets, verifications: pin.verifications + 1 }
      isChanged = true
    },
    async save() {
      if (!isChanged) return
      isChanged = false
      await store.lock(NAME, async () => {
        // Another tab may have seen more.
        const other = await read(store)
        for (const [userId, pin] of Object.entries(other.users)) {
          stored.users[userId] = mergeUser(stored.users[userId], pin)
        }
        for (const [groupId, pin] of Object.entries(other.groups)) {
          if ((stored.groups[groupId]?.epoch ?? 0) < pin.epoch) stored.groups[groupId] = pin
        }
        await store.put(NAME, encode(stored))
      })
    },
  }
}
