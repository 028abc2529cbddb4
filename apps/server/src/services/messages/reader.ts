import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm'
import type { Message, MessagesQuery } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { messages } from '../../db/schema/index.ts'
import type { MessageChange } from '../../events/event-bus.ts'
import { formatMessage, type MessageRow } from './format-message.ts'

const CHANGES_PAGE_SIZE = 1000

/**
 * Reads a page of a group's messages: the newest ones or those before a place, ascending by `sequence` and without the
 * deleted; those after a place likewise; or everything that changed after a revision, deleted messages included,
 * ascending by `revision`.
 *
 * @throws {ServiceError} `not-found`.
 */
export async function readMessages(
  db: Db,
  viewer: Viewer,
  groupId: string,
  { before, after, afterRevision, pageSize }: MessagesQuery,
): Promise<Message[]> {
  await requireGroup(db, viewer, groupId)
  const inGroup = eq(messages.groupId, groupId)
  const kept = and(inGroup, eq(messages.isDeleted, false))
  const select = (condition: SQL | undefined, order: SQL): Promise<MessageRow[]> =>
    db.select().from(messages).where(condition).orderBy(order).limit(pageSize)

  if (before === undefined && after !== undefined) {
    return (await select(and(kept, gt(messages.sequence, clamp(after))), asc(messages.sequence))).map(formatMessage)
  }
  if (before === undefined && afterRevision !== undefined) {
    const changed = and(inGroup, gt(messages.revision, clamp(afterRevision)))
    return (await select(changed, asc(messages.revision))).map(formatMessage)
  }
  const older = before === undefined ? kept : and(kept, lt(messages.sequence, clamp(before)))
  return (await select(older, desc(messages.sequence))).reverse().map(formatMessage)
}

/**
 * Reads what changed in a group after one revision, ascending, as it would have been told; for who was not told. A message
 * that changed twice since comes once, so that revisions are missing in between.
 */
export async function readMessageChanges(db: Db, groupId: string, afterRevision: number): Promise<MessageChange[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.groupId, groupId), gt(messages.revision, afterRevision)))
    .orderBy(asc(messages.revision))
    .limit(CHANGES_PAGE_SIZE)
  return rows.map((row) => ({
    // An edit replaces a message that was not seen before, too.
    kind: row.isDeleted ? 'deleted' : row.editCount > 0 ? 'edited' : 'sent',
    groupId,
    revision: row.revision,
    membersVersion: 0,
    message: formatMessage(row),
  }))
}

// The columns are 32 bits wide; no group gets further.
function clamp(place: number): number {
  return Math.min(place, 2_147_483_647)
}
