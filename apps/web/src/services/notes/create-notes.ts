import type { NotesResource } from '@umkreis/api-client/home'
import type { OwnNotes } from '@umkreis/chat-hub'
import type { NoteId } from '@umkreis/schemas'
import { createCell, type Observed } from '../conversation/observed.ts'
import { logWarning } from '../log.ts'
import { emptyNote, isEmptyNote } from './note-content.ts'
import type { NoteShelf } from './note-shelf.ts'
import type { Note, Notes, NotesState } from './notes.ts'
import { createOpenNotes } from './open-notes.ts'
import { syncNotes } from './sync-notes.ts'

/** From the last letter until what was written is kept, and sent. */
const KEEP_AFTER_MS = 300
const SEND_AFTER_MS = 900
/** From a failure that may pass until the next try. */
const AGAIN_AFTER_MS = 15_000

/** The parts that notes are made of. */
export type NotesParts = {
  readonly api: NotesResource
  readonly own: () => Promise<OwnNotes>
  readonly shelf: NoteShelf
  /** Whether the keys of this device open notes. */
  readonly isReady: Observed<boolean>
  /** Whether the server answers; asked again after it did not. */
  readonly isReached: Observed<boolean>
  readonly onUnanswered: () => void
  readonly isUnanswered: (error: unknown) => boolean
  /** Whether the server refuses one note, and would take others. */
  readonly isRefusal: (error: unknown) => boolean
  /** Tells the member's other tabs. */
  readonly tell: (noteIds: readonly NoteId[]) => void
  readonly now: () => Date
}

/** Creates the notes of one member. */
export function createNotes(parts: NotesParts): Notes & {
  /** Begins with what the device keeps. */
  load(): Promise<void>
  /** Takes in notes that another tab has changed. */
  reload(noteIds: readonly NoteId[]): Promise<void>
  /** Keeps at once what was written. */
  keep(): Promise<void>
  stop(): void
} {
  const { shelf, now } = parts
  const open = createOpenNotes()
  const state = createCell<NotesState>({ kind: 'loading' })
  let isLoaded = false
  let failure: unknown
  let isAway = false
  let unreadable = 0
  let refused: ReadonlyMap<NoteId, unknown> = new Map()
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  let syncing: Promise<void> | undefined
  let isAgain = false
  const begun = new Set<NoteId>()
  let isStopped = false

  const savingOf = (noteId: NoteId, isUnsent: boolean): Pick<Note, 'saving' | 'refusal'> => {
    if (!isUnsent) return { saving: 'saved' }
    if (refused.has(noteId)) return { saving: 'refused', refusal: refused.get(noteId) }
    return { saving: isAway || !parts.isReady.get() ? 'waiting' : 'saving' }
  }
  const announce = () => {
    if (isStopped) return
    const listed = open.list()
    if (!isLoaded && listed.length === 0) {
      state.set(failure === undefined ? { kind: 'loading' } : { kind: 'failed', error: failure })
      return
    }
    const notes = listed.map(({ noteId, content, isUnsent }) => ({ noteId, content, ...savingOf(noteId, isUnsent) }))
    const rank = ({ content }: (typeof notes)[number]) => `${content.isPinned ? 1 : 0} ${content.changedAt}`
    state.set({ kind: 'here', notes: notes.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1)), unreadable })
  }

  const keepOne = async (noteId: NoteId) => {
    const wanted = open.keeping(noteId)
    if (!wanted) return
    const kept = await shelf.change(noteId, (before) => wanted.change(before))
    open.noteKept(noteId, wanted.written, kept)
    parts.tell([noteId])
  }
  let keeping: Promise<void> = Promise.resolve()
  const keepAfter = async (before: Promise<void>) => {
    await before
    try {
      for (const noteId of open.unkept()) await keepOne(noteId)
    } catch (error) {
      logWarning('A note could not be kept on this device', error)
    }
    announce()
  }
  const keep = () => {
    clearTimeout(keepTimer)
    keeping = keepAfter(keeping)
    return keeping
  }
  const leave = (noteId: NoteId) => {
    const known = open.find(noteId)
    if (begun.delete(noteId) && known && isEmptyNote(known)) open.write(noteId, null)
    announce()
  }

  const syncOnce = async () => {
    await keep()
    if (!parts.isReady.get()) return
    try {
      const outcome = await syncNotes(
        {
          api: parts.api,
          own: await parts.own(),
          shelf,
          onChange(noteId, kept) {
            open.takeIn(noteId, kept)
            parts.tell([noteId])
          },
        },
        parts.isRefusal,
      )
      isLoaded = true
      isAway = false
      failure = undefined
      ;({ unreadable, refused } = outcome)
    } catch (error) {
      failure = error
      isAway = true
      if (parts.isUnanswered(error)) parts.onUnanswered()
      else {
        logWarning('The notes could not be brought into step', error)
        clearTimeout(sendTimer)
        sendTimer = setTimeout(() => void refresh(), AGAIN_AFTER_MS)
      }
    }
    announce()
  }
  const refresh = (): Promise<void> => {
    if (isStopped) return Promise.resolve()
    clearTimeout(sendTimer)
    if (syncing) {
      isAgain = true
      return syncing
    }
    syncing = syncOnce().finally(() => {
      syncing = undefined
      if (!isAgain) return
      isAgain = false
      void refresh()
    })
    return syncing
  }
  const schedule = () => {
    clearTimeout(keepTimer)
    keepTimer = setTimeout(() => void keep(), KEEP_AFTER_MS)
    clearTimeout(sendTimer)
    sendTimer = setTimeout(() => void refresh(), SEND_AFTER_MS)
    announce()
  }
  const stops = [
    parts.isReady.subscribe(() => void refresh()),
    parts.isReached.subscribe(() => {
      isAway = !parts.isReached.get()
      if (parts.isReached.get()) void refresh()
      else announce()
    }),
  ]

  return {
    state,
    refresh,
    keep,
    leave,
    async reload(noteIds) {
      try {
        // In the order in which they are kept: what is read for itself could be older than what is here.
        for (const noteId of noteIds) open.takeIn(noteId, await shelf.change(noteId, (kept) => kept))
      } catch (error) {
        logWarning('The notes on this device could not be read', error)
      }
      announce()
    },
    async load() {
      for (const [noteId, kept] of await shelf.load()) open.takeIn(noteId, kept)
      if (open.list().length > 0) isLoaded = true
      announce()
      if (open.list().some(({ isUnsent }) => isUnsent)) await refresh()
    },
    begin(content = {}) {
      for (const other of begun) leave(other)
      const noteId = crypto.randomUUID() as string as NoteId
      begun.add(noteId)
      open.write(noteId, { ...emptyNote(now().toISOString()), ...content })
      schedule()
      return noteId
    },
    change(noteId, change) {
      const before = open.find(noteId)
      if (!before) return
      // To pin a note is no reason to have it jump about in the list.
      const isWritten = 'title' in change || 'text' in change
      open.write(noteId, { ...before, ...change, ...(isWritten ? { changedAt: now().toISOString() } : {}) })
      schedule()
    },
    remove(noteId) {
      const before = open.find(noteId)
      open.write(noteId, null)
      schedule()
      return () => {
        if (!before || open.find(noteId)) return
        open.write(noteId, before)
        schedule()
      }
    },
    stop() {
      isStopped = true
      clearTimeout(keepTimer)
      clearTimeout(sendTimer)
      for (const stop of stops) stop()
    },
  }
}
