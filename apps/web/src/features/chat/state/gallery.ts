import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'

/** A picture in the gallery, and from where it is. */
export type GalleryPicture = {
  readonly groupId: GroupId
  readonly attachment: Attachment
  /** The name of whoever sent it. */
  readonly author?: string | undefined
  /** When, as ISO 8601. */
  readonly sendDate?: string | undefined
}

/** The pictures that are looked at one after the other, and which of them is shown. */
export type Gallery = { readonly pictures: readonly GalleryPicture[]; readonly index: number }

const galleryBase = atom<Gallery | null>(null)

/** The gallery; null when it is closed. */
export const galleryAtom = atom((get) => get(galleryBase))

/** Opens the gallery at one of some pictures. */
export const openGalleryAtom = atom(null, (_get, set, pictures: readonly GalleryPicture[], index: number) => {
  if (pictures[index]) set(galleryBase, { pictures, index })
})

/** Turns to another picture. */
export const turnGalleryAtom = atom(null, (get, set, index: number) => {
  const gallery = get(galleryBase)
  if (gallery?.pictures[index]) set(galleryBase, { ...gallery, index })
})

/** Closes the gallery. */
export const closeGalleryAtom = atom(null, (_get, set) => set(galleryBase, null))
