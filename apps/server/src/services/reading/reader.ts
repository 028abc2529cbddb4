import { and, eq, isNull, ne } from 'drizzle-orm'
import type { ReadingAnswer, UserId } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { groupMembers } from '../../db/schema/index.ts'
import { loadWhoShows } from './shows.ts'

/**
 * Reads how far a group's messages have come to its other members, of those who let it be seen.
 *
 * @returns Nobody where the viewer or the organisation does not use receipts.
 * @throws {ServiceError} `not-found`.
 */
export async function readReading(db: Db, viewer: Viewer, groupId: string): Promise<ReadingAnswer> {
  await requireGroup(db, viewer, groupId)
  const rows = await db
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt), ne(groupMembers.userId, viewer.userId)))
    .orderBy(groupMembers.userId)
  const showing = await loadWhoShows(db, 'receipts', [viewer.userId, ...rows.map(({ userId }) => userId)])
  if (!showing.has(viewer.userId)) return []
  return rows
    .filter(({ userId }) => showing.has(userId))
    .map(({ userId, joinedSequence, deliveredSequence, deliveredAt, readSequence, readAt }) => {
      // What was read was delivered, whether or not a device said so.
      const isReadFurther = readSequence > deliveredSequence
      const delivered = isReadFurther ? readAt : deliveredAt
      return {
        userId: userId as UserId,
        joinedSequence,
        deliveredSequence: Math.max(deliveredSequence, readSequence),
        readSequence,
        deliveredAt: delivered?.toISOString() ?? null,
        readAt: readAt?.toISOString() ?? null,
      }
    })
}
