import { concatBytes, encodeText, requireLength, type Bytes } from '../bytes.ts'
import { ArgumentError, DecryptionError, FormatError } from '../errors.ts'
import { NONCE_BYTES, openXChaCha, sealXChaCha } from '../primitives/aead.ts'
import { createAgreementKey, type AgreementKey } from '../primitives/agreement.ts'
import { hpkeOpen, hpkeSeal } from '../primitives/hpke.ts'
import { hkdfSha256 } from '../primitives/kdf.ts'
import type { RandomSource } from '../primitives/random.ts'
import { createSigningKey, type SigningKey } from '../primitives/signature.ts'
import { ByteWriter } from '../wire.ts'
import type { DeviceKeys, DevicePublicKeys } from './device.ts'

/** The key of a person rather than of a device, in one generation. Everything follows from `seed` (SPEC rule K4). */
export interface UserKey {
  /** 1 for the first. */
  readonly generation: number
  readonly seed: Bytes
  readonly signing: SigningKey
  readonly agreement: AgreementKey
}

/** The user key with this seed. @throws {ArgumentError} If `seed` is not 32 bytes. */
export function userKeyFromSeed(seed: Bytes, generation: number): UserKey {
  requireLength(seed, 32, 'user key seed')
  return {
    generation,
    seed: seed.slice(),
    signing: createSigningKey(hkdfSha256(seed, { info: 'umkreis/v1/user-signing' })),
    agreement: createAgreementKey(hkdfSha256(seed, { info: 'umkreis/v1/user-agreement' })),
  }
}

/** A new user key. `generation` counts from 1. */
export function createUserKey(random: RandomSource, generation = 1): UserKey {
  return userKeyFromSeed(random(32), generation)
}

function deviceBoxInfo(userId: string, generation: number, deviceId: string): Bytes {
  return new ByteWriter()
    .fixed(encodeText('umkreis/v1/user-key-box'), 23)
    .id(userId)
    .uint32(generation)
    .id(deviceId)
    .bytes()
}

/** Seals a user key to one device of its user (SPEC rule B1). */
export async function sealUserKeyToDevice(
  key: UserKey,
  userId: string,
  device: DevicePublicKeys,
  random: RandomSource,
): Promise<Bytes> {
  const info = deviceBoxInfo(userId, key.generation, device.deviceId)
  const box = await hpkeSeal(device.agreementKey, info, key.seed, random)
  if (!box) throw new ArgumentError('the agreement key of this device is not usable')
  return box
}

/**
 * Opens a user key with a device.
 *
 * @throws {DecryptionError} If the box was not made for this device, user and generation.
 */
export async function openUserKeyWithDevice(
  box: Bytes,
  userId: string,
  generation: number,
  device: DeviceKeys,
): Promise<UserKey> {
  const seed = await hpkeOpen(device.agreement, deviceBoxInfo(userId, generation, device.public.deviceId), box)
  if (!seed) throw new DecryptionError('user-key')
  if (seed.length !== 32) throw new FormatError('user-key', 'wrong length')
  return userKeyFromSeed(seed, generation)
}

function previousKeyContext(key: UserKey, userId: string): { secret: Bytes; aad: Bytes } {
  const aad = new ByteWriter().id(userId).uint32(key.generation).bytes()
  return { secret: hkdfSha256(key.seed, { info: 'umkreis/v1/user-previous' }), aad }
}

/** Seals generation g−1 with generation g (SPEC rule B2), so that one box opens the whole past. */
export function sealPreviousUserKey(key: UserKey, previous: UserKey, userId: string, random: RandomSource): Bytes {
  if (previous.generation !== key.generation - 1) throw new ArgumentError('not the generation before')
  const { secret, aad } = previousKeyContext(key, userId)
  const nonce = random(NONCE_BYTES)
  return concatBytes(nonce, sealXChaCha(secret, nonce, previous.seed, aad))
}

/** Opens generation g−1 with generation g. @throws {DecryptionError} If the box is not this key's. */
export function openPreviousUserKey(box: Bytes, key: UserKey, userId: string): UserKey {
  if (box.length < NONCE_BYTES) throw new DecryptionError('user-key')
  const { secret, aad } = previousKeyContext(key, userId)
  const seed = openXChaCha(secret, box.subarray(0, NONCE_BYTES), box.subarray(NONCE_BYTES), aad)
  if (!seed || seed.length !== 32) throw new DecryptionError('user-key')
  return userKeyFromSeed(seed, key.generation - 1)
}
