import { concatBytes, encodeText, type Bytes } from '../bytes.ts'
import { pad, requirePadding } from '../envelope/padding.ts'
import { ArgumentError, DecryptionError, UnknownVersionError } from '../errors.ts'
import { NONCE_BYTES, openXChaCha, sealXChaCha } from '../primitives/aead.ts'
import { hkdfSha256 } from '../primitives/kdf.ts'
import type { RandomSource } from '../primitives/random.ts'
import { ByteReader, ByteWriter, readText } from '../wire.ts'
import type { UserKey } from './user-key.ts'

/** Most UTF-16 units of a device's name. */
export const MAX_DEVICE_NAME_LENGTH = 100
/** Three bytes of UTF-8 for each of its units at most. */
const MAX_NAME_BYTES = MAX_DEVICE_NAME_LENGTH * 3
const VERSION = 1

/** UTF-8 of a device's name. @throws {ArgumentError} If it is longer than {@link MAX_DEVICE_NAME_LENGTH}. */
export function encodeDeviceName(name: string): Bytes {
  if (name.length > MAX_DEVICE_NAME_LENGTH) throw new ArgumentError('this device name is too long')
  return encodeText(name)
}

/** The next bytes as the name of a device. @throws {FormatError} If they are none. */
export function readDeviceName(reader: ByteReader, subject: 'device-name' | 'pairing'): string {
  const name = readText(reader.variable(MAX_NAME_BYTES), subject)
  return name.length > MAX_DEVICE_NAME_LENGTH ? reader.fail('name too long') : name
}

function nameContext(key: UserKey, userId: string, deviceId: string): { secret: Bytes; aad: Bytes } {
  const aad = new ByteWriter().id(userId).uint32(key.generation).id(deviceId).bytes()
  return { secret: hkdfSha256(key.seed, { info: 'umkreis/v1/device-name' }), aad }
}

/**
 * Seals what a device calls itself, for the other devices of its user (SPEC rule DN1). Padded, so that the length tells little.
 *
 * @param userKey The current one.
 * @param name At most {@link MAX_DEVICE_NAME_LENGTH} UTF-16 units.
 * @throws {ArgumentError} If the name is too long.
 */
export function sealDeviceName(
  userKey: UserKey,
  userId: string,
  deviceId: string,
  name: string,
  random: RandomSource,
): Bytes {
  const text = encodeDeviceName(name)
  const plaintext = pad(new ByteWriter().variable(text).bytes())
  const { secret, aad } = nameContext(userKey, userId, deviceId)
  const nonce = random(NONCE_BYTES)
  const head = new ByteWriter().uint8(VERSION).uint32(userKey.generation).fixed(nonce, NONCE_BYTES).bytes()
  return concatBytes(head, sealXChaCha(secret, nonce, plaintext, aad))
}

/**
 * Opens the name of a device.
 *
 * @param deviceId The device whose name it should be.
 * @param userKey Gives the user key of a generation, `undefined` if it is not here.
 * @throws {UnknownVersionError} If a later version sealed it.
 * @throws {FormatError} If it is malformed.
 * @throws {DecryptionError} If it is not of this user and device, or its user key is not here.
 */
export async function openDeviceName(
  sealed: Bytes,
  userId: string,
  deviceId: string,
  userKey: (generation: number) => UserKey | undefined | Promise<UserKey | undefined>,
): Promise<string> {
  const reader = new ByteReader(sealed, 'device-name')
  const version = reader.uint8()
  if (version !== VERSION) throw new UnknownVersionError('device-name', version)
  const generation = reader.uint32()
  const nonce = reader.fixed(NONCE_BYTES)
  const key = await userKey(generation)
  if (!key || key.generation !== generation) throw new DecryptionError('device-name')
  const { secret, aad } = nameContext(key, userId, deviceId)
  const padded = openXChaCha(secret, nonce, sealed.subarray(reader.offset), aad)
  if (!padded) throw new DecryptionError('device-name')
  const inside = new ByteReader(padded, 'device-name')
  const name = readDeviceName(inside, 'device-name')
  requirePadding(padded, inside.offset, 'device-name')
  return name
}
