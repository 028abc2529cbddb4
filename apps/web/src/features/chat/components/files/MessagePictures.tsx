import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { type ReactNode } from 'react'
import { fileCopy } from '../../file-copy.ts'
import { previewOf, shapeOf } from '../../logic/picture-preview.ts'
import { openAmongShownAtom } from '../../state/open-among-shown.ts'
import { FileCard } from './FileCard.tsx'
import { FileSquare } from './FileSquare.tsx'
import { album, asFile, single } from './MessageFiles.css.ts'
import { Picture } from './Picture.tsx'

/** The pictures of a message: one in its own shape, several side by side. Pressing one opens the gallery of what is shown. */
export function MessagePictures({
  groupId,
  pictures,
}: {
  groupId: GroupId
  pictures: readonly Attachment[]
}): ReactNode {
  const open = useSetAtom(openAmongShownAtom)
  const isAlbum = pictures.length > 1
  return (
    <ul className={isAlbum ? album : single} aria-label={fileCopy.pictures}>
      {pictures.map((attachment, index) => {
        const otherwise = isAlbum ? (
          <FileSquare groupId={groupId} attachment={attachment} />
        ) : (
          <div className={asFile}>
            <FileCard groupId={groupId} attachment={attachment} />
          </div>
        )
        const preview = previewOf(attachment)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a message may name one file twice, and its list never changes
          <li key={`${attachment.blobId} ${index}`}>
            {preview ? (
              <Picture
                groupId={groupId}
                attachment={attachment}
                preview={preview}
                isAmong={isAlbum}
                shape={isAlbum ? 1 : shapeOf(attachment)}
                onOpen={() => open(groupId, attachment)}
                otherwise={otherwise}
              />
            ) : (
              otherwise
            )}
          </li>
        )
      })}
    </ul>
  )
}
