import { concatBytes, encodeText, type Bytes } from '../bytes.ts'
import { ArgumentError, UnknownVersionError } from '../errors.ts'
import { CHAIN_SUITE } from '../epochs/epoch-source.ts'
import { NONCE_BYTES, TAG_BYTES } from '../primitives/aead.ts'
import { SIGNATURE_BYTES } from '../primitives/signature.ts'
import { ByteReader, ByteWriter } from '../wire.ts'
import { MIN_PADDED_BYTES } from './padding.ts'

/** What an envelope does. */
export type EnvelopeKind = 'message' | 'edit' | 'tombstone'

/** The readable part of an envelope: who, where and when in the life of a message. Authentic only once the signature is checked. */
export interface EnvelopeHeader {
  readonly kind: EnvelopeKind
  /** Where the secret of its epoch is from: the suite of an `EpochSecret`. */
  readonly suite: number
  readonly groupId: string
  readonly epoch: number
  /** Hash of the group link whose key seals this, 32 bytes. */
  readonly linkHash: Bytes
  readonly senderUserId: string
  readonly deviceId: string
  readonly clientMessageId: string
  /** 0 for a message, then one more for each edit and for the tombstone. */
  readonly editCounter: number
}

/** An envelope as it was received. The bytes are parts of what was decoded, not copies. */
export interface Envelope {
  readonly header: EnvelopeHeader
  readonly nonce: Bytes
  readonly ciphertext: Bytes
  readonly signature: Bytes
  /** Everything before the nonce. */
  readonly associatedData: Bytes
  /** What the signature covers. */
  readonly signedBytes: Bytes
}

const VERSION = 1
const KINDS: readonly EnvelopeKind[] = ['message', 'edit', 'tombstone']
const DOMAIN = encodeText('umkreis/v1/envelope')
/** A ciphertext is never shorter. */
export const MIN_CIPHERTEXT_BYTES = MIN_PADDED_BYTES + TAG_BYTES
const MAX_CIPHERTEXT_BYTES = 49_152

/** Bytes of the header: the associated data of the ciphertext (SPEC rule EN2). */
export function encodeHeader(header: EnvelopeHeader): Bytes {
  if ((header.kind === 'message') !== (header.editCounter === 0)) throw new ArgumentError('editCounter of another kind')
  return new ByteWriter(256)
    .uint8(VERSION)
    .uint8(header.suite)
    .uint8(KINDS.indexOf(header.kind) + 1)
    .uint8(0)
    .id(header.groupId)
    .uint32(header.epoch)
    .fixed(header.linkHash, 32)
    .id(header.senderUserId)
    .id(header.deviceId)
    .id(header.clientMessageId)
    .uint32(header.editCounter)
    .bytes()
}

/** Header, nonce, length and ciphertext; the signature follows. */
export function encodeUnsigned(associatedData: Bytes, nonce: Bytes, ciphertext: Bytes): Bytes {
  return new ByteWriter(associatedData.length + NONCE_BYTES + 4 + ciphertext.length)
    .fixed(associatedData, associatedData.length)
    .fixed(nonce, NONCE_BYTES)
    .variable(ciphertext)
    .bytes()
}

/** What the signature covers (SPEC rule EN4). */
export function toSignedBytes(unsigned: Uint8Array): Bytes {
  return concatBytes(DOMAIN, unsigned)
}

/**
 * Reads an envelope; checks its form, not its signature.
 *
 * @param suites Those that the reader has a source of secrets for: the signed chain alone unless told.
 * @throws {FormatError} If the bytes are not an envelope in canonical form.
 * @throws {UnknownVersionError} If a later version, another suite or an unknown kind made it.
 */
export function decodeEnvelope(bytes: Bytes, suites: readonly number[] = [CHAIN_SUITE]): Envelope {
  const reader = new ByteReader(bytes, 'envelope')
  const version = reader.uint8()
  if (version !== VERSION) throw new UnknownVersionError('envelope', version)
  const suite = reader.uint8()
  if (!suites.includes(suite)) throw new UnknownVersionError('envelope', suite)
  const kindByte = reader.uint8()
  const kind = KINDS[kindByte - 1]
  if (!kind) throw new UnknownVersionError('envelope', kindByte)
  if (reader.uint8() !== 0) reader.fail('flags')
  const header: EnvelopeHeader = {
    kind,
    suite,
    groupId: reader.id(),
    epoch: reader.uint32(),
    linkHash: reader.fixed(32),
    senderUserId: reader.id(),
    deviceId: reader.id(),
    clientMessageId: reader.id(),
    editCounter: reader.uint32(),
  }
  if ((kind === 'message') !== (header.editCounter === 0)) reader.fail('editCounter of another kind')
  const associatedData = bytes.subarray(0, reader.offset)
  const nonce = reader.view(NONCE_BYTES)
  const ciphertext = reader.variableView(MAX_CIPHERTEXT_BYTES)
  if (ciphertext.length < MIN_CIPHERTEXT_BYTES) reader.fail('too short')
  const signedBytes = toSignedBytes(bytes.subarray(0, reader.offset))
  const signature = reader.view(SIGNATURE_BYTES)
  reader.end()
  return { header, nonce, ciphertext, signature, associatedData, signedBytes }
}
