import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { formatName } from '../../../shared/format/format-name.ts'
import { previewOf } from '../logic/picture-preview.ts'
import { shownMessages } from '../logic/shown-messages.ts'
import { type GalleryPicture, openGalleryAtom } from './gallery.ts'
import { peopleAtom } from './groups.ts'
import { messagesAtom } from './messages.ts'

/** Opens the gallery at a picture of the shown conversation, among all that are loaded of it. */
export const openAmongShownAtom = atom(null, (get, set, groupId: GroupId, attachment: Attachment) => {
  const people = get(peopleAtom)
  const pictures = shownMessages(get(messagesAtom), groupId).flatMap(({ body, senderId, sendDate }) => {
    if (body.kind !== 'text') return []
    const person = people.get(senderId)
    const from = { groupId, sendDate, author: person && formatName(person) }
    return (body.attachments ?? [])
      .filter((one) => previewOf(one) !== undefined)
      .map((one): GalleryPicture => ({ ...from, attachment: one }))
  })
  const index = pictures.findIndex((one) => one.attachment === attachment)
  set(openGalleryAtom, index < 0 ? [{ groupId, attachment }] : pictures, Math.max(0, index))
})
