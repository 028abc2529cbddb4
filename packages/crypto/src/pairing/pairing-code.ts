// Without a camera: both devices show eight digits that their owner compares. The new device commits itself to its keys before it sees what the
// other one says, and shows them only afterwards. So whoever is between the two has one guess at the digits, and no way to look for keys that hit them.
import { concatBytes, encodeText, equalBytes, type Bytes } from '../bytes.ts'
import { DecryptionError, FormatError, MismatchError, UnknownVersionError } from '../errors.ts'
import type { DevicePublicKeys } from '../identity/device.ts'
import { createAgreementKey, type AgreementKey } from '../primitives/agreement.ts'
import { hpkeOpen, hpkeSeal } from '../primitives/hpke.ts'
import { sha256 } from '../primitives/kdf.ts'
import type { RandomSource } from '../primitives/random.ts'
import { ByteReader, ByteWriter } from '../wire.ts'
import { readIntroduction, writeIntroduction, type IntroducedDevice } from './introduction.ts'

/** A new device's wish to be let in. Stays on that device, but for `commitment`. */
export interface PairingRequest {
  readonly userId: string
  /** The first message, to the device that is to let it in. */
  readonly commitment: Bytes
  /** What the commitment is to. Secret until the other device has answered. */
  readonly opening: Bytes
}

/** What the device that lets another in has answered. Stays there, but for `bytes`. */
export interface PairingResponse {
  /** The second message. */
  readonly bytes: Bytes
  readonly agreement: AgreementKey
}

const VERSION = 1
const COMMITMENT_DOMAIN = encodeText('umkreis/v1/pairing-commitment')
const CODE_DOMAIN = encodeText('umkreis/v1/pairing-code')
const REVEAL_DOMAIN = encodeText('umkreis/v1/pairing-reveal')
const CODE_DIGITS = 8

function versioned(bytes: Bytes): Bytes {
  return concatBytes(Uint8Array.of(VERSION), bytes)
}

function readVersioned(bytes: Bytes): ByteReader {
  const reader = new ByteReader(bytes, 'pairing')
  const version = reader.uint8()
  if (version !== VERSION) throw new UnknownVersionError('pairing', version)
  return reader
}

function commitTo(userId: string, opening: Bytes): Bytes {
  const { length } = COMMITMENT_DOMAIN
  return versioned(sha256(new ByteWriter().fixed(COMMITMENT_DOMAIN, length).id(userId).variable(opening).bytes()))
}

/** Everything that both devices must have seen alike (SPEC rule PC4). */
function codeOf(userId: string, commitment: Bytes, response: Bytes, opening: Bytes): string {
  const transcript = new ByteWriter()
    .fixed(CODE_DOMAIN, CODE_DOMAIN.length)
    .id(userId)
    .variable(commitment)
    .variable(response)
    .variable(opening)
    .bytes()
  let value = 0
  for (const byte of sha256(transcript).subarray(0, 6)) value = value * 256 + byte
  return `${value % 10 ** CODE_DIGITS}`.padStart(CODE_DIGITS, '0')
}

function revealInfo(userId: string, commitment: Bytes, response: Bytes): Bytes {
  const { length } = REVEAL_DOMAIN
  return new ByteWriter().fixed(REVEAL_DOMAIN, length).id(userId).variable(commitment).variable(response).bytes()
}

/**
 * The new device asks to be let in (SPEC rule PC1).
 *
 * @param options.device Its own public keys.
 * @param options.name At most `MAX_DEVICE_NAME_LENGTH` UTF-16 units; `null` for none.
 * @throws {ArgumentError} If the name is too long.
 */
export function createPairingRequest(options: {
  userId: string
  device: DevicePublicKeys
  name: string | null
  random: RandomSource
}): PairingRequest {
  const { userId, device, name, random } = options
  const opening = concatBytes(random(32), writeIntroduction(device, name))
  return { userId, commitment: commitTo(userId, opening), opening }
}

/**
 * A device that counts takes the request on (SPEC rule PC2).
 *
 * @param options.headHash The newest link of the user's chain, 32 bytes.
 */
export function createPairingResponse(options: { headHash: Bytes; random: RandomSource }): PairingResponse {
  const agreement = createAgreementKey(options.random(32))
  const bytes = new ByteWriter().uint8(VERSION).fixed(options.headHash, 32).fixed(agreement.publicKey, 32).bytes()
  return { bytes, agreement }
}

/**
 * The new device shows its keys (SPEC rule PC3).
 *
 * @param response The `bytes` of the other device's response.
 * @returns `reveal`, the third message; `code`, the eight digits to show; `headHash`: once its owner has said that both codes are the same, the
 *   new device accepts no chain that does not contain it.
 * @throws {UnknownVersionError | FormatError} If the response cannot be read.
 */
export async function revealPairing(
  request: PairingRequest,
  response: Bytes,
  random: RandomSource,
): Promise<{ readonly reveal: Bytes; readonly code: string; readonly headHash: Bytes }> {
  const { userId, commitment, opening } = request
  const reader = readVersioned(response)
  const headHash = reader.fixed(32)
  const agreementKey = reader.fixed(32)
  reader.end()
  const sealed = await hpkeSeal(agreementKey, revealInfo(userId, commitment, response), opening, random)
  if (!sealed) throw new FormatError('pairing', 'unusable agreement key')
  return { reveal: versioned(sealed), code: codeOf(userId, commitment, response, opening), headHash }
}

/**
 * The device that was asked sees whom it is to let in.
 *
 * @param options.commitment The first message.
 * @param options.response What this device answered.
 * @param options.reveal The third message.
 * @returns The new device, and the eight digits to show. Nothing here is authentic before its owner has said that both codes are the same.
 * @throws {UnknownVersionError | FormatError} If a message cannot be read.
 * @throws {DecryptionError} If the reveal is not for this response.
 * @throws {MismatchError} If it shows other keys than the commitment was to.
 */
export async function openPairingReveal(options: {
  userId: string
  commitment: Bytes
  response: PairingResponse
  reveal: Bytes
}): Promise<IntroducedDevice & { readonly code: string }> {
  const { userId, commitment, response, reveal } = options
  readVersioned(commitment).fixed(32)
  const reader = readVersioned(reveal)
  const sealed = reveal.subarray(reader.offset)
  const opening = await hpkeOpen(response.agreement, revealInfo(userId, commitment, response.bytes), sealed)
  if (!opening) throw new DecryptionError('pairing')
  if (!equalBytes(commitTo(userId, opening), commitment)) throw new MismatchError('pairing', 'commitment')
  const inside = new ByteReader(opening, 'pairing')
  inside.fixed(32)
  const introduced = readIntroduction(inside)
  inside.end()
  return { ...introduced, code: codeOf(userId, commitment, response.bytes, opening) }
}
