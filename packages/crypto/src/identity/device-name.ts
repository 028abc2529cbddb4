import { encodeText, type Bytes } from '../bytes.ts'
import { ArgumentError } from '../errors.ts'
import type { RandomSource } from '../primitives/random.ts'
import { type ByteReader, readText } from '../wire.ts'
import { type FindUserKey, openOwnText, sealOwnText } from './own-text.ts'
import type { UserKey } from './user-key.ts'

/** Most UTF-16 units of a device's name. */
export const MAX_DEVICE_NAME_LENGTH = 100
/** Three bytes of UTF-8 for each of its units at most. */
const MAX_NAME_BYTES = MAX_DEVICE_NAME_LENGTH * 3

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
  return sealOwnText({ subject: 'device-name', userId, id: deviceId }, userKey, encodeDeviceName(name), random)
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
export function openDeviceName(sealed: Bytes, userId: string, deviceId: string, userKey: FindUserKey): Promise<string> {
  return openOwnText({ subject: 'device-name', userId, id: deviceId }, sealed, userKey, (reader) =>
    readDeviceName(reader, 'device-name'),
  )
}
