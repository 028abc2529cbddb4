// STREAM (Hoang, Reyhanitabar, Rogaway, Vizár: "Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance", 2015).
import type { Bytes } from '../bytes.ts'
import { sealXChaCha } from '../primitives/aead.ts'
import { createSha256 } from '../primitives/kdf.ts'
import type { RandomSource } from '../primitives/random.ts'
import { AttachmentError } from './errors.ts'
import { CHUNK_BYTES, chunkNonce, MAX_ATTACHMENT_BYTES, PREFIX_BYTES } from './format.ts'
import { PieceReader } from './piece-reader.ts'

/** What is known of a file once all of it is sealed. */
export interface SealedAttachment {
  /** SHA-256 of the sealed file, 32 bytes. */
  readonly hash: Bytes
  /** Bytes of the file itself. */
  readonly sizeBytes: number
  /** Bytes of the sealed file. */
  readonly sealedBytes: number
}

/** A file while it is being sealed. */
export interface AttachmentSealing {
  /** 32 bytes, secret: the file's own key, for the message that names the file. */
  readonly key: Bytes
  /** The sealed file in pieces of 64 KiB and a little more. To be iterated once; holds one or two chunks at a time. */
  readonly sealed: AsyncIterable<Bytes>
  /** Settles when `sealed` ends: rejects if the file could not be read, or not all of `sealed` was. */
  readonly finished: Promise<SealedAttachment>
}

/**
 * Seals a file under a new key of its own, chunk by chunk as it is read (SPEC rules AT1 to AT3).
 *
 * @param plain The file in pieces of any size.
 * @returns At once. The file is read only as `sealed` is iterated, which throws {@link AttachmentError} (`too-large`) past 100 MiB.
 */
export function sealAttachment(plain: AsyncIterable<Uint8Array>, random: RandomSource): AttachmentSealing {
  const key = random(32)
  const prefix = random(PREFIX_BYTES)
  let resolve: (sealed: SealedAttachment) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const finished = new Promise<SealedAttachment>((onSealed, onFailed) => {
    resolve = onSealed
    reject = onFailed
  })
  // Whoever iterates hears of a failure; `finished` is for success, and may never be looked at.
  finished.catch(() => undefined)

  async function* seal(): AsyncGenerator<Bytes, void> {
    const reader = new PieceReader(plain)
    const hash = createSha256().update(prefix)
    let sizeBytes = 0
    let sealedBytes = PREFIX_BYTES
    try {
      yield prefix.slice()
      let chunk = await reader.read(CHUNK_BYTES)
      for (let index = 0, isLast = false; !isLast; index++) {
        sizeBytes += chunk.length
        if (sizeBytes > MAX_ATTACHMENT_BYTES) throw new AttachmentError('too-large')
        // Only the chunk after it tells whether a full chunk is the last one.
        const next = await reader.read(CHUNK_BYTES)
        isLast = next.length === 0
        const sealed = sealXChaCha(key, chunkNonce(prefix, index, isLast), chunk, new Uint8Array(0))
        hash.update(sealed)
        sealedBytes += sealed.length
        yield sealed
        chunk = next
      }
      resolve({ hash: hash.digest(), sizeBytes, sealedBytes })
    } catch (error) {
      reject(error)
      throw error
    } finally {
      reject(new AttachmentError('truncated'))
      await reader.close()
    }
  }

  return { key: key.slice(), sealed: seal(), finished }
}
