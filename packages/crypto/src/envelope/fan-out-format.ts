import { concatBytes, encodeText, type Bytes } from '../bytes.ts'
import { FormatError, UnknownVersionError } from '../errors.ts'
import { NONCE_BYTES } from '../primitives/aead.ts'
import { HPKE_OVERHEAD_BYTES } from '../primitives/hpke.ts'
import { sha256 } from '../primitives/kdf.ts'
import { SIGNATURE_BYTES } from '../primitives/signature.ts'
import { ByteReader, ByteWriter } from '../wire.ts'
import { MIN_CIPHERTEXT_BYTES } from './envelope.ts'

/** The readable part of a fan-out: who wrote it, with which keys. Authentic only once the signature is checked. */
export interface FanOutHeader {
  readonly senderUserId: string
  readonly deviceId: string
  /** Length of the sender's user chain when writing. */
  readonly senderSeq: number
  /** Hash of the newest link then, 32 bytes. */
  readonly senderHash: Bytes
  readonly clientMessageId: string
}

/** A fan-out as it was received. */
export interface FanOutEnvelope {
  readonly header: FanOutHeader
  /** 32 bytes that the content key of every box has to match. */
  readonly commitment: Bytes
  readonly nonce: Bytes
  readonly ciphertext: Bytes
  /** The content key for each reader, in an order that says nothing about them: 2 to 201. */
  readonly boxes: readonly Bytes[]
  readonly signature: Bytes
  /** Everything before the nonce. */
  readonly associatedData: Bytes
  /** SHA-256 of everything before the boxes: what each box is bound to. */
  readonly coreHash: Bytes
  /** What the signature covers. */
  readonly signedBytes: Bytes
}

/** Most people that one fan-out is written to, the author not counted. */
export const MAX_FAN_OUT_RECIPIENTS = 200
/** Most bytes of a fan-out: 64 KiB as base64. */
export const MAX_FAN_OUT_BYTES = 49_152

const VERSION = 1
const SUITE = 1
const KIND = 4
const BOX_BYTES = 32 + HPKE_OVERHEAD_BYTES
const DOMAIN = encodeText('umkreis/v1/fan-out')
const BOX_DOMAIN = encodeText('umkreis/v1/fan-out-box')

/** Bytes before the nonce: the associated data of the ciphertext (SPEC rule FO2). */
export function encodeFanOutHeader(header: FanOutHeader, boxCount: number, commitment: Bytes): Bytes {
  return new ByteWriter(256)
    .uint8(VERSION)
    .uint8(SUITE)
    .uint8(KIND)
    .uint8(0)
    .id(header.senderUserId)
    .id(header.deviceId)
    .uint32(header.senderSeq)
    .fixed(header.senderHash, 32)
    .id(header.clientMessageId)
    .uint32(boxCount)
    .fixed(commitment, 32)
    .bytes()
}

/** What a box is made for (SPEC rule FO3). */
export function fanOutBoxInfo(coreHash: Bytes, userId: string, generation: number): Bytes {
  return new ByteWriter().fixed(BOX_DOMAIN, BOX_DOMAIN.length).fixed(coreHash, 32).id(userId).uint32(generation).bytes()
}

/** What the signature covers (SPEC rule FO5): the boxes, too, so that a reader cannot pass the message on as if it had been written to others. */
export function toSignedFanOut(unsigned: Uint8Array): Bytes {
  return concatBytes(DOMAIN, unsigned)
}

/** Order of boxes: by their bytes. */
export function compareBoxes(a: Bytes, b: Bytes): number {
  const at = a.findIndex((byte, index) => byte !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** Whether bytes claim to be a fan-out rather than an envelope of a group. */
export function isFanOut(bytes: Bytes): boolean {
  return bytes[0] === VERSION && bytes[2] === KIND
}

/**
 * Reads a fan-out; checks its form, not its signature.
 *
 * @throws {FormatError} If the bytes are not a fan-out in canonical form.
 * @throws {UnknownVersionError} If a later version or another suite made it, or it is an envelope of another kind.
 */
export function decodeFanOut(bytes: Bytes): FanOutEnvelope {
  if (bytes.length > MAX_FAN_OUT_BYTES) throw new FormatError('envelope', 'too long')
  const reader = new ByteReader(bytes, 'envelope')
  for (const known of [VERSION, SUITE, KIND]) {
    const found = reader.uint8()
    if (found !== known) throw new UnknownVersionError('envelope', found)
  }
  if (reader.uint8() !== 0) reader.fail('flags')
  const header: FanOutHeader = {
    senderUserId: reader.id(),
    deviceId: reader.id(),
    senderSeq: reader.uint32(),
    senderHash: reader.fixed(32),
    clientMessageId: reader.id(),
  }
  const boxCount = reader.count(BOX_BYTES)
  if (header.senderSeq === 0 || boxCount < 2 || boxCount > MAX_FAN_OUT_RECIPIENTS + 1) reader.fail('header')
  const commitment = reader.fixed(32)
  const associatedData = bytes.slice(0, reader.offset)
  const nonce = reader.fixed(NONCE_BYTES)
  const ciphertext = reader.variable(MAX_FAN_OUT_BYTES)
  if (ciphertext.length < MIN_CIPHERTEXT_BYTES) reader.fail('too short')
  const coreHash = sha256(bytes.subarray(0, reader.offset))
  const boxes: Bytes[] = []
  for (let i = 0; i < boxCount; i++) {
    const box = reader.fixed(BOX_BYTES)
    const before = boxes.at(-1)
    if (before && compareBoxes(before, box) >= 0) reader.fail('boxes are not sorted')
    boxes.push(box)
  }
  const signedBytes = toSignedFanOut(bytes.subarray(0, reader.offset))
  const signature = reader.fixed(SIGNATURE_BYTES)
  reader.end()
  return { header, commitment, nonce, ciphertext, boxes, signature, associatedData, coreHash, signedBytes }
}
