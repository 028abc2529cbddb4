import { Button, EmptyState, showToast } from '@umkreis/design-system'
import { media } from '@umkreis/design-system/tokens'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { NoteId } from '@umkreis/schemas'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Note, Notes } from '../../../../services/notes/notes.ts'
import { useMediaQuery } from '../../../../shared/hooks/use-media-query.ts'
import { copy } from './copy.ts'
import { NoteEditor } from './NoteEditor.tsx'
import { NoteList } from './NoteList.tsx'
import * as css from './notes.css.ts'

/** {@link NotesView}: every note, in the order of the list. */
export interface NotesViewProps {
  readonly notes: Notes
  readonly all: readonly Note[]
  readonly unreadable: number
}

/** List and note side by side; on a phone one after the other. Which note is open stands in the address. */
export function NotesView({ notes, all, unreadable }: NotesViewProps): ReactNode {
  const [search, setSearch] = useSearchParams()
  const isPhone = useMediaQuery(media.below768)
  const [fresh, setFresh] = useState<NoteId>()
  const named = all.find(({ noteId }) => noteId === search.get('note'))
  const shown = named ?? (isPhone ? undefined : all[0])

  const open = (noteId: NoteId | undefined, options?: { replace: boolean }) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (noteId) after.set('note', noteId)
      else after.delete('note')
      return after
    }, options)
  const begin = (content?: Parameters<Notes['begin']>[0]) => {
    const noteId = notes.begin(content)
    setFresh(noteId)
    open(noteId)
  }
  const remove = (note: Note) => {
    const undo = notes.remove(note.noteId)
    open(undefined, { replace: true })
    showToast({
      message: copy.removed,
      action: {
        label: copy.undo,
        onPress() {
          undo()
          open(note.noteId, { replace: true })
        },
      },
    })
  }
  // Whoever begins a note writes on at once: its editor is fetched before.
  useEffect(() => void import('./text/NoteText.tsx').catch(() => undefined), [])
  const shownId = shown?.noteId
  useEffect(() => (shownId ? () => notes.leave(shownId) : undefined), [notes, shownId])

  if (all.length === 0) {
    return (
      <EmptyState
        title={copy.empty.title}
        text={unreadable > 0 ? copy.unreadable(unreadable) : copy.empty.text}
        action={
          <Button variant="accent" icon={<PlusIcon size={20} aria-hidden />} onPress={() => begin()}>
            {copy.begin}
          </Button>
        }
      />
    )
  }
  return (
    <div className={css.columns}>
      {isPhone && shown ? null : (
        <NoteList
          all={all}
          unreadable={unreadable}
          shownId={shownId}
          onOpen={(noteId) => {
            setFresh(undefined)
            open(noteId)
          }}
          onBegin={() => begin()}
        />
      )}
      {shown ? (
        <NoteEditor
          key={shown.noteId}
          note={shown}
          isFresh={shown.noteId === fresh}
          onChange={(change) => notes.change(shown.noteId, change)}
          onRemove={() => remove(shown)}
          onApart={(content) => begin(content)}
          {...(isPhone ? { onBack: () => open(undefined) } : {})}
        />
      ) : null}
    </div>
  )
}
