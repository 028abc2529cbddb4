import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { formatBytes, IconButton, Progress, Text } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { fileCopy } from '../../file-copy.ts'
import { useObjectUrl } from '../../hooks/use-object-url.ts'
import { labelFile } from '../../logic/file-label.ts'
import { PICTURE_TYPES, PREVIEW_MAX_BYTES } from '../../../../shared/pictures/picture-type.ts'
import type { UploadState } from '../../logic/uploads.ts'
import { cancelFileAtom, retryFileAtom } from '../../state/send-files.ts'
import type { ChosenFile } from '../../state/uploads.ts'
import { FileTile } from './FileTile.tsx'
import { thumbnail } from './UploadTile.css.ts'

/** A chosen file: what it is, how far it is on its way, and how to take it back or try again. */
export function UploadTile({ file: chosen }: { file: ChosenFile }): ReactNode {
  const { id, file, state } = chosen
  const cancel = useSetAtom(cancelFileAtom)
  const retry = useSetAtom(retryFileAtom)
  const label = labelFile(file.name, fileCopy.file)
  const isPicture = PICTURE_TYPES.some((type) => type === file.type) && file.size <= PREVIEW_MAX_BYTES
  const url = useObjectUrl(isPicture ? file : undefined)
  return (
    <FileTile
      label={label}
      picture={url ? <img className={thumbnail} src={url} alt="" /> : undefined}
      actions={
        <>
          {state.kind === 'failed' ? (
            <IconButton
              size={32}
              label={fileCopy.retryUpload(label.name)}
              icon={<ArrowClockwiseIcon size={18} />}
              onPress={() => retry(id)}
            />
          ) : null}
          <IconButton
            size={32}
            label={fileCopy.remove(label.name)}
            icon={<XIcon size={16} />}
            onPress={() => cancel(id)}
          />
        </>
      }
    >
      <Standing state={state} name={label.name} sizeBytes={file.size} />
    </FileTile>
  )
}

function Standing({ state, name, sizeBytes }: { state: UploadState; name: string; sizeBytes: number }): ReactNode {
  const size = formatBytes(sizeBytes, copy.locale)
  switch (state.kind) {
    case 'uploading':
      return <Progress look="thin" label={fileCopy.uploading(name)} value={state.share * 100} />
    case 'failed':
      return (
        <Text as="span" size="meta" tone="danger" role="alert">
          {state.detail}
        </Text>
      )
    case 'waiting':
    case 'done':
    case 'cancelled':
      return (
        <Text as="span" size="meta" tone="muted" tabular>
          {`${size}, ${state.kind === 'done' ? fileCopy.uploaded : fileCopy.waiting}`}
        </Text>
      )
  }
}
