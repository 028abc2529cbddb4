import type { ReactNode } from 'react'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { FileIcon } from '@phosphor-icons/react/dist/csr/File'
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf'
import { FileXlsIcon } from '@phosphor-icons/react/dist/csr/FileXls'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { classNames } from '../../internal/class-names.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { Progress } from '../Progress/Progress.tsx'
import {
  file as fileStyle,
  fileFailed,
  fileIcon,
  fileLine,
  fileName,
  fileSize,
  fileWords,
  state,
  stateDone,
  stateFailed,
  stateIcon,
  stem,
} from './FileDrop.css.ts'
import type { FileDropWords } from './file-words.ts'
import { formatBytes } from './format-bytes.ts'

/**
 * How it stands with a chosen file: only chosen, on its way (`share` from 0 to 1, left out where nobody knows it), arrived,
 * or failed with the message to show.
 */
export type ChosenFileState =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'uploading'; readonly share?: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: ReactNode }

/** A file in the list of a {@link FileDrop}; `id` tells two of the same name apart. */
export interface ChosenFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly state?: ChosenFileState
}

interface FileRowProps {
  file: ChosenFile
  words: FileDropWords
  locale: string
  disabled: boolean | undefined
  onRemove: () => void
}

/** A chosen file: its name with the ending always in sight, its size, and how it stands with it. */
export function FileRow({ file, words, locale, disabled, onRemove }: FileRowProps): ReactNode {
  const { name, bytes, state: standing = { kind: 'chosen' } } = file
  const dot = name.lastIndexOf('.')
  const cut = dot > 0 && name.length - dot <= 6 ? dot : name.length
  return (
    <li className={classNames(fileStyle, standing.kind === 'failed' && fileFailed)}>
      {iconFor(name)}
      <div className={fileWords}>
        <div className={fileLine}>
          <span className={fileName} title={name}>
            <span className={stem}>{name.slice(0, cut)}</span>
            {name.slice(cut)}
          </span>
          <span className={fileSize}>{formatBytes(bytes, locale)}</span>
        </div>
        {standing.kind === 'uploading' ? (
          <Progress
            look="thin"
            label={words.uploading(name)}
            value={standing.share === undefined ? undefined : standing.share * 100}
          />
        ) : standing.kind === 'done' ? (
          <span className={classNames(state, stateDone)}>
            <CheckCircleIcon className={stateIcon} size={14} weight="fill" aria-hidden />
            {words.done}
          </span>
        ) : standing.kind === 'failed' ? (
          <span className={classNames(state, stateFailed)}>
            <WarningCircleIcon className={stateIcon} size={14} weight="fill" aria-hidden />
            <span>{standing.message}</span>
          </span>
        ) : null}
      </div>
      <IconButton
        size={32}
        label={words.remove(name)}
        icon={<XIcon size={16} />}
        disabled={disabled}
        onPress={onRemove}
      />
    </li>
  )
}

function iconFor(name: string): ReactNode {
  const shared = { className: fileIcon, size: 24, 'aria-hidden': true }
  if (/\.(xlsx?|csv|ods)$/i.test(name)) return <FileXlsIcon {...shared} />
  if (/\.pdf$/i.test(name)) return <FilePdfIcon {...shared} />
  if (/\.(png|jpe?g|gif|webp|avif|svg|heic)$/i.test(name)) return <ImageIcon {...shared} />
  return <FileIcon {...shared} />
}
