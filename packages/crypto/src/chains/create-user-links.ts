import type { Bytes } from '../bytes.ts'
import { ArgumentError } from '../errors.ts'
import type { DeviceKeys, DevicePublicKeys } from '../identity/device.ts'
import type { UserKey } from '../identity/user-key.ts'
import { activeDevices, headHash, type UserChain } from './user-chain.ts'
import { NO_HASH, signUserLink, sortDevices } from './user-link.ts'

function requireGeneration(key: UserKey, generation: number): void {
  if (key.generation !== generation) throw new ArgumentError('the user key is of another generation')
}

function publicOf(recovery: DeviceKeys | undefined): DevicePublicKeys[] {
  return recovery ? [recovery.public] : []
}

/**
 * The first link of a user: the device that signs and, as its equal, the recovery device.
 *
 * @param options.device Signs the link.
 * @param options.recovery The device of the recovery code; signs as well, since it is here now and its public keys could be copied later.
 * @param options.others Further devices to start with.
 * @param options.userKey Generation 1.
 */
export function createFirstUserLink(options: {
  userId: string
  device: DeviceKeys
  recovery?: DeviceKeys
  others?: readonly DevicePublicKeys[]
  userKey: UserKey
  nowMs: number
}): Promise<Bytes> {
  const { userId, device, recovery, others = [], userKey, nowMs } = options
  requireGeneration(userKey, 1)
  return signUserLink(
    {
      userId,
      seq: 1,
      previousHash: NO_HASH,
      resetCounter: 0,
      generation: 1,
      userSigningKey: userKey.signing.publicKey,
      userAgreementKey: userKey.agreement.publicKey,
      devices: sortDevices([device.public, ...others, ...publicOf(recovery)]),
      createdAtMs: nowMs,
      signerDeviceId: device.public.deviceId,
    },
    device,
    userKey,
    recovery,
  )
}

/**
 * The next link of a user's chain.
 *
 * @param options.signer A device that counts now, the recovery device for instance.
 * @param options.userKey The current user key to add devices only; one of the next generation whenever a device goes.
 * @param options.add Devices that join.
 * @param options.recovery The device of a new recovery code, which joins and signs; the earlier one goes with `remove`.
 * @param options.remove Ids of devices that go.
 */
export function createNextUserLink(options: {
  chain: UserChain
  signer: DeviceKeys
  userKey: UserKey
  add?: readonly DevicePublicKeys[]
  recovery?: DeviceKeys
  remove?: readonly string[]
  nowMs: number
}): Promise<Bytes> {
  const { chain, signer, userKey, recovery, add = [], remove = [], nowMs } = options
  if (userKey.generation !== chain.generation + 1) requireGeneration(userKey, chain.generation)
  const kept = activeDevices(chain).filter((device) => !remove.includes(device.deviceId))
  return signUserLink(
    {
      userId: chain.userId,
      seq: chain.seq + 1,
      previousHash: headHash(chain),
      resetCounter: chain.resetCounter,
      generation: userKey.generation,
      userSigningKey: userKey.signing.publicKey,
      userAgreementKey: userKey.agreement.publicKey,
      devices: sortDevices([...kept, ...add, ...publicOf(recovery)]),
      createdAtMs: nowMs,
      signerDeviceId: signer.public.deviceId,
    },
    signer,
    userKey,
    recovery,
  )
}

/**
 * A link that starts over with new devices because every old one and the code are lost. Nobody's earlier device signs it: contacts see a
 * changed root.
 *
 * @param options.userKey Of the next generation; it cannot open earlier ones.
 */
export function createResetUserLink(options: {
  chain: UserChain
  device: DeviceKeys
  recovery?: DeviceKeys
  others?: readonly DevicePublicKeys[]
  userKey: UserKey
  nowMs: number
}): Promise<Bytes> {
  const { chain, device, recovery, others = [], userKey, nowMs } = options
  requireGeneration(userKey, chain.generation + 1)
  return signUserLink(
    {
      userId: chain.userId,
      seq: chain.seq + 1,
      previousHash: headHash(chain),
      resetCounter: chain.resetCounter + 1,
      generation: userKey.generation,
      userSigningKey: userKey.signing.publicKey,
      userAgreementKey: userKey.agreement.publicKey,
      devices: sortDevices([device.public, ...others, ...publicOf(recovery)]),
      createdAtMs: nowMs,
      signerDeviceId: device.public.deviceId,
    },
    device,
    userKey,
    recovery,
  )
}
