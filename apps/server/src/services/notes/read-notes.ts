import { and, eq, inArray } from 'drizzle-orm'
import type { NotesAnswer, SealedNote } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { notes } from '../../db/schema/index.ts'
import { requireNotes } from './require-notes.ts'

type NoteRow = Pick<typeof notes.$inferSelect, 'noteId' | 'revision' | 'content'>

/** A row as its author gets it. */
export function formatNote({ noteId, revision, content }: NoteRow): SealedNote {
  return { noteId: noteId as SealedNote['noteId'], revision, content }
}

/** Which notes the viewer has, without their content. @throws {ServiceError} `not-found` for who can have none. */
export async function listNotes(db: Db, viewer: Viewer): Promise<NotesAnswer> {
  requireNotes(viewer)
  const rows = await db
    .select({ noteId: notes.noteId, revision: notes.revision })
    .from(notes)
    .where(eq(notes.userId, viewer.userId))
    .orderBy(notes.noteId)
  return { notes: rows.map(({ noteId, revision }) => ({ noteId: noteId as SealedNote['noteId'], revision })) }
}

/** Those of these notes that the viewer has. What is not theirs is not there. */
export async function readNotes(db: Db, viewer: Viewer, noteIds: readonly string[]): Promise<SealedNote[]> {
  requireNotes(viewer)
  const rows = await db
    .select()
    .from(notes)
    .where(and(eq(notes.userId, viewer.userId), inArray(notes.noteId, [...new Set(noteIds)])))
    .orderBy(notes.noteId)
  return rows.map(formatNote)
}
