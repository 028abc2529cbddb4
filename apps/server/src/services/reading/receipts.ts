import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { GroupId, ReadingChanged, UserId } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { groupMembers, messages } from '../../db/schema/index.ts'
import type { ReadingChange } from '../../events/event-bus.ts'
import { loadWhoShows } from './shows.ts'

/** Of many messages that were read at once, the writers of the newest are told; of others they see when they look. */
const MESSAGES_LOOKED_AT = 500

/**
 * Finds out whom changes of one group's reading concern: who wrote what was delivered or read, is still a member, and
 * uses receipts, as the reader does.
 *
 * @param changes One for each reader.
 * @returns What to tell each writer.
 */
export async function readReceipts(
  db: Db,
  groupId: string,
  changes: readonly ReadingChange[],
): Promise<Map<string, ReadingChanged[]>> {
  const told = new Map<string, ReadingChanged[]>()
  const readers = await loadWhoShows(
    db,
    'receipts',
    changes.map(({ userId }) => userId),
  )
  const shown = changes.filter(({ userId }) => readers.has(userId))
  if (shown.length === 0) return told
  const written = await readWritten(db, groupId, shown)
  const writers = await loadWhoShows(db, 'receipts', [...written.keys()])
  for (const writerId of writers) {
    const sequences = written.get(writerId) ?? []
    const concerning = shown.filter(
      ({ userId, fromSequence, deliveredSequence }) =>
        userId !== writerId && sequences.some((place) => fromSequence < place && place <= deliveredSequence),
    )
    if (concerning.length > 0) told.set(writerId, concerning.map(formatChange))
  }
  return told
}

/** The places of the messages that the changes lie around, by writer. */
async function readWritten(db: Db, groupId: string, changes: readonly ReadingChange[]): Promise<Map<string, number[]>> {
  const from = Math.min(...changes.map(({ fromSequence }) => fromSequence))
  const to = Math.max(...changes.map(({ deliveredSequence }) => deliveredSequence))
  // By themselves first: joined at once, a planner that knows little of the table looks at all that a member ever wrote.
  const newest = db
    .select({ senderId: messages.senderId, sequence: messages.sequence })
    .from(messages)
    .where(and(eq(messages.groupId, groupId), gt(messages.sequence, from), lte(messages.sequence, to)))
    .orderBy(desc(messages.sequence))
    .limit(MESSAGES_LOOKED_AT)
    .as('newest')
  const rows = await db
    .select({ writerId: newest.senderId, sequence: newest.sequence })
    .from(newest)
    .innerJoin(groupMembers, and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, newest.senderId)))
    .where(isNull(groupMembers.leftAt))
  const written = new Map<string, number[]>()
  for (const { writerId, sequence } of rows) written.set(writerId, [...(written.get(writerId) ?? []), sequence])
  return written
}

function formatChange({ groupId, userId, deliveredSequence, readSequence }: ReadingChange): ReadingChanged {
  return { groupId: groupId as GroupId, userId: userId as UserId, deliveredSequence, readSequence }
}
