import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { UploadId } from '../../../../services/conversation/attachments.ts'
import { fileCopy } from '../../file-copy.ts'
import { previewOf } from '../../logic/picture-preview.ts'
import { chosenFilesAtom } from '../../state/uploads.ts'
import { FileCard } from './FileCard.tsx'
import { list } from './MessageFiles.css.ts'
import { MessagePictures } from './MessagePictures.tsx'
import { UploadTile } from './UploadTile.tsx'
import { VoicePlayer } from '../voice/VoicePlayer.tsx'

/** The files of a message: pictures drawn, voices to be heard, others to be saved, and those that are still on their way. */
export function MessageFiles({
  groupId,
  attachments,
  uploadIds,
}: {
  groupId: GroupId
  attachments: readonly Attachment[]
  uploadIds: readonly UploadId[]
}): ReactNode {
  const chosen = useAtomValue(chosenFilesAtom)
  const pictures = attachments.filter((one) => previewOf(one) !== undefined)
  const others = attachments.filter((one) => previewOf(one) === undefined)
  return (
    <div className={list}>
      {pictures.length > 0 ? <MessagePictures groupId={groupId} pictures={pictures} /> : null}
      {others.length + uploadIds.length > 0 ? (
        <ul className={list} aria-label={fileCopy.attached}>
          {others.map((attachment, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a message may name one file twice, and its list never changes
            <li key={`${attachment.blobId} ${index}`}>
              {attachment.voice ? (
                <VoicePlayer groupId={groupId} attachment={attachment} voice={attachment.voice} />
              ) : (
                <FileCard groupId={groupId} attachment={attachment} />
              )}
            </li>
          ))}
          {uploadIds.flatMap((id) => {
            const file = chosen.get(id)
            return file
              ? [
                  <li key={id}>
                    <UploadTile file={file} />
                  </li>,
                ]
              : []
          })}
        </ul>
      ) : null}
    </div>
  )
}
