import { decodeBase64, encodeBase64, type GroupPin, type UserPin } from '@umkreis/crypto'
import * as v from 'valibot'
import type { KeyStore } from './key-store.ts'

const pinsSchema = v.object({
  users: v.record(
    v.string(),
    v.object({
      seq: v.number(),
      hash: v.string(),
      resetCounter: v.number(),
      /** The reset counter when this person was first seen. */
      firstResets: v.optional(v.number(), 0),
      /** The reset counter up to which the owner of this device accepted new keys; 0 for never. */
      acceptedResets: v.optional(v.number(), 0),
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
  /** Remembers that the owner of this device accepts the newest keys seen of somebody. */
  acceptRoot(userId: string): void
  /** Stores what was remembered since the last time. */
  save(): Promise<void>
  /** Forgets the head of one person, stored or not: for one's own when starting over. */
  forgetUser(userId: string): Promise<void>
}

function parse(bytes: Uint8Array | undefined): StoredPins {
  if (!bytes) return { users: {}, groups: {} }
  return v.parse(pinsSchema, JSON.parse(new TextDecoder().decode(bytes)))
}

function mergeUser(mine: StoredUserPin | undefined, other: StoredUserPin): StoredUserPin {
  if (!mine) return other
  return {
    ...(mine.seq < other.seq ? other : mine),
    firstResets: Math.min(mine.firstResets, other.firstResets),
    acceptedResets: Math.max(mine.acceptedResets, other.acceptedResets),
  }
}

function encode(pins: StoredPins): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(pins))
}

/** Loads the pins of a store. */
export async function loadPins(store: KeyStore): Promise<Pins> {
  const stored = parse(await store.get(NAME))
  let isChanged = false
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
      if ((before?.seq ?? 0) >= pin.seq) return
      stored.users[userId] = {
        ...pin,
        hash: encodeBase64(pin.hash),
        firstResets: before?.firstResets ?? pin.resetCounter,
        acceptedResets: before?.acceptedResets ?? 0,
      }
      isChanged = true
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
    acceptRoot(userId) {
      const pin = stored.users[userId]
      if (!pin) return
      stored.users[userId] = { ...pin, acceptedResets: pin.resetCounter }
      isChanged = true
    },
    async save() {
      if (!isChanged) return
      isChanged = false
      await store.lock(NAME, async () => {
        // Another tab may have seen more.
        const other = parse(await store.get(NAME))
        for (const [userId, pin] of Object.entries(other.users)) {
          stored.users[userId] = mergeUser(stored.users[userId], pin)
        }
        for (const [groupId, pin] of Object.entries(other.groups)) {
          if ((stored.groups[groupId]?.epoch ?? 0) < pin.epoch) stored.groups[groupId] = pin
        }
        await store.put(NAME, encode(stored))
      })
    },
    async forgetUser(userId) {
      delete stored.users[userId]
      await store.lock(NAME, async () => {
        const kept = parse(await store.get(NAME))
        delete kept.users[userId]
        await store.put(NAME, encode(kept))
      })
    },
  }
}
