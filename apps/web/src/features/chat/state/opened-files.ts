import type { Attachment, SealedFile } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { OpenAttachmentOptions, UploadId } from '../../../services/conversation/attachments.ts'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import { createBlobCache } from '../logic/blob-cache.ts'
import { previewOf } from '../logic/picture-preview.ts'
import { asksToBeDrawn } from '../../../shared/pictures/picture-type.ts'
import { chosenFilesAtom } from './uploads.ts'

/** Bytes of pictures that stay opened, so that scrolling back does not load them again. */
const KEPT_BYTES = 64 * 1024 * 1024

const cacheAtom = atom(() => createBlobCache(KEPT_BYTES))

/** A blob of the server's is the file of a message only together with the key and the hash that the message names. */
function cacheKey({ blobId, key, hash }: SealedFile): string {
  return `${blobId} ${key} ${hash}`
}

/** Opens a file of a message. Pictures that were opened lately are at hand. @throws As `AttachmentTransfers.open`. */
export const openFileAtom = atom(
  null,
  async (get, _set, groupId: GroupId, attachment: Attachment, options: OpenAttachmentOptions): Promise<Blob> => {
    const cache = get(cacheAtom)
    const known = cache.load(cacheKey(attachment))
    if (known) return known
    const conversations = get(conversationsAtom)
    if (!conversations) throw new DOMException('Signed out', 'AbortError')
    const blob = await conversations.attachments.open(groupId, attachment, options)
    if (asksToBeDrawn(attachment)) cache.save(cacheKey(attachment), blob)
    return blob
  },
)

/** Keeps pictures that were just sent: their sender has them already. */
export const keepSentFilesAtom = atom(null, (get, _set, ids: readonly UploadId[]) => {
  for (const id of ids) {
    const file = get(chosenFilesAtom).get(id)
    if (file?.state.kind !== 'done' || !previewOf(file.state.attachment)) continue
    const { attachment } = file.state
    get(cacheAtom).save(cacheKey(attachment), file.file)
    if (attachment.picture?.small) get(cacheAtom).save(cacheKey(attachment.picture.small), file.file)
  }
})
