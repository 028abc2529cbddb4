import { concatBytes, encodeText, type Bytes } from '../bytes.ts'
import { UnknownVersionError } from '../errors.ts'
import { deriveDeviceId, type DeviceKeys, type DevicePublicKeys } from '../identity/device.ts'
import type { UserKey } from '../identity/user-key.ts'
import { sha256 } from '../primitives/kdf.ts'
import { SIGNATURE_BYTES } from '../primitives/signature.ts'
import { ByteReader, ByteWriter } from '../wire.ts'

/** What a user link says, before it is signed. */
export interface UserLinkBody {
  readonly userId: string
  /** Place in the chain, from 1. */
  readonly seq: number
  /** 32 bytes; all zero in the first link. */
  readonly previousHash: Bytes
  readonly resetCounter: number
  readonly generation: number
  /** Ed25519 of the user key. */
  readonly userSigningKey: Bytes
  /** X25519 of the user key. */
  readonly userAgreementKey: Bytes
  /** Every device from here on, sorted by id, each once, at least one. */
  readonly devices: readonly DevicePublicKeys[]
  /** Milliseconds since 1970 by the signer's clock; for display only. */
  readonly createdAtMs: number
  readonly signerDeviceId: string
}

/** A signed user link as it was received. */
export interface UserLink extends UserLinkBody {
  readonly deviceSignature: Bytes
  readonly userSignature: Bytes
  /** Of the recovery device that the link brings in; `null` for a link that brings in none. */
  readonly recoverySignature: Bytes | null
  /** What the device and the user key sign. */
  readonly signedBytes: Bytes
  /** What the recovery device signs. */
  readonly recoverySignedBytes: Bytes
  /** SHA-256 of the whole link, signatures included. */
  readonly hash: Bytes
}

const VERSION = 1
const MAGIC = 0x75 // 'u'
const MAX_DEVICES = 200
const DOMAIN = encodeText('umkreis/v1/user-link')
const RECOVERY_DOMAIN = encodeText('umkreis/v1/user-link-recovery')
/** The `previousHash` of every first link. */
export const NO_HASH: Bytes = new Uint8Array(32)

function encodeBody(body: UserLinkBody): Bytes {
  const writer = new ByteWriter(512)
    .uint8(MAGIC)
    .uint8(VERSION)
    .id(body.userId)
    .uint32(body.seq)
    .fixed(body.previousHash, 32)
    .uint32(body.resetCounter)
    .uint32(body.generation)
    .fixed(body.userSigningKey, 32)
    .fixed(body.userAgreementKey, 32)
    .uint32(body.devices.length)
  for (const device of body.devices) {
    writer
      .uint8(device.kind === 'recovery' ? 1 : 0)
      .fixed(device.signingKey, 32)
      .fixed(device.agreementKey, 32)
  }
  return writer.time(body.createdAtMs).id(body.signerDeviceId).bytes()
}

/** Sorts devices as links list them. */
export function sortDevices(devices: readonly DevicePublicKeys[]): DevicePublicKeys[] {
  return [...devices].sort((a, b) => (a.deviceId < b.deviceId ? -1 : 1))
}

/**
 * Signs a user link with a device, with the user key that it announces, and with the recovery device that it brings in, if it brings in one
 * (SPEC rules UL2 and UL4). Returns its wire form.
 */
export async function signUserLink(
  body: UserLinkBody,
  signer: DeviceKeys,
  userKey: UserKey,
  recovery?: DeviceKeys,
): Promise<Bytes> {
  const encoded = encodeBody(body)
  const signed = concatBytes(DOMAIN, encoded)
  const signatures = [await signer.signing.sign(signed), await userKey.signing.sign(signed)]
  if (recovery) signatures.push(await recovery.signing.sign(concatBytes(RECOVERY_DOMAIN, encoded)))
  return concatBytes(encoded, ...signatures.slice(0, 2), new Uint8Array([recovery ? 1 : 0]), ...signatures.slice(2))
}

/**
 * Reads a user link; checks its form, not its signatures.
 *
 * @throws {FormatError} If the bytes are not a user link in canonical form.
 * @throws {UnknownVersionError} If it is of a later version.
 */
export function decodeUserLink(bytes: Bytes): UserLink {
  const reader = new ByteReader(bytes, 'user-link')
  if (reader.uint8() !== MAGIC) reader.fail('not a user link')
  const version = reader.uint8()
  if (version !== VERSION) throw new UnknownVersionError('user-link', version)
  const userId = reader.id()
  const seq = reader.uint32()
  const previousHash = reader.fixed(32)
  const resetCounter = reader.uint32()
  const generation = reader.uint32()
  const userSigningKey = reader.fixed(32)
  const userAgreementKey = reader.fixed(32)
  const devices: DevicePublicKeys[] = []
  const count = reader.count(65)
  if (count < 1 || count > MAX_DEVICES) reader.fail('number of devices')
  for (let i = 0; i < count; i++) {
    const kind = reader.uint8()
    if (kind > 1) reader.fail('kind of device')
    const signingKey = reader.fixed(32)
    const agreementKey = reader.fixed(32)
    const deviceId = deriveDeviceId(signingKey, agreementKey)
    const before = devices.at(-1)
    if (before && before.deviceId >= deviceId) reader.fail('devices are not sorted')
    devices.push({ deviceId, kind: kind === 1 ? 'recovery' : 'device', signingKey, agreementKey })
  }
  const createdAtMs = reader.time()
  const signerDeviceId = reader.id()
  const body = bytes.subarray(0, reader.offset)
  const deviceSignature = reader.fixed(SIGNATURE_BYTES)
  const userSignature = reader.fixed(SIGNATURE_BYTES)
  const hasRecovery = reader.uint8()
  if (hasRecovery > 1) reader.fail('recovery signature')
  const recoverySignature = hasRecovery === 1 ? reader.fixed(SIGNATURE_BYTES) : null
  reader.end()
  return {
    userId,
    seq,
    previousHash,
    resetCounter,
    generation,
    userSigningKey,
    userAgreementKey,
    devices,
    createdAtMs,
    signerDeviceId,
    deviceSignature,
    userSignature,
    recoverySignature,
    signedBytes: concatBytes(DOMAIN, body),
    recoverySignedBytes: concatBytes(RECOVERY_DOMAIN, body),
    hash: sha256(bytes),
  }
}
