import type { NoteId } from '@umkreis/schemas'
import { isUnsent, mergeOrDelete, newKeptNote, type KeptNote } from './kept-note.ts'
import { isEmptyNote, isSameNote, type NoteContent } from './note-content.ts'

/** A note in memory: as the device keeps it, and what was written since; `undefined` where nothing was. */
type Entry = { readonly kept: KeptNote | undefined; readonly mine: NoteContent | null | undefined }

/** The notes in memory. What the device keeps may be changed by other tabs and by what other devices wrote: both are brought together. */
export interface OpenNotes {
  /** Every note that is not deleted. */
  list(): readonly { readonly noteId: NoteId; readonly content: NoteContent; readonly isUnsent: boolean }[]
  find(noteId: NoteId): NoteContent | undefined
  /** Writes something here; `null` deletes. */
  write(noteId: NoteId, content: NoteContent | null): void
  /** Takes in what the device keeps now. */
  takeIn(noteId: NoteId, kept: KeptNote | undefined): void
  /** Notes in which something was written that the device does not keep yet. */
  unkept(): readonly NoteId[]
  /**
   * What the device should keep of a note.
   *
   * @returns The change to make; then {@link OpenNotes.noteKept} has to be told what came of it.
   */
  keeping(
    noteId: NoteId,
  ): { readonly written: NoteContent | null; change(now: KeptNote | undefined): KeptNote | undefined } | undefined
  noteKept(noteId: NoteId, written: NoteContent | null, kept: KeptNote | undefined): void
}

/** Creates an empty collection. */
export function createOpenNotes(): OpenNotes {
  const entries = new Map<NoteId, Entry>()
  const contentOf = ({ kept, mine }: Entry) => (mine === undefined ? (kept?.content ?? null) : mine)
  const put = (noteId: NoteId, entry: Entry) => {
    if (entry.kept || entry.mine !== undefined) entries.set(noteId, entry)
    else entries.delete(noteId)
  }
  const isWorthKeeping = ({ kept, mine }: Entry) =>
    mine !== undefined && (kept || (mine !== null && !isEmptyNote(mine)))

  return {
    list: () =>
      [...entries].flatMap(([noteId, entry]) => {
        const content = contentOf(entry)
        const unsent = entry.kept ? isUnsent(entry.kept) : false
        return content ? [{ noteId, content, isUnsent: Boolean(isWorthKeeping(entry)) || unsent }] : []
      }),
    find(noteId) {
      const entry = entries.get(noteId)
      return (entry && contentOf(entry)) ?? undefined
    },
    write(noteId, content) {
      const kept = entries.get(noteId)?.kept
      put(noteId, { kept, mine: content === null && !kept ? undefined : content })
    },
    takeIn(noteId, kept) {
      const known = entries.get(noteId)
      const mine =
        known?.mine === undefined
          ? undefined
          : mergeOrDelete(known.kept?.content ?? null, known.mine, kept?.content ?? null)
      put(noteId, { kept, mine: mine !== undefined && isSameNote(mine, kept?.content ?? null) ? undefined : mine })
    },
    unkept: () => [...entries].flatMap(([noteId, entry]) => (isWorthKeeping(entry) ? [noteId] : [])),
    keeping(noteId) {
      const entry = entries.get(noteId)
      if (!entry || entry.mine === undefined || !isWorthKeeping(entry)) return undefined
      const written = entry.mine
      const from = entry.kept?.content ?? null
      return {
        written,
        change(now) {
          const content = now ? mergeOrDelete(from, written, now.content) : written
          if (!now) return content ? newKeptNote(noteId, content) : undefined
          // What the server never had is simply forgotten.
          return content === null && !now.base && !now.sent ? undefined : { ...now, content }
        },
      }
    },
    noteKept(noteId, written, kept) {
      const mine = entries.get(noteId)?.mine
      const since =
        mine === undefined || mine === written ? undefined : mergeOrDelete(written, mine, kept?.content ?? null)
      put(noteId, { kept, mine: since })
    },
  }
}
