import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { formatBytes, IconButton, Progress, Text } from '@umkreis/design-system'
import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { fileCopy } from '../../file-copy.ts'
import { useDownload } from '../../hooks/use-download.ts'
import type { OpenedFile } from '../../hooks/use-opened-file.ts'
import type { FileLabel } from '../../logic/file-label.ts'
import { FileTile } from './FileTile.tsx'

/** A file of a message: opened and saved when asked for, with what goes wrong said in its place. */
export function FileCard({ groupId, attachment }: { groupId: GroupId; attachment: Attachment }): ReactNode {
  const { file, label, download, stop } = useDownload(groupId, attachment)
  return (
    <FileTile label={label} actions={<Action file={file} label={label} onDownload={download} onStop={stop} />}>
      <Standing file={file} label={label} sizeBytes={attachment.sizeBytes} />
    </FileTile>
  )
}

function Standing({ file, label, sizeBytes }: { file: OpenedFile; label: FileLabel; sizeBytes: number }): ReactNode {
  switch (file.kind) {
    case 'opening':
      return <Progress look="thin" label={fileCopy.opening(label.name)} value={file.share * 100} />
    case 'failed':
      return (
        <Text as="span" size="meta" tone="danger" role="alert">
          {fileCopy.failure[file.failure]}
        </Text>
      )
    case 'closed':
      return (
        <Text as="span" size="meta" tone="muted" tabular>
          {[label.kind, formatBytes(sizeBytes, copy.locale)].filter((one) => one !== '').join(', ')}
        </Text>
      )
  }
}

function Action(props: { file: OpenedFile; label: FileLabel; onDownload: () => void; onStop: () => void }): ReactNode {
  const { file, label, onDownload, onStop } = props
  const { name } = label
  if (file.kind === 'opening') {
    return <IconButton label={fileCopy.cancelOpening(name)} icon={<XIcon size={18} />} onPress={onStop} />
  }
  if (file.kind === 'failed') {
    // What was changed on its way, or is gone, will not come back by asking again.
    if (file.failure !== 'unreachable') return null
    return <IconButton label={fileCopy.again} icon={<ArrowClockwiseIcon size={20} />} onPress={onDownload} />
  }
  return <IconButton label={fileCopy.download(name)} icon={<DownloadSimpleIcon size={20} />} onPress={onDownload} />
}
