import { decodeBase64, deviceKeysFromSeed, encodeBase64, type Bytes, type DeviceKeys } from '@umkreis/crypto'
import { userLinkPostSchema, type UserLinkPost } from '@umkreis/schemas'
import * as v from 'valibot'
import { UnreadableStoreError } from '../errors.ts'
import type { KeyStore } from '../key-store.ts'

const DEVICE = 'device-seed'
const JOINED = 'joined-head'
const CODE = 'recovery-code'
const USED_CODE = 'used-recovery-device'
const SIGNED_OUT = 'signed-out-device'
const PREPARED = 'prepared-link'

/** A link that is about to be posted, with the secrets that belong to it: they must outlive a page that is closed before the answer came. */
export interface PreparedLink {
  readonly post: UserLinkPost
  readonly deviceSeed: Bytes
  readonly recoveryCode: string
}

const joinedSchema = v.object({ deviceId: v.string(), head: v.string() })
const preparedSchema = v.object({ post: userLinkPostSchema, deviceSeed: v.string(), recoveryCode: v.string() })

/** What this device keeps of its own identity, entry by entry. What can't be read throws {@link UnreadableStoreError}. */
export interface StoredKeys {
  /** The keys of this device; `undefined` when it never had any, or its browser deleted them. */
  loadDevice(): Promise<DeviceKeys | undefined>
  putDevice(device: DeviceKeys): Promise<void>
  /** The head of the chain that a device was about to join, as its owner vouched for it; `undefined` for one that was there from the first. */
  loadJoinedHead(deviceId: string): Promise<Bytes | undefined>
  putJoinedHead(deviceId: string, head: Bytes): Promise<void>
  /** Deletes every secret of this device, and remembers that it was signed out. */
  forgetSignedOut(deviceId: string): Promise<void>
  /** The id of the device that was signed out here; `undefined` while there is none, or another took its place. */
  loadSignedOut(): Promise<string | undefined>
  /** The code whose owner did not confirm to have it. */
  loadCode(): Promise<string | undefined>
  putCode(code: string): Promise<void>
  deleteCode(): Promise<void>
  /** The id of the recovery device with whose code this device was enrolled. */
  loadUsedRecovery(): Promise<string | undefined>
  putUsedRecovery(deviceId: string): Promise<void>
  loadPrepared(): Promise<PreparedLink | undefined>
  putPrepared(prepared: PreparedLink): Promise<void>
  deletePrepared(): Promise<void>
}

const encodeText = (text: string): Bytes => new TextEncoder().encode(text)
const decodeText = (bytes: Bytes): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

function decodePrepared(bytes: Bytes): PreparedLink {
  const { deviceSeed, ...rest } = v.parse(preparedSchema, JSON.parse(decodeText(bytes)))
  return { ...rest, deviceSeed: decodeBase64(deviceSeed) }
}

/** The entries of a store. */
export function createStoredKeys(store: KeyStore): StoredKeys {
  async function load<T>(name: string, decode: (bytes: Bytes) => T): Promise<T | undefined> {
    try {
      const bytes = await store.get(name)
      return bytes && decode(bytes)
    } catch (error) {
      throw new UnreadableStoreError(name, { cause: error })
    }
  }

  return {
    loadDevice: () => load(DEVICE, (seed) => deviceKeysFromSeed(seed)),
    async putDevice(device) {
      await store.put(DEVICE, device.seed)
      await store.delete(SIGNED_OUT)
    },
    async loadJoinedHead(deviceId) {
      const joined = await load(JOINED, (bytes) => v.parse(joinedSchema, JSON.parse(decodeText(bytes))))
      return joined?.deviceId === deviceId ? decodeBase64(joined.head) : undefined
    },
    putJoinedHead: (deviceId, head) =>
      store.put(JOINED, encodeText(JSON.stringify({ deviceId, head: encodeBase64(head) }))),
    async forgetSignedOut(deviceId) {
      // The note comes first: interrupted in between, the device still knows from the chain that it was signed out.
      await store.put(SIGNED_OUT, encodeText(deviceId))
      await store.delete(DEVICE)
      await store.delete(CODE)
      await store.delete(PREPARED)
    },
    loadSignedOut: () => load(SIGNED_OUT, decodeText),
    loadCode: () => load(CODE, decodeText),
    putCode: (code) => store.put(CODE, encodeText(code)),
    deleteCode: () => store.delete(CODE),
    loadUsedRecovery: () => load(USED_CODE, decodeText),
    putUsedRecovery: (deviceId) => store.put(USED_CODE, encodeText(deviceId)),
    loadPrepared: () => load(PREPARED, decodePrepared),
    putPrepared: ({ post, deviceSeed, recoveryCode }) =>
      store.put(PREPARED, encodeText(JSON.stringify({ post, deviceSeed: encodeBase64(deviceSeed), recoveryCode }))),
    deletePrepared: () => store.delete(PREPARED),
  }
}
