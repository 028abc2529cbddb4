import { equalBytes, requireLength, type Bytes } from '../bytes.ts'
import { openXChaCha, TAG_BYTES } from '../primitives/aead.ts'
import { createSha256 } from '../primitives/kdf.ts'
import { AttachmentError } from './errors.ts'
import { CHUNK_BYTES, chunkCount, chunkNonce, PREFIX_BYTES, sealedAttachmentBytes } from './format.ts'
import { PieceReader } from './piece-reader.ts'

/** What the message that names a file says about it. */
export interface AttachmentSecret {
  /** The file's own key, 32 bytes. */
  readonly key: Bytes
  /** SHA-256 of the sealed file, 32 bytes. */
  readonly hash: Bytes
  /** Bytes of the file itself. */
  readonly sizeBytes: number
}

/**
 * Opens a sealed file as it arrives (SPEC rules AT4 and AT5). Every chunk is checked before it is handed out, and the last one only comes when the
 * whole is the file of the message: whoever iterates to the end without an error has it all, unchanged.
 *
 * @param sealed The sealed file in pieces of any size.
 * @throws {AttachmentError} While iterating, if it is another file, or another length, order or part of it; right away if it is said to be
 *   larger than 100 MiB.
 * @throws {ArgumentError} If key or hash are not 32 bytes long.
 */
export function openAttachment(
  sealed: AsyncIterable<Uint8Array>,
  secret: AttachmentSecret,
): AsyncGenerator<Bytes, void> {
  requireLength(secret.key, 32, 'attachment key')
  requireLength(secret.hash, 32, 'attachment hash')
  sealedAttachmentBytes(secret.sizeBytes)
  return open(new PieceReader(sealed), secret)
}

async function* open(reader: PieceReader, { key, hash, sizeBytes }: AttachmentSecret): AsyncGenerator<Bytes, void> {
  const read = createSha256()
  const take = async (length: number) => {
    const bytes = await reader.read(length)
    if (bytes.length < length) throw new AttachmentError('truncated')
    read.update(bytes)
    return bytes
  }
  try {
    const prefix = await take(PREFIX_BYTES)
    const last = chunkCount(sizeBytes) - 1
    for (let index = 0; index <= last; index++) {
      const length = index < last ? CHUNK_BYTES : sizeBytes - last * CHUNK_BYTES
      const box = await take(length + TAG_BYTES)
      const chunk = openXChaCha(key, chunkNonce(prefix, index, index === last), box, new Uint8Array(0))
      if (!chunk) throw new AttachmentError('chunk')
      if (index === last) {
        if ((await reader.read(1)).length > 0) throw new AttachmentError('trailing')
        if (!equalBytes(read.digest(), hash)) throw new AttachmentError('hash')
      }
      yield chunk
    }
  } finally {
    await reader.close()
  }
}
