import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { GroupId, UnreadMessagesCount } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { groupMembers, groups } from '../../db/schema/index.ts'

/** From where on messages count as unread: what came before somebody joined is not news to them. */
const readUpTo = sql<number>`greatest(${groupMembers.readSequence}, ${groupMembers.joinedSequence})`

/**
 * Counts, for each of these people, the unread messages of each group that has some. The total is what waits for them:
 * whoever muted a group wants to hear of it in the list, and nowhere else.
 */
export async function countUnread(db: Db, userIds: readonly string[]): Promise<Map<string, UnreadMessagesCount>> {
  const counts = new Map<string, UnreadMessagesCount>(userIds.map((userId) => [userId, { total: 0, groups: [] }]))
  const rows = await db
    .select({
      userId: groupMembers.userId,
      groupId: groups.groupId,
      isMuted: groupMembers.isMuted,
      count: sql<number>`${groups.lastSequence} - ${readUpTo}`,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(
      and(inArray(groupMembers.userId, [...userIds]), isNull(groupMembers.leftAt), gt(groups.lastSequence, readUpTo)),
    )
    .orderBy(groups.groupId)
  for (const { userId, groupId, isMuted, count } of rows) {
    const counted = counts.get(userId)
    if (!counted) continue
    if (!isMuted) counted.total += count
    counted.groups.push({ groupId: groupId as GroupId, count })
  }
  return counts
}
