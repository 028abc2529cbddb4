import { concatBytes, encodeBase64Url, encodeText, requireLength, type Bytes } from '../bytes.ts'
import { createAgreementKey, type AgreementKey } from '../primitives/agreement.ts'
import { hkdfSha256, sha256 } from '../primitives/kdf.ts'
import type { RandomSource } from '../primitives/random.ts'
import { createSigningKey, type SigningKey } from '../primitives/signature.ts'

/** A real device, or the virtual one behind the recovery code. */
export type DeviceKind = 'device' | 'recovery'

/** What everybody may know about a device: a row of its user's chain. */
export interface DevicePublicKeys {
  readonly deviceId: string
  readonly kind: DeviceKind
  /** Ed25519, 32 bytes. */
  readonly signingKey: Bytes
  /** X25519, 32 bytes. */
  readonly agreementKey: Bytes
}

/** The secret keys of a device. Only `seed` needs keeping; everything else follows from it (SPEC rule K1). */
export interface DeviceKeys {
  readonly seed: Bytes
  readonly public: DevicePublicKeys
  readonly signing: SigningKey
  readonly agreement: AgreementKey
}

const DEVICE_ID_DOMAIN = encodeText('umkreis/v1/device-id')

/** The id that belongs to a device's public keys (SPEC rule K2): 22 URL-safe characters, so that ids can't be claimed. */
export function deriveDeviceId(signingKey: Bytes, agreementKey: Bytes): string {
  return encodeBase64Url(sha256(concatBytes(DEVICE_ID_DOMAIN, signingKey, agreementKey)).subarray(0, 16))
}

/**
 * The keys of the device with this seed.
 *
 * @param seed 32 secret bytes, random or from a recovery code.
 * @throws {ArgumentError} If the seed has another length.
 */
export function deviceKeysFromSeed(seed: Bytes, kind: DeviceKind = 'device'): DeviceKeys {
  requireLength(seed, 32, 'device seed')
  const signing = createSigningKey(hkdfSha256(seed, { info: 'umkreis/v1/device-signing' }))
  const agreement = createAgreementKey(hkdfSha256(seed, { info: 'umkreis/v1/device-agreement' }))
  const deviceId = deriveDeviceId(signing.publicKey, agreement.publicKey)
  return {
    seed: seed.slice(),
    public: { deviceId, kind, signingKey: signing.publicKey, agreementKey: agreement.publicKey },
    signing,
    agreement,
  }
}

/** Keys for a new device. */
export function createDeviceKeys(random: RandomSource): DeviceKeys {
  return deviceKeysFromSeed(random(32))
}
