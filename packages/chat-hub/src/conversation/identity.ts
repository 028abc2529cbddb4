import {
  activeDevices,
  createDeviceKeys,
  createFirstUserLink,
  createNextUserLink,
  createRecoveryCode,
  createResetUserLink,
  createUserKey,
  decodeBase64,
  deviceKeysFromSeed,
  encodeBase64,
  equalBytes,
  extendUserChain,
  headHash,
  isResetSince,
  MismatchError,
  openPreviousUserKey,
  openUserKeyWithDevice,
  RecoveryNotSignedError,
  recoveryDeviceFromCode,
  sealUserKeyToDevice,
  type Bytes,
  type DeviceKeys,
  type DevicePublicKeys,
  type RandomSource,
  type UserChain,
  type UserKey,
} from '@umkreis/crypto'
import type { DeviceBox, DeviceId, UserBoxesAnswer, UserId } from '@umkreis/schemas'
import type { E2eeApi } from './e2ee-api.ts'
import { TooManyConflictsError, WrongRecoveryCodeError } from './errors.ts'
import type { KeyStore } from './key-store.ts'
import type { NotReadyReason } from './readiness.ts'
import type { UserDirectory } from './user-directory.ts'

/** This person on this device: everything that is needed to sign, to seal and to open boxes. */
export interface Identity {
  readonly userId: UserId
  readonly device: DeviceKeys
  readonly chain: UserChain
  /** The user key of a generation; `undefined` when a reset made it unreachable. */
  userKey(generation: number): UserKey | undefined
}

/** What looking for one's identity came to. */
export type IdentityState =
  | { readonly kind: 'enrolled'; readonly identity: Identity }
  | {
      readonly kind: 'none'
      readonly reason: Extract<NotReadyReason, 'not-enrolled' | 'signed-out' | 'identity-changed'>
    }

/** What the functions of this file need. */
export interface IdentityContext {
  readonly userId: UserId
  readonly api: E2eeApi
  readonly store: KeyStore
  readonly directory: UserDirectory
  readonly random: RandomSource
  /** Wall clock, milliseconds since 1970. */
  readonly wallMs: () => number
}

const DEVICE = 'device-seed'
const CODE = 'recovery-code'
const LOCK = 'identity'
const MAX_TRIES = 4

/** The recovery code that waits to be saved by its owner; `undefined` once that was confirmed, and on later devices. */
export async function loadRecoveryCode(store: KeyStore): Promise<string | undefined> {
  const bytes = await store.get(CODE)
  return bytes && new TextDecoder().decode(bytes)
}

/** Forgets the recovery code: its owner has it now. */
export function forgetRecoveryCode(store: KeyStore): Promise<void> {
  return store.delete(CODE)
}

async function loadDevice(store: KeyStore): Promise<DeviceKeys | undefined> {
  const seed = await store.get(DEVICE)
  return seed && deviceKeysFromSeed(seed)
}

/** The device of this store, made and stored if there is none or the one there is was signed out. */
async function requireDevice(context: IdentityContext, chain: UserChain | null): Promise<DeviceKeys> {
  const known = await loadDevice(context.store)
  if (known && chain?.devices.get(known.public.deviceId)?.removedSeq == null) return known
  const device = createDeviceKeys(context.random)
  // Stored before anybody hears of it: a device that exists only in a chain can never be used.
  await context.store.put(DEVICE, device.seed)
  return device
}

function requireSamePublicKeys(key: UserKey, chain: UserChain): void {
  const isSame =
    equalBytes(key.signing.publicKey, chain.userSigningKey) &&
    equalBytes(key.agreement.publicKey, chain.userAgreementKey)
  if (!isSame) throw new MismatchError('user-key', 'publicKey')
}

async function openWithDevice(
  context: IdentityContext,
  chain: UserChain,
  device: DeviceKeys,
  boxes: UserBoxesAnswer,
): Promise<UserKey | undefined> {
  for (const { deviceId, generation, box } of boxes.deviceBoxes) {
    if (deviceId !== device.public.deviceId || generation !== chain.generation) continue
    const key = await openUserKeyWithDevice(decodeBase64(box), context.userId, generation, device)
    requireSamePublicKeys(key, chain)
    return key
  }
  return undefined
}

function openEarlierKeys(userId: UserId, newest: UserKey, boxes: UserBoxesAnswer): Map<number, UserKey> {
  const keys = new Map([[newest.generation, newest]])
  let key = newest
  for (;;) {
    const previous = boxes.previousKeyBoxes.find((box) => box.generation === key.generation)
    if (!previous) return keys
    key = openPreviousUserKey(decodeBase64(previous.box), key, userId)
    keys.set(key.generation, key)
  }
}

function createIdentity(userId: UserId, device: DeviceKeys, chain: UserChain, keys: Map<number, UserKey>): Identity {
  return { userId, device, chain, userKey: (generation) => keys.get(generation) }
}

async function boxesFor(
  context: IdentityContext,
  key: UserKey,
  devices: readonly DevicePublicKeys[],
): Promise<DeviceBox[]> {
  const boxes: DeviceBox[] = []
  for (const device of devices) {
    const box = await sealUserKeyToDevice(key, context.userId, device, context.random)
    boxes.push({ deviceId: device.deviceId as DeviceId, generation: key.generation, box: encodeBase64(box) })
  }
  return boxes
}

