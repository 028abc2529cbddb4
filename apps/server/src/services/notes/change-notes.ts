import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { NOTES_MAX, NOTES_TOTAL_MAX_LENGTH, type NotePut, type NotePutAnswer } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { notes, users } from '../../db/schema/index.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { notFound, ServiceError } from '../../errors/service-error.ts'
import { NoteConflictError } from './note-conflict-error.ts'
import { formatNote } from './read-notes.ts'
import { requireNotes } from './require-notes.ts'

/** What changing notes takes. */
export interface ChangeNotesParts {
  db: Db
  events: EventBus
}

const FIRST_REVISION_MAX = 2 ** 31

/**
 * Keeps a note, if it continues what is here.
 *
 * @throws {NoteConflictError} If another device was quicker.
 * @throws {ServiceError} `not-found` for a note that is gone, and for who can have none; `conflict` for one too many.
 */
export async function putNote(
  { db, events }: ChangeNotesParts,
  viewer: Viewer,
  noteId: string,
  { baseRevision, content }: NotePut,
): Promise<NotePutAnswer> {
  requireNotes(viewer)
  const { userId, organisationId } = viewer
  const answer = await db.transaction(async (tx) => {
    await lockNotesOf(tx, viewer)
    const known = await findNote(tx, viewer, noteId)
    if (known && known.revision !== baseRevision) throw new NoteConflictError(formatNote(known))
    if (!known && baseRevision > 0) throw notFound('This note')
    await requireRoom(tx, viewer, known ? 0 : 1, content.length - (known?.length ?? 0))
    // Begins anywhere: a device that still has a note which was deleted takes one under the same id for another.
    const revision = known ? known.revision + 1 : randomInt(1, FIRST_REVISION_MAX)
    const changes = { revision, content, length: content.length }
    await tx
      .insert(notes)
      .values({ userId, noteId, organisationId, ...changes })
      .onConflictDoUpdate({ target: [notes.userId, notes.noteId], set: changes })
    return { revision }
  })
  events.publish('notesChanged', { userId, noteId })
  return answer
}

/**
 * Deletes a note, if nobody changed it meanwhile. One that is gone already counts as deleted.
 *
 * @throws {NoteConflictError} If another device has changed it.
 */
export async function deleteNote(
  { db, events }: ChangeNotesParts,
  viewer: Viewer,
  noteId: string,
  revision: number,
): Promise<void> {
  requireNotes(viewer)
  const isDeleted = await db.transaction(async (tx) => {
    await lockNotesOf(tx, viewer)
    const known = await findNote(tx, viewer, noteId)
    if (!known) return false
    if (known.revision !== revision) throw new NoteConflictError(formatNote(known))
    await tx.delete(notes).where(isNote(viewer, noteId))
    return true
  })
  if (isDeleted) events.publish('notesChanged', { userId: viewer.userId, noteId })
}

/** One change of a person's notes at a time, so that revisions and counts hold. */
async function lockNotesOf(tx: Db, { userId }: Viewer): Promise<void> {
  await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update')
}

function isNote({ userId }: Viewer, noteId: string) {
  return and(eq(notes.userId, userId), eq(notes.noteId, noteId))
}

async function findNote(tx: Db, viewer: Viewer, noteId: string) {
  const [row] = await tx.select().from(notes).where(isNote(viewer, noteId))
  return row
}

async function requireRoom(tx: Db, { userId }: Viewer, moreNotes: number, moreLength: number): Promise<void> {
  if (moreLength <= 0) return
  const [kept] = await tx
    .select({ count: sql<number>`count(*)::int`, length: sql<number>`coalesce(sum(${notes.length}), 0)::int` })
    .from(notes)
    .where(eq(notes.userId, userId))
  if ((kept?.count ?? 0) + moreNotes > NOTES_MAX) {
    throw new ServiceError(
      'conflict',
      `Nobody keeps more than ${NOTES_MAX.toLocaleString('en')} notes. Please delete some`,
    )
  }
  if ((kept?.length ?? 0) + moreLength > NOTES_TOTAL_MAX_LENGTH) {
    throw new ServiceError('conflict', 'There is no room for more notes. Please delete some')
  }
}
