import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { GroupId, PushPayload } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import {
  groupMembers,
  groups,
  messages,
  preferences,
  pushSubscriptions,
  sessions,
  users,
} from '../../db/schema/index.ts'
import { formatQuietHours, isQuiet } from '../preferences/quiet-hours.ts'
import type { PushTarget } from './push-sender.ts'

/** Whom to write to, and what. */
export interface PushMessage {
  userId: string
  target: PushTarget
  payload: PushPayload
  /** The place in the group after which this tells what was written. */
  afterSequence: number
}

/**
 * Reads who of a group wants to be told of what somebody else wrote there after a place: who has not read that far, has not
 * muted the group, has no quiet hours now, and has a browser that subscribed.
 */
export async function readRecipients(
  db: Db,
  groupId: string,
  afterSequence: number,
  now: Date,
): Promise<PushMessage[]> {
  const rows = await db
    .select({
      userId: groupMembers.userId,
      target: pushSubscriptions,
      preferences,
      seen: sql<number>`greatest(${groupMembers.readSequence}, ${groupMembers.joinedSequence})`,
    })
    .from(groupMembers)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, groupMembers.userId))
    .innerJoin(sessions, and(eq(sessions.sessionId, pushSubscriptions.sessionId), isNull(sessions.endedAt)))
    .leftJoin(preferences, eq(preferences.userId, groupMembers.userId))
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        isNull(groupMembers.leftAt),
        eq(groupMembers.isMuted, false),
        or(isNull(preferences.push), eq(preferences.push, true)),
      ),
    )
  if (rows.length === 0) return []
  const written = await readWritten(db, groupId, afterSequence)
  return rows.flatMap(({ userId, target, preferences: own, seen }) => {
    const quietHours = own && formatQuietHours(own)
    const newest = written.find(({ senderId, sequence }) => senderId !== userId && sequence > seen)
    if (!newest || (quietHours && isQuiet(quietHours, now))) return []
    const payload = { groupId: groupId as GroupId, title: newest.groupName || newest.senderName }
    const { endpoint, p256dh, auth } = target
    return [{ userId, target: { endpoint, p256dh, auth }, payload, afterSequence }]
  })
}

/** The newest message of each writer since a place, the newest first. */
async function readWritten(
  db: Db,
  groupId: string,
  afterSequence: number,
): Promise<{ senderId: string; sequence: number; groupName: string; senderName: string }[]> {
  const newest = db
    .select({ senderId: messages.senderId, sequence: sql<number>`max(${messages.sequence})`.as('newest_sequence') })
    .from(messages)
    .where(and(eq(messages.groupId, groupId), gt(messages.sequence, afterSequence), eq(messages.isDeleted, false)))
    .groupBy(messages.senderId)
    .as('newest')
  const rows = await db
    .select({
      senderId: newest.senderId,
      sequence: newest.sequence,
      groupName: groups.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(newest)
    .innerJoin(users, eq(users.userId, newest.senderId))
    .innerJoin(groups, eq(groups.groupId, groupId))
    .orderBy(desc(newest.sequence))
  return rows.map(({ senderId, sequence, groupName, firstName, lastName }) => ({
    senderId,
    sequence,
    groupName: groupName ?? '',
    senderName: `${firstName} ${lastName}`.trim(),
  }))
}

/** How many groups one is told of on going away unheard: the newest of them. */
const GROUPS_AFTER_LEAVING = 5

/** The groups of a person that hold something unread of others, written since a moment. */
export async function readUnheard(
  db: Db,
  userId: string,
  since: Date,
): Promise<{ groupId: string; lastSequence: number }[]> {
  const unread = db
    .select({ sequence: messages.sequence })
    .from(messages)
    .where(
      and(
        eq(messages.groupId, groups.groupId),
        eq(messages.sequence, groups.lastSequence),
        ne(messages.senderId, userId),
      ),
    )
  return db
    .select({ groupId: groups.groupId, lastSequence: groups.lastSequence })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.userId, userId),
        isNull(groupMembers.leftAt),
        gt(groups.lastMessageAt, since),
        gt(groups.lastSequence, groupMembers.readSequence),
        inArray(groups.lastSequence, unread),
      ),
    )
    .orderBy(desc(groups.lastMessageAt))
    .limit(GROUPS_AFTER_LEAVING)
}
