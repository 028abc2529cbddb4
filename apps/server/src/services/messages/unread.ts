import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { GroupId, MarkReadRequest, UnreadMessagesCount } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { groupMembers, groups } from '../../db/schema/index.ts'
import type { MessageParts } from './send-message.ts'

/** From where on messages count as unread: what came before somebody joined is not news to them. */
const readUpTo = sql<number>`greatest(${groupMembers.readSequence}, ${groupMembers.joinedSequence})`

/** Counts, for each of these people, the unread messages of each group that has some. */
export async function countUnread(db: Db, userIds: readonly string[]): Promise<Map<string, UnreadMessagesCount>> {
  const counts = new Map<string, UnreadMessagesCount>(userIds.map((userId) => [userId, { total: 0, groups: [] }]))
  const rows = await db
    .select({
      userId: groupMembers.userId,
      groupId: groups.groupId,
      count: sql<number>`${groups.lastSequence} - ${readUpTo}`,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(
      and(inArray(groupMembers.userId, [...userIds]), isNull(groupMembers.leftAt), gt(groups.lastSequence, readUpTo)),
    )
    .orderBy(groups.groupId)
  for (const { userId, groupId, count } of rows) {
    const counted = counts.get(userId)
    if (!counted) continue
    counted.total += count
    counted.groups.push({ groupId: groupId as GroupId, count })
  }
  return counts
}

/**
 * Notes that the viewer has seen a group's messages up to a place, and tells their other connections. Never goes back.
 *
 * @returns What is unread now.
 * @throws {ServiceError} `not-found`.
 */
export async function markRead(
  { db, events }: MessageParts,
  viewer: Viewer,
  { GroupId: groupId, Sequence: sequence }: MarkReadRequest,
): Promise<UnreadMessagesCount> {
  const { group, member } = await requireGroup(db, viewer, groupId)
  const readSequence = Math.min(sequence, group.lastSequence)
  if (readSequence > member.readSequence) {
    await db
      .update(groupMembers)
      .set({ readSequence: sql`greatest(${groupMembers.readSequence}, ${readSequence})` })
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, viewer.userId)))
    events.publish('unreadChanged', { userId: viewer.userId })
  }
  const counts = await countUnread(db, [viewer.userId])
  return counts.get(viewer.userId) ?? { total: 0, groups: [] }
}
