import { isResetSince, type DeviceKeys, type RandomSource, type UserChain, type UserKey } from '@umkreis/crypto'
import type { UserId } from '@umkreis/schemas'
import type { E2eeApi } from './e2ee-api.ts'
import { EncryptionNotReadyError, TooManyConflictsError } from './errors.ts'
import type { KeyStore } from './key-store.ts'
import type { Pins } from './pins.ts'
import type { NotReadyReason } from './readiness.ts'
import type { UserDirectory } from './user-directory.ts'
import type { StoredKeys } from './identity/stored-keys.ts'
import { continuesFrom } from './identity/joined-head.ts'
import { openUserKeys } from './identity/user-key-boxes.ts'

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

/** What everything that looks for an identity, or changes it, needs. */
export interface IdentityContext {
  readonly userId: UserId
  readonly api: E2eeApi
  readonly store: KeyStore
  readonly keys: StoredKeys
  readonly directory: UserDirectory
  readonly pins: Pins
  readonly random: RandomSource
  /** Wall clock, milliseconds since 1970. */
  readonly wallMs: () => number
}

const LOCK = 'identity'
const MAX_TRIES = 4

/**
 * Runs one change of the identity at a time, in all tabs of this profile, and again when another device was quicker.
 *
 * @param attempt Is given the newest chain. `undefined` says that it lost a race and has to look again.
 * @param loadChain Where the chain comes from; unless told, it has to continue what was seen before.
 * @throws {TooManyConflictsError}
 */
export function changeIdentity<T>(
  context: IdentityContext,
  attempt: (chain: UserChain | null) => Promise<T | undefined>,
  loadChain = () => context.directory.refresh(context.userId),
): Promise<T> {
  return context.store.lock(LOCK, async () => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const outcome = await attempt(await loadChain())
      if (outcome !== undefined) return outcome
    }
    throw new TooManyConflictsError('user-chain')
  })
}

/** An identity from the user keys that a device opens. */
export function createIdentity(device: DeviceKeys, chain: UserChain, keys: ReadonlyMap<number, UserKey>): Identity {
  return { userId: chain.userId as UserId, device, chain, userKey: (generation) => keys.get(generation) }
}

/**
 * Who this device is in a chain.
 *
 * @throws {CryptoError} If its boxes do not fit the chain.
 * @throws {UnreadableStoreError} If its keys are damaged.
 */
export async function readIdentity(context: IdentityContext, chain: UserChain): Promise<IdentityState> {
  const device = await context.keys.loadDevice()
  const deviceId = device?.public.deviceId ?? (await context.keys.loadSignedOut())
  const record = deviceId === undefined ? undefined : chain.devices.get(deviceId)
  if (!record) return { kind: 'none', reason: 'not-enrolled' }
  // A start over that this device did not make: its owner has to say whether it was theirs, on another device.
  if (isResetSince(chain, record.addedSeq)) return { kind: 'none', reason: 'identity-changed' }
  const joined = await context.keys.loadJoinedHead(record.deviceId)
  if (joined && !continuesFrom(chain, joined)) return { kind: 'none', reason: 'identity-changed' }
  if (record.removedSeq !== null) return { kind: 'none', reason: 'signed-out' }
  const keys = device && (await openUserKeys(chain, device, await context.api.myBoxes()))
  if (!device || !keys) return { kind: 'none', reason: 'not-enrolled' }
  return { kind: 'enrolled', identity: createIdentity(device, chain, keys) }
}

/** Like {@link readIdentity}, for who needs one. @throws {EncryptionNotReadyError} If this device has none. */
export async function requireIdentityIn(context: IdentityContext, chain: UserChain | null): Promise<Identity> {
  const found = chain ? await readIdentity(context, chain) : ({ kind: 'none', reason: 'not-enrolled' } as const)
  if (found.kind === 'none') throw new EncryptionNotReadyError(found.reason)
  return found.identity
}
