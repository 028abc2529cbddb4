import type { NoteId } from '@umkreis/schemas'
import { mergeNotes } from './merge-notes.ts'
import { isSameNote, type NoteContent } from './note-content.ts'

/** A note as the server had it. */
export type NoteBase = { readonly revision: number; readonly content: NoteContent }

/** A note as this device keeps it. */
export type KeptNote = {
  readonly noteId: NoteId
  /** As the server had it last; `null` for one that it does not have. */
  readonly base: NoteBase | null
  /** What is on its way to the server, whose answer was not seen yet. */
  readonly sent: NoteContent | null
  /** As it is here; `null` once it is deleted here. */
  readonly content: NoteContent | null
}

/** A note that the server does not know. */
export function newKeptNote(noteId: NoteId, content: NoteContent): KeptNote {
  return { noteId, base: null, sent: null, content }
}

/** Whether the server has yet to hear of what happened to a note. */
export function isUnsent({ base, content }: KeptNote): boolean {
  return !isSameNote(base?.content ?? null, content)
}

/** What becomes of a note here, now that the server says what it has. */
export function takeIn(kept: KeptNote | undefined, noteId: NoteId, theirs: NoteBase): KeptNote {
  if (!kept) return { noteId, base: theirs, sent: null, content: theirs.content }
  // The answer to what was sent from here was lost: it is no change of somebody else's.
  const isOwn = kept.sent !== null && isSameNote(kept.sent, theirs.content)
  const from = isOwn ? theirs.content : (kept.base?.content ?? null)
  return { noteId, base: theirs, sent: null, content: mergeOrDelete(from, kept.content, theirs.content) }
}

/** A note that was deleted elsewhere: it goes here as well, unless it was changed here. */
export function takeOut(kept: KeptNote): KeptNote | undefined {
  if (!isUnsent(kept) || kept.content === null) return undefined
  return { ...kept, base: null, sent: null }
}

/** A note that the server has just said it does not have, after it was told something about it. */
export function withoutBase(kept: KeptNote): KeptNote | undefined {
  return kept.content === null ? undefined : { ...kept, base: null, sent: null }
}

/** As {@link mergeNotes}, where either side may have deleted the note: what the other one wrote since is worth more. */
export function mergeOrDelete(
  from: NoteContent | null,
  mine: NoteContent | null,
  theirs: NoteContent | null,
): NoteContent | null {
  if (mine === null) return isSameNote(from, theirs) ? null : theirs
  if (theirs === null) return isSameNote(from, mine) ? null : mine
  return mergeNotes(from, mine, theirs)
}
