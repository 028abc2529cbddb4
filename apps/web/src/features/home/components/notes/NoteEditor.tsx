import { Button, IconButton, Menu, MenuItem } from '@umkreis/design-system'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { NoteContent } from '../../../../services/notes/note-content.ts'
import type { Note } from '../../../../services/notes/notes.ts'
import { copy } from './copy.ts'
import { NoteAbout } from './NoteAbout.tsx'
import { NoteVersions } from './NoteVersions.tsx'
import * as css from './notes.css.ts'
import { SavingMark } from './SavingMark.tsx'
import { Waiting } from './Waiting.tsx'

/** The editor is the largest part of all of this, and comes while one reads the list. */
const NoteText = lazy(async () => ({ default: (await import('./text/NoteText.tsx')).NoteText }))

/** {@link NoteEditor}: `isFresh` for a note that was begun just now; `onBack` where the list stands before it. */
export interface NoteEditorProps {
  readonly note: Note
  readonly isFresh: boolean
  readonly onChange: (change: Partial<NoteContent>) => void
  readonly onRemove: () => void
  readonly onApart: (content: Partial<NoteContent>) => void
  readonly onBack?: () => void
}

/** The note that is open: written in place, saved by itself. */
export function NoteEditor({ note, isFresh, onChange, onRemove, onApart, onBack }: NoteEditorProps): ReactNode {
  const { content } = note
  const [tools, setTools] = useState<HTMLDivElement | null>(null)
  const [isAwaited, setAwaited] = useState(false)
  return (
    <article className={css.card} aria-label={content.title.trim() || copy.untitled}>
      <div className={css.head}>
        {onBack ? (
          <div className={css.back}>
            <Button variant="text" icon={<ArrowLeftIcon size={20} aria-hidden />} onPress={onBack}>
              {copy.back}
            </Button>
          </div>
        ) : null}
        {/* The text's own tools are drawn by the editor, once it is there. */}
        <div ref={setTools} className={css.toolPlace} />
        <SavingMark note={note} />
        <IconButton
          label={content.isPinned ? copy.unpin : copy.pin}
          aria-pressed={content.isPinned}
          icon={
            <PushPinIcon
              size={20}
              weight={content.isPinned ? 'fill' : 'regular'}
              className={content.isPinned ? css.pinOn : undefined}
            />
          }
          onPress={() => onChange({ isPinned: !content.isPinned })}
        />
        <Menu
          label={copy.more}
          trigger={<IconButton label={copy.more} icon={<DotsThreeIcon size={22} weight="bold" />} />}
        >
          <MenuItem tone="danger" icon={<TrashIcon size={18} aria-hidden />} onAction={onRemove}>
            {copy.remove}
          </MenuItem>
        </Menu>
      </div>
      <div className={content.versions.length > 0 ? css.bodyBeside : css.body}>
        <div className={css.writing}>
          <textarea
            className={css.title}
            rows={1}
            aria-label={copy.title}
            placeholder={copy.untitled}
            value={content.title}
            maxLength={300}
            autoComplete="off"
            // Whoever begins a note wants to write.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isFresh}
            onChange={(event) => onChange({ title: event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ') })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              // Where the editor is not there yet, it takes the focus once it is.
              setAwaited(true)
              event.currentTarget.closest('article')?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
            }}
          />
          <NoteAbout content={content} onChange={onChange} />
          <Suspense fallback={<Waiting rows={3} />}>
            <NoteText text={content.text} tools={tools} isAwaited={isAwaited} onChange={(text) => onChange({ text })} />
          </Suspense>
        </div>
        <NoteVersions content={content} onChange={onChange} onApart={onApart} />
      </div>
      <p className={css.sealed}>
        <LockSimpleIcon size={16} aria-hidden />
        {copy.sealed}
      </p>
    </article>
  )
}
