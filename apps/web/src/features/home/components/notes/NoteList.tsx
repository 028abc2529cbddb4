import { IconButton, VisuallyHidden } from '@umkreis/design-system'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin'
import type { NoteId } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import type { Note } from '../../../../services/notes/notes.ts'
import { SearchBox } from '../../../../shared/ui/SearchBox.tsx'
import { findNotes, previewOf } from '../../logic/find-notes.ts'
import { formatWhen } from '../../logic/format-when.ts'
import { copy } from './copy.ts'
import * as css from './notes.css.ts'

/** {@link NoteList}: which of them is open, and what opening one and beginning one does. */
export interface NoteListProps {
  readonly all: readonly Note[]
  readonly unreadable: number
  readonly shownId: NoteId | undefined
  readonly onOpen: (noteId: NoteId) => void
  readonly onBegin: () => void
}

/** One's notes, pinned ones first, and looking through them. */
export function NoteList({ all, unreadable, shownId, onOpen, onBegin }: NoteListProps): ReactNode {
  const [query, setQuery] = useState('')
  const found = findNotes(all, query)
  const [now] = useState(() => new Date())
  return (
    <section className={css.panel} aria-label={copy.list}>
      <div className={css.tools}>
        <div className={css.searchPlace}>
          <SearchBox label={copy.search} value={query} onChange={setQuery} />
        </div>
        <IconButton variant="accent" label={copy.begin} icon={<PlusIcon size={20} weight="bold" />} onPress={onBegin} />
      </div>
      {found.length === 0 ? (
        <output className={css.hint}>
          <span className={css.hintTitle}>{copy.nothingFound}</span>
          <span className={css.hintLine}>{copy.nothingFoundLine}</span>
        </output>
      ) : (
        <ul className={css.list}>
          {found.map((note) => (
            <li key={note.noteId}>
              <Row note={note} now={now} isShown={note.noteId === shownId} onOpen={() => onOpen(note.noteId)} />
            </li>
          ))}
        </ul>
      )}
      {unreadable > 0 ? <p className={css.hintLine}>{copy.unreadable(unreadable)}</p> : null}
    </section>
  )
}

function Row({ note, now, isShown, onOpen }: { note: Note; now: Date; isShown: boolean; onOpen: () => void }) {
  const { title, text, isPinned, changedAt, versions } = note.content
  const state = note.saving === 'waiting' || note.saving === 'refused' ? copy.saving[note.saving] : undefined
  const notices = [formatWhen(changedAt, now), versions.length > 0 ? copy.openOne : undefined, state]
  return (
    <button type="button" className={css.row} aria-current={isShown ? 'true' : undefined} onClick={onOpen}>
      <span className={css.rowTitle}>{title.trim() || copy.untitled}</span>
      {isPinned ? (
        <span className={css.rowPin}>
          <PushPinIcon size={16} weight="fill" aria-hidden />
          <VisuallyHidden>{copy.pinned}</VisuallyHidden>
        </span>
      ) : null}
      <span className={css.rowText}>{previewOf(text) || copy.noText}</span>
      <span className={css.rowWhen}>{notices.filter(Boolean).join(' · ')}</span>
    </button>
  )
}
