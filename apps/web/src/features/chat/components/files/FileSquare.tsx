import { Spinner, Text } from '@umkreis/design-system'
import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { fileCopy } from '../../file-copy.ts'
import { useDownload } from '../../hooks/use-download.ts'
import { FileIcon } from './FileIcon.tsx'
import { name as nameStyle, square } from './FileSquare.css.ts'

/** A file in the place of a picture among others: what was sent as one and can't be drawn. Pressing it saves it. */
export function FileSquare({ groupId, attachment }: { groupId: GroupId; attachment: Attachment }): ReactNode {
  const { file, label, download, stop } = useDownload(groupId, attachment)
  const isOpening = file.kind === 'opening'
  return (
    <button
      type="button"
      className={square}
      title={label.name}
      aria-label={isOpening ? fileCopy.cancelOpening(label.name) : fileCopy.download(label.name)}
      onClick={isOpening ? stop : download}
    >
      {isOpening ? <Spinner size={24} label={fileCopy.opening(label.name)} /> : <FileIcon kind={label.kind} />}
      <Text as="span" size="meta" tone={file.kind === 'failed' ? 'danger' : 'muted'} className={nameStyle}>
        {file.kind === 'failed' ? <span role="alert">{fileCopy.failure[file.failure]}</span> : <bdi>{label.name}</bdi>}
      </Text>
    </button>
  )
}
