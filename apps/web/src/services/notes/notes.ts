import type { NoteId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { Observed } from '../conversation/observed.ts'
import type { NoteContent } from './note-content.ts'

/**
 * Whether what was written is with the server.
 * - `saving`: on its way. - `waiting`: kept on this device until the server is reached. - `refused`: the server does not take it.
 */
export type NoteSaving = 'saved' | 'saving' | 'waiting' | 'refused'

/** One of the member's notes. */
export type Note = {
  readonly noteId: NoteId
  readonly content: NoteContent
  readonly saving: NoteSaving
  /** Why the server does not take it, where it does not. */
  readonly refusal?: unknown
}

/** The member's notes as far as they are known; `failed` where they were never loaded and can't be now. */
export type NotesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | {
      readonly kind: 'here'
      /** Pinned ones first, then the newest. */
      readonly notes: readonly Note[]
      /** Notes that can't be read on this device. */
      readonly unreadable: number
    }

/** The member's private notes: here at once, at the server sealed. */
export interface Notes {
  readonly state: Observed<NotesState>
  /** Asks the server what is new, and tells it what is new here. Never rejects. */
  refresh(): Promise<void>
  /** Begins a note. One in which nothing is ever written is forgotten. */
  begin(content?: Partial<NoteContent>): NoteId
  /** Says that nobody looks at a note any more. */
  leave(noteId: NoteId): void
  change(noteId: NoteId, change: Partial<NoteContent>): void
  /** Deletes a note. @returns How to take that back. */
  remove(noteId: NoteId): () => void
}

const notesBase = atom<Notes | null>(null)

/** The notes of whoever is signed in; null before and after. */
export const notesAtom = atom((get) => get(notesBase))

/** Puts the member's notes in place, or takes them away. */
export const provideNotesAtom = atom(null, (_get, set, notes: Notes | null) => set(notesBase, notes))
