import { decodeBase64, encodeBase64, type GroupPin, type UserPin } from '@umkreis/crypto'
import * as v from 'valibot'
import type { KeyStore } from './key-store.ts'

const pinsSchema = v.object({
  users: v.record(v.string(), v.object({ seq: v.number(), hash: v.string(), resetCounter: v.number() })),
  groups: v.record(v.string(), v.object({ epoch: v.number(), hash: v.string() })),
})
type StoredPins = v.InferOutput<typeof pinsSchema>

const NAME = 'pins'

/** The heads this device has seen: what keeps a server from rewriting or shortening history. */
export interface Pins {
  user(userId: string): UserPin | undefined
  group(groupId: string): GroupPin | undefined
  /** Remembers a later head; an earlier one changes nothing. */
  pinUser(userId: string, pin: UserPin): void
  pinGroup(groupId: string, pin: GroupPin): void
  /** Stores what was remembered since the last time. */
  save(): Promise<void>
  /** Forgets the head of one person, stored or not: for one's own when starting over. */
  forgetUser(userId: string): Promise<void>
}

function parse(bytes: Uint8Array | undefined): StoredPins {
  if (!bytes) return { users: {}, groups: {} }
  return v.parse(pinsSchema, JSON.parse(new TextDecoder().decode(bytes)))
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
      return pin && { ...pin, hash: decodeBase64(pin.hash) }
    },
    group(groupId) {
      const pin = stored.groups[groupId]
      return pin && { ...pin, hash: decodeBase64(pin.hash) }
    },
    pinUser(userId, pin) {
      if ((stored.users[userId]?.seq ?? 0) >= pin.seq) return
      stored.users[userId] = { ...pin, hash: encodeBase64(pin.hash) }
      isChanged = true
    },
    pinGroup(groupId, pin) {
      if ((stored.groups[groupId]?.epoch ?? 0) >= pin.epoch) return
      stored.groups[groupId] = { ...pin, hash: encodeBase64(pin.hash) }
      isChanged = true
    },
    async save() {
      if (!isChanged) return
      isChanged = false
      await store.lock(NAME, async () => {
        // Another tab may have seen more.
        const other = parse(await store.get(NAME))
        for (const [userId, pin] of Object.entries(other.users)) {
          if ((stored.users[userId]?.seq ?? 0) < pin.seq) stored.users[userId] = pin
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
