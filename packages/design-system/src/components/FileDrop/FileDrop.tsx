import { useId, useRef, useState, type ReactNode } from 'react'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useLocale } from 'react-aria-components'
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { arcPath } from '../../internal/arc.ts'
import { Button } from '../Button/Button.tsx'
import type { FieldWords } from '../Field/Field.tsx'
import {
  error as errorStyle,
  errorIcon,
  label as labelStyle,
  optional as optionalStyle,
  root,
  top,
} from '../Field/Field.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { checkFiles, type FileLimits, type FileRefusal } from './check-files.ts'
import {
  disc,
  drop as dropStyle,
  glyph,
  inner,
  invitation,
  limits as limitsStyle,
  list,
  mark,
  outer,
  refusals as refusalsStyle,
  zone,
} from './FileDrop.css.ts'
import { FileRow, type ChosenFile } from './FileRow.tsx'
import type { FileDropWords } from './file-words.ts'
import { WORDS } from './words.ts'
import { readDrop } from './read-drop.ts'

/**
 * {@link FileDrop}: the list of chosen files belongs to the owner. `onAdd` gets only files within the limits; what does not
 * fit is refused at the field, with the reason. With `maxFiles` 1 another file takes the place of the first: the owner
 * replaces it. `error` is the owner's own message, such as what the server said.
 */
export interface FileDropProps extends FileLimits, Omit<FieldWords, 'label'> {
  label: string
  files: readonly ChosenFile[]
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  disabled?: boolean
  words?: FileDropWords
}

/** Files, dropped, pasted or chosen: what is taken is said before, what is refused is said with the reason. */
export function FileDrop(props: FileDropProps): ReactNode {
  const { label, hint, error, optional, action, files, onAdd, onRemove, disabled, words = WORDS } = props
  const { accept, maxBytes, maxFiles } = props
  const limits: FileLimits = { accept, maxBytes, maxFiles }
  const { locale } = useLocale()
  const [refused, setRefused] = useState<readonly FileRefusal[]>([])
  const [news, setNews] = useState('')
  const [labelId, textId, limitsId, errorId] = [useId(), useId(), useId(), useId()]
  const field = useRef<HTMLDivElement>(null)
  const isMany = maxFiles !== 1
  const limitsText = words.limits(limits, locale)
  const isInvalid = Boolean(error) || refused.length > 0

  const offer = (offered: readonly File[], notFiles: readonly FileRefusal[] = []) => {
    const { taken, refused: others } = checkFiles(offered, limits, isMany ? files.length : 0)
    setRefused([...notFiles, ...others])
    setNews(taken.map(({ name }) => words.added(name)).join(', '))
    if (taken.length > 0) onAdd(taken)
  }
  const receive: DropZoneProps['onDrop'] = ({ items }) => {
    void readDrop(items).then((drop) => offer(drop.files, drop.refused))
  }
  const remove = (file: ChosenFile) => {
    setRefused([])
    setNews(words.removed(file.name))
    onRemove(file.id)
    // The cross that was pressed goes; the button that brings files is the nearest that stays.
    field.current?.querySelector<HTMLElement>('[data-browse] button')?.focus()
  }

  return (
    <div
      ref={field}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend cannot stand beside an action
      role="group"
      aria-labelledby={labelId}
      aria-describedby={isInvalid ? errorId : undefined}
      className={root}
    >
      <div className={top}>
        <span id={labelId} className={labelStyle}>
          {label}
          {optional ? <span className={optionalStyle}> {optional}</span> : null}
        </span>
        {action}
      </div>
      <DropZone
        className={zone}
        isDisabled={disabled}
        data-invalid={isInvalid || undefined}
        aria-labelledby={`${labelId} ${textId}`}
        getDropOperation={copies}
        onDrop={receive}
      >
        <UploadMark />
        <div className={invitation}>
          <span id={textId} className={dropStyle}>
            {words.drop(isMany)}
          </span>
          <span data-browse>
            <FileTrigger
              acceptedFileTypes={accept}
              allowsMultiple={isMany}
              onSelect={(chosen) => offer(chosen ? [...chosen] : [])}
            >
              <Button disabled={disabled} aria-describedby={`${labelId} ${limitsId}`}>
                {words.browse(isMany)}
              </Button>
            </FileTrigger>
          </span>
        </div>
        <span id={limitsId} className={limitsStyle}>
          {limitsText}
        </span>
      </DropZone>
      {hint ? <span className={limitsStyle}>{hint}</span> : null}
      {isInvalid ? (
        <div id={errorId} role="alert" className={refusalsStyle}>
          {error ? <Complaint>{error}</Complaint> : null}
          {refused.map((one, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may share name and reason, and the list is only ever replaced whole
            <Complaint key={index}>{words.refusal(one, limits, locale)}</Complaint>
          ))}
        </div>
      ) : null}
      {files.length > 0 ? (
        <ul className={list} aria-label={words.list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              words={words}
              locale={locale}
              disabled={disabled}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      ) : null}
      <output>
        <VisuallyHidden>{news}</VisuallyHidden>
      </output>
    </div>
  )
}

/** Everything may be let go here: what a drag holds, systems say only then, and a refusal has words. */
const copies = () => 'copy' as const

function Complaint({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={errorStyle}>
      <WarningCircleIcon className={errorIcon} size={18} weight="fill" aria-hidden />
      <span>{children}</span>
    </p>
  )
}

/** Both lines close around the arrow when a file is held over the field. */
function UploadMark(): ReactNode {
  return (
    <svg className={mark} width="56" height="56" viewBox="0 0 56 56" aria-hidden>
      <circle className={disc} cx="28" cy="28" r="20" />
      <path className={inner} d={arcPath(28, 28, 23, 200, 500)} pathLength="1" strokeDasharray="1" strokeWidth="2" />
      <path className={outer} d={arcPath(28, 28, 27, 20, 300)} pathLength="1" strokeDasharray="1" strokeWidth="2" />
      <UploadSimpleIcon className={glyph} x="18" y="18" size={20} />
    </svg>
  )
}
