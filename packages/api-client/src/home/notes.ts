import {
  notePutAnswerSchema,
  notePutSchema,
  notesAnswerSchema,
  notesReadAnswerSchema,
  notesReadRequestSchema,
  sealedNoteSchema,
  type NoteId,
  type NotePut,
  type NotesAnswer,
  type SealedNote,
} from '@umkreis/schemas'
import { HTTPError } from 'ky'
import * as v from 'valibot'
import type { ApiClient } from '../create-api-client.ts'
import { statusOf } from '../errors.ts'
import { transportOf } from '../transport.ts'

/** What became of a change of a note. `conflict`: another device was quicker; `gone`: it was deleted there. */
export type NoteOutcome =
  | { readonly kind: 'kept'; readonly revision: number }
  | { readonly kind: 'conflict'; readonly current: SealedNote }
  | { readonly kind: 'gone' }

/** One's private notes, sealed: the server can open none of them. */
export interface NotesResource {
  /** Which there are, and how often each was changed. What is not named was deleted. */
  list(signal?: AbortSignal): Promise<NotesAnswer['notes']>
  /** Those of these that are there; at most `NOTES_PER_READ_MAX` at once. */
  read(noteIds: readonly NoteId[], signal?: AbortSignal): Promise<SealedNote[]>
  /** Keeps a note that continues a revision, 0 for a new one. @throws {ApiProblemError} With 409 for one too many. */
  put(noteId: NoteId, put: NotePut): Promise<NoteOutcome>
  /** Deletes that revision of a note. */
  delete(noteId: NoteId, revision: number): Promise<Exclude<NoteOutcome, { kind: 'kept' }>>
}

/** Adds private notes to a client. @throws {TypeError} For what this package did not make. */
export function createNotes(client: ApiClient): NotesResource {
  const http = transportOf(client)
  const path = (noteId: NoteId) => `notes/${encodeURIComponent(noteId)}`
  return {
    list: async (signal) => (await http.json('get', 'notes', notesAnswerSchema, signal && { signal })).notes,
    async read(noteIds, signal) {
      const json = http.parseRequest(notesReadRequestSchema, { noteIds: [...noteIds] })
      return (await http.json('post', 'notes/read', notesReadAnswerSchema, { json, ...(signal && { signal }) })).notes
    },
    async put(noteId, put) {
      const json = http.parseRequest(notePutSchema, put)
      try {
        return { kind: 'kept', ...(await http.json('put', path(noteId), notePutAnswerSchema, { json })) }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    async delete(noteId, revision) {
      try {
        await http.send('delete', path(noteId), { searchParams: { revision } })
        return { kind: 'gone' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

/** A refusal that says what to go on with. @throws What was thrown, when it is none. */
function outcomeOf(error: unknown): Exclude<NoteOutcome, { kind: 'kept' }> {
  if (statusOf(error) === 404) return { kind: 'gone' }
  // The one error body of the API has no place for it: every other page would have to load its shape.
  const cause = statusOf(error) === 409 && error instanceof Error ? error.cause : undefined
  const current = cause instanceof HTTPError ? v.safeParse(conflictSchema, cause.data) : undefined
  if (!current?.success) throw error
  return { kind: 'conflict', current: current.output.currentNote }
}

const conflictSchema = v.object({ currentNote: sealedNoteSchema })
