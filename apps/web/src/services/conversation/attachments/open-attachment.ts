import { type Attachment, type Bytes, decodeBase64, openAttachment } from '@umkreis/crypto'
import type { BlobId, GroupId } from '@umkreis/schemas'
import type { AttachmentCalls, OpenAttachmentOptions } from '../attachments.ts'

/** Bytes that are opened before the page gets its turn again, and handed over to the browser, which may keep them on disk. */
const TURN_BYTES = 524_288

/** Loads a file and opens it chunk by chunk; see {@link AttachmentTransfers.open}. */
export async function openToBlob(
  calls: AttachmentCalls,
  groupId: GroupId,
  attachment: Attachment,
  { signal, onProgress }: OpenAttachmentOptions,
): Promise<Blob> {
  const { blobId, sizeBytes } = attachment
  const opening = openAttachment(calls.read(groupId, blobId as BlobId, signal), {
    key: decodeBase64(attachment.key),
    hash: decodeBase64(attachment.hash),
    sizeBytes,
  })
  const parts: Blob[] = []
  let waiting: Bytes[] = []
  let waitingBytes = 0
  let openedBytes = 0
  for await (const bytes of opening) {
    waiting.push(bytes)
    waitingBytes += bytes.length
    openedBytes += bytes.length
    if (waitingBytes < TURN_BYTES) continue
    parts.push(new Blob(waiting))
    waiting = []
    waitingBytes = 0
    onProgress?.(openedBytes / sizeBytes)
    await nextTurn()
    signal.throwIfAborted()
  }
  return new Blob([...parts, ...waiting])
}

/** Ends the turn of the page. Timers would be held back to one a second in a tab that is not looked at. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