async function post(
  context: IdentityContext,
  previous: UserChain | null,
  link: Bytes,
  deviceBoxes: DeviceBox[],
): Promise<UserChain | undefined> {
  const chain = await extendUserChain(previous, link)
  const outcome = await context.api.postUserLink({
    userId: context.userId,
    seq: chain.seq,
    previousHash: previous ? encodeBase64(headHash(previous)) : null,
    generation: chain.generation,
    resetCounter: chain.resetCounter,
    link: encodeBase64(link),
    deviceBoxes,
    previousKeyBoxes: [],
  })
  if (outcome.kind === 'conflict') return undefined
  context.directory.put(chain)
  return chain
}

/** Makes keys for somebody who has none, or (`lost`) has none that can be reached any more. */
async function createKeys(context: IdentityContext, lost: UserChain | null): Promise<Identity | undefined> {
  const { userId, random, store, wallMs } = context
  const device = lost ? createDeviceKeys(random) : await requireDevice(context, null)
  const code = createRecoveryCode(random)
  const recovery = recoveryDeviceFromCode(code, userId)
  const userKey = createUserKey(random, (lost?.generation ?? 0) + 1)
  const options = { device, recovery, userKey, nowMs: wallMs() }
  const link = lost
    ? await createResetUserLink({ ...options, chain: lost })
    : await createFirstUserLink({ ...options, userId })
  await store.put(DEVICE, device.seed)
  await store.put(CODE, new TextEncoder().encode(code))
  const chain = await post(context, lost, link, await boxesFor(context, userKey, [device.public, recovery.public]))
  if (!chain) {
    await store.delete(CODE)
    return undefined
  }
  return createIdentity(userId, device, chain, new Map([[userKey.generation, userKey]]))
}

/**
 * Finds this person's keys on this device, and makes them when the account has none anywhere (flow 1).
 *
 * @throws {CryptoError} If the server offers a chain that does not continue what was seen, or boxes that do not fit it.
 */
export function findIdentity(context: IdentityContext): Promise<IdentityState> {
  return context.store.lock(LOCK, async () => {
    const { userId, api, store, directory } = context
    for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
      const chain = await directory.refresh(userId)
      if (!chain) {
        const identity = await createKeys(context, null)
        if (identity) return { kind: 'enrolled', identity }
        continue
      }
      const device = await loadDevice(store)
      const record = device && chain.devices.get(device.public.deviceId)
      if (!device || !record) return { kind: 'none', reason: 'not-enrolled' }
      // A start over that this device did not make: its owner has to say whether it was theirs, on another device.
      if (isResetSince(chain, record.addedSeq)) return { kind: 'none', reason: 'identity-changed' }
      if (record.removedSeq !== null) return { kind: 'none', reason: 'signed-out' }
      const boxes = await api.myBoxes()
      const key = await openWithDevice(context, chain, device, boxes)
      if (!key) return { kind: 'none', reason: 'not-enrolled' }
      const keys = openEarlierKeys(userId, key, boxes)
      return { kind: 'enrolled', identity: createIdentity(userId, device, chain, keys) }
    }
    throw new TooManyConflictsError('user-chain')
  })
}

/**
 * Enrols this device with the recovery code: the virtual device behind it signs this one in and opens the user key for it.
 *
 * @throws {RecoveryCodeError} If what was typed is no recovery code.
 * @throws {WrongRecoveryCodeError} If it is not this account's.
 * @throws {RecoveryNotSignedError} If the server offers a chain that whoever has the code was not there for.
 */
export function enrolWithRecoveryCode(context: IdentityContext, typed: string): Promise<Identity> {
  const recovery = recoveryDeviceFromCode(typed, context.userId)
  return context.store.lock(LOCK, async () => {
    for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
      const chain = await context.directory.refresh(context.userId)
      const known = chain && activeDevices(chain).find((device) => device.deviceId === recovery.public.deviceId)
      if (!known) throw new WrongRecoveryCodeError()
      // Only what a chain calls a recovery device had to sign itself into it: its keys under another name prove nothing.
      if (known.kind !== 'recovery') throw new RecoveryNotSignedError(context.userId)
      const boxes = await context.api.myBoxes()
      const key = await openWithDevice(context, chain, recovery, boxes)
      if (!key) throw new WrongRecoveryCodeError()
      const device = await requireDevice(context, chain)
      const keys = openEarlierKeys(context.userId, key, boxes)
      if (chain.devices.has(device.public.deviceId)) return createIdentity(context.userId, device, chain, keys)
      const link = await createNextUserLink({
        chain,
        signer: recovery,
        userKey: key,
        add: [device.public],
        nowMs: context.wallMs(),
      })
      const longer = await post(context, chain, link, await boxesFor(context, key, [device.public]))
      if (longer) return createIdentity(context.userId, device, longer, keys)
    }
    throw new TooManyConflictsError('user-chain')
  })
}

/**
 * Starts over with new keys because every device and the code are lost. Contacts see it, and the past stays closed unless somebody shares it.
 */
export function startOver(context: IdentityContext): Promise<Identity> {
  return context.store.lock(LOCK, async () => {
    for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
      const identity = await createKeys(context, await context.directory.refresh(context.userId))
      if (identity) return identity
    }
    throw new TooManyConflictsError('user-chain')
  })
}
