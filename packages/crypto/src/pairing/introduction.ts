import type { Bytes } from '../bytes.ts'
import { FormatError } from '../errors.ts'
import { deriveDeviceId, type DevicePublicKeys } from '../identity/device.ts'
import { encodeDeviceName, readDeviceName } from '../identity/device-name.ts'
import { isSigningPublicKey } from '../primitives/signature.ts'
import { ByteWriter, type ByteReader } from '../wire.ts'

/** What a new device says of itself to the one that is to let it in. */
export interface IntroducedDevice {
  readonly device: DevicePublicKeys
  /** What it calls itself; `null` when it said nothing. At most `MAX_DEVICE_NAME_LENGTH` UTF-16 units, chosen by the device. */
  readonly name: string | null
}

/** Writes keys and name (SPEC rule PR1). @throws {ArgumentError} If the name is too long. */
export function writeIntroduction(device: DevicePublicKeys, name: string | null): Bytes {
  return new ByteWriter()
    .fixed(device.signingKey, 32)
    .fixed(device.agreementKey, 32)
    .variable(encodeDeviceName(name ?? ''))
    .bytes()
}

/** Reads keys and name. @throws {FormatError} If they are malformed, or the signing key is no usable one. */
export function readIntroduction(reader: ByteReader): IntroducedDevice {
  const signingKey = reader.fixed(32)
  const agreementKey = reader.fixed(32)
  const name = readDeviceName(reader, 'pairing')
  if (!isSigningPublicKey(signingKey)) throw new FormatError('pairing', 'unusable device key')
  const deviceId = deriveDeviceId(signingKey, agreementKey)
  return { device: { deviceId, kind: 'device', signingKey, agreementKey }, name: name === '' ? null : name }
}
