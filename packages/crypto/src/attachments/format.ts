import { ArgumentError } from '../errors.ts'
import { NONCE_BYTES, TAG_BYTES } from '../primitives/aead.ts'
import { ByteWriter } from '../wire.ts'
import type { Bytes } from '../bytes.ts'
import { AttachmentError } from './errors.ts'

/** Bytes of each chunk of a file but the last. */
export const CHUNK_BYTES = 65_536
/** Random bytes in front of the sealed file; the rest of each nonce is the place of its chunk. */
export const PREFIX_BYTES = NONCE_BYTES - 5
/** Longest file: 100 MiB. */
export const MAX_ATTACHMENT_BYTES = 104_857_600

/** Chunks of a file. An empty one has one, so that its end is sealed, too. */
export function chunkCount(sizeBytes: number): number {
  return Math.max(1, Math.ceil(sizeBytes / CHUNK_BYTES))
}

/**
 * Bytes of a file once it is sealed (SPEC rule AT1).
 *
 * @param sizeBytes 0 to 100 MiB.
 * @throws {AttachmentError} If the file is larger (`too-large`).
 * @throws {ArgumentError} If `sizeBytes` is no length at all.
 */
export function sealedAttachmentBytes(sizeBytes: number): number {
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 0) throw new ArgumentError('not a length')
  if (sizeBytes > MAX_ATTACHMENT_BYTES) throw new AttachmentError('too-large')
  return PREFIX_BYTES + sizeBytes + chunkCount(sizeBytes) * TAG_BYTES
}

/** The nonce of a chunk (SPEC rule AT2): where it stands and whether the file ends with it. */
export function chunkNonce(prefix: Bytes, index: number, isLast: boolean): Bytes {
  return new ByteWriter(NONCE_BYTES)
    .fixed(prefix, PREFIX_BYTES)
    .uint32(index)
    .uint8(isLast ? 1 : 0)
    .bytes()
}
