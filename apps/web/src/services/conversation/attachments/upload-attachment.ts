import { statusOf } from '@umkreis/api-client'
import {
  type Bytes,
  encodeBase64,
  sealAttachment,
  type SealedFile,
  sealedAttachmentBytes,
  systemRandom,
} from '@umkreis/crypto'
import { ATTACHMENT_PIECE_MAX_BYTES, type BlobId, type GroupId } from '@umkreis/schemas'
import { logWarning } from '../../log.ts'
import type { AttachmentCalls, AttachmentUpload, UploadHints } from '../attachments.ts'
import { cutIntoPieces } from './cut-into-pieces.ts'
import { describeFile } from './describe-file.ts'
import { type DescribedPicture, describePicture } from './describe-picture.ts'
import { FileUnreadableError, readFile } from './read-file.ts'

/** Pieces are small enough to show that something moves, and large enough that a long file needs few calls. */
const PIECE_BYTES = { min: 262_144, max: Math.min(1_048_576, ATTACHMENT_PIECE_MAX_BYTES) }
const STEPS = 20

/** An upload that the server knows of. `piece` is what was sealed and not confirmed yet: all that is held in memory. */
type Begun = {
  readonly blobId: BlobId
  readonly sealedBytes: number
  readonly sealing: ReturnType<typeof sealAttachment>
  readonly pieces: AsyncGenerator<Bytes, void>
  piece: Bytes | undefined
  offset: number
}

/** The server does not stand where the sealing does; only a new file under a new key can follow. */
class UploadLostError extends Error {
  override name = 'UploadLostError'
}

/** One sealed file on its way; as {@link AttachmentUpload}, without what a message says of it besides. */
interface SealedUpload {
  run(onProgress: (share: number) => void): Promise<SealedFile>
  cancel(): void
}

/** Creates an upload of one file; see {@link AttachmentUpload}. Of a large picture a smaller version goes in front. */
export function createAttachmentUpload(
  calls: AttachmentCalls,
  groupId: GroupId,
  file: File,
  { voice }: UploadHints,
): AttachmentUpload {
  const whole = createSealedUpload(calls, groupId, file)
  let described: Promise<DescribedPicture | undefined> | undefined
  let small: SealedUpload | undefined
  let isCancelled = false
  return {
    async run(onProgress) {
      described ??= voice ? Promise.resolve(undefined) : describePicture(file).catch(() => undefined)
      const picture = await described
      if (picture?.small && !isCancelled) small ??= createSealedUpload(calls, groupId, picture.small)
      const smallFile = await small?.run(() => undefined)
      const sealed = await whole.run(onProgress)
      return {
        ...describeFile({ name: file.name, type: picture?.mediaType ?? file.type }),
        ...sealed,
        ...(picture && { picture: { ...picture.hint, ...(smallFile && { small: smallFile }) } }),
        ...(voice && { voice }),
      }
    },
    cancel() {
      isCancelled = true
      whole.cancel()
      small?.cancel()
    },
  }
}

function createSealedUpload(calls: AttachmentCalls, groupId: GroupId, file: Blob): SealedUpload {
  const aborter = new AbortController()
  const { signal } = aborter
  let begun: Begun | undefined
  let running: Promise<SealedFile> | undefined

  const begin = async (): Promise<Begun> => {
    const sealedBytes = sealedAttachmentBytes(file.size)
    const blobId = await calls.begin(groupId, sealedBytes, signal)
    const sealing = sealAttachment(readFile(file), systemRandom)
    // Whoever iterates hears of a failure.
    sealing.finished.catch(() => undefined)
    const pieceBytes = Math.max(PIECE_BYTES.min, Math.min(PIECE_BYTES.max, Math.ceil(sealedBytes / STEPS)))
    return {
      blobId,
      sealedBytes,
      sealing,
      pieces: cutIntoPieces(sealing.sealed, pieceBytes),
      piece: undefined,
      offset: 0,
    }
  }
  const forget = () => {
    const lost = begun
    begun = undefined
    if (lost) void removeBlob(calls, groupId, lost.blobId)
  }

  const send = async (onProgress: (share: number) => void): Promise<SealedFile> => {
    const upload = (begun ??= await begin())
    onProgress(upload.offset / upload.sealedBytes)
    for (;;) {
      signal.throwIfAborted()
      upload.piece ??= (await upload.pieces.next()).value ?? undefined
      if (!upload.piece) break
      const { blobId, offset, piece } = upload
      const { receivedBytes } = await calls.sendPiece(groupId, blobId, offset, piece, signal)
      // Also where the answer to the first try was lost: the server says then that it stands behind this piece.
      if (receivedBytes !== offset + piece.length) throw new UploadLostError('The server stands elsewhere')
      upload.offset = receivedBytes
      upload.piece = undefined
      onProgress(upload.offset / upload.sealedBytes)
    }
    if (upload.offset !== upload.sealedBytes) throw new FileUnreadableError()
    const { hash, sizeBytes } = await upload.sealing.finished
    return {
      blobId: upload.blobId,
      sizeBytes,
      key: encodeBase64(upload.sealing.key),
      hash: encodeBase64(hash),
    }
  }

  return {
    async run(onProgress) {
      signal.throwIfAborted()
      try {
        return await (running ??= send(onProgress))
      } catch (error) {
        // What the server has forgotten, or what can't be read on, begins anew with the next try.
        const isLost =
          error instanceof UploadLostError || error instanceof FileUnreadableError || statusOf(error) === 404
        if (isLost || signal.aborted) forget()
        throw error
      } finally {
        running = undefined
      }
    },
    cancel() {
      if (signal.aborted) return
      aborter.abort()
      // A run that is under way sees to it when it ends.
      if (!running) forget()
    },
  }
}

/** Takes a file away from the server. Never rejects: what could not be removed is only lost space. */
export async function removeBlob(calls: AttachmentCalls, groupId: GroupId, blobId: string): Promise<void> {
  try {
    await calls.remove(groupId, blobId as BlobId)
  } catch (error) {
    if (statusOf(error) !== 404) logWarning('A file could not be removed', error)
  }
}
