import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  GROUP_MEMBERS_MAX,
  type AddMembersRequest,
  type Group,
  type MemberRoleUpdate,
  type UpdateGroupRequest,
} from '@umkreis/schemas'
import { requireManagedGroup } from '../../access/require-group.ts'
import { requireUsers } from '../../access/require-user.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { groupMembers, groups } from '../../db/schema/index.ts'
import { invalidField, notFound } from '../../errors/service-error.ts'
import { lockGroup } from '../messages/lock-group.ts'
import type { GroupParts } from './create.ts'
import { readGroup } from './reader.ts'

/** Renames or describes a group. @throws {ServiceError} `not-found`, `forbidden`. */
export async function updateGroup(
  parts: GroupParts,
  viewer: Viewer,
  groupId: string,
  { name, description }: UpdateGroupRequest,
): Promise<Group> {
  await requireManagedGroup(parts.db, viewer, groupId)
  const changes = { ...(name === undefined ? {} : { name }), ...(description === undefined ? {} : { description }) }
  if (Object.keys(changes).length > 0) {
    await parts.db.update(groups).set(changes).where(eq(groups.groupId, groupId))
    parts.events.publish('groupChanged', { groupId, byUserId: viewer.userId })
  }
  return readGroup(parts.db, viewer, groupId)
}

/**
 * Takes people into a group; who is in it already stays as they are.
 *
 * @throws {ServiceError} `not-found` when the viewer may not see one of them, `forbidden`, `invalid` when it gets too big.
 */
export async function addMembers(
  parts: GroupParts,
  viewer: Viewer,
  groupId: string,
  request: AddMembersRequest,
): Promise<Group> {
  await requireManagedGroup(parts.db, viewer, groupId)
  const people = await requireUsers(parts.db, viewer, request.userIds)
  const addedIds = await parts.db.transaction(async (tx) => {
    await lockGroup(tx, groupId)
    const { group } = await requireManagedGroup(tx, viewer, groupId)
    const now = parts.now()
    const joining = { joinedAt: now, joinedSequence: group.lastSequence }
    const added = await tx
      .insert(groupMembers)
      .values(people.map(({ userId }) => ({ groupId, userId, ...joining })))
      .onConflictDoUpdate({
        target: [groupMembers.groupId, groupMembers.userId],
        // Who comes back does so as a member.
        set: { leftAt: null, role: 'member', ...joining },
        setWhere: sql`${groupMembers.leftAt} is not null`,
      })
      .returning({ userId: groupMembers.userId })
    if ((await countMembers(tx, groupId)) > GROUP_MEMBERS_MAX) {
      throw invalidField('userIds', `A group takes at most ${GROUP_MEMBERS_MAX} people`)
    }
    return added.map(({ userId }) => userId)
  })
  if (addedIds.length > 0) parts.events.publish('membersAdded', { groupId, userIds: addedIds, byUserId: viewer.userId })
  return readGroup(parts.db, viewer, groupId)
}

/** Removes somebody from a group. @throws {ServiceError} `not-found`, `forbidden`. */
export async function removeMember(parts: GroupParts, viewer: Viewer, groupId: string, userId: string): Promise<Group> {
  await requireManagedGroup(parts.db, viewer, groupId)
  if (userId === viewer.userId) throw invalidField('userId', 'To go yourself, leave the group')
  await parts.db.transaction(async (tx) => {
    await lockGroup(tx, groupId)
    await requireManagedGroup(tx, viewer, groupId)
    if (!(await endMembership(tx, parts.now(), groupId, userId))) throw notFound('This member')
  })
  parts.events.publish('membersRemoved', { groupId, userIds: [userId], byUserId: viewer.userId })
  return readGroup(parts.db, viewer, groupId)
}

/**
 * Lets a member manage a group, or no more.
 *
 * @throws {ServiceError} `not-found`, `forbidden`, `invalid` when nobody would manage it.
 */
export async function setMemberRole(
  parts: GroupParts,
  viewer: Viewer,
  groupId: string,
  userId: string,
  { groupRole }: MemberRoleUpdate,
): Promise<Group> {
  await requireManagedGroup(parts.db, viewer, groupId)
  await parts.db.transaction(async (tx) => {
    await lockGroup(tx, groupId)
    await requireManagedGroup(tx, viewer, groupId)
    const present = and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt))
    const changed = await tx
      .update(groupMembers)
      .set({ role: groupRole })
      .where(and(present, eq(groupMembers.userId, userId)))
      .returning({ userId: groupMembers.userId })
    if (changed.length === 0) throw notFound('This member')
    if ((await tx.$count(groupMembers, and(present, eq(groupMembers.role, 'manager')))) === 0) {
      throw invalidField('groupRole', 'Somebody has to manage the group')
    }
  })
  parts.events.publish('groupChanged', { groupId, byUserId: viewer.userId })
  return readGroup(parts.db, viewer, groupId)
}

/** Leaves a group. Its longest member manages it then, if nobody else does. @throws {ServiceError} `not-found`. */
export async function leaveGroup(parts: GroupParts, viewer: Viewer, groupId: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    await lockGroup(tx, groupId)
    if (!(await endMembership(tx, parts.now(), groupId, viewer.userId))) throw notFound('This group')
    await ensureManager(tx, groupId)
  })
  parts.events.publish('membersRemoved', { groupId, userIds: [viewer.userId], byUserId: viewer.userId })
}

/** Makes the longest member of a group its manager if it has none. The caller holds the group's row. */
export async function ensureManager(tx: Db, groupId: string): Promise<void> {
  const members = await tx
    .select({ userId: groupMembers.userId, role: groupMembers.role })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt)))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.userId))
  const [longest] = members
  if (!longest || members.some(({ role }) => role === 'manager')) return
  await tx
    .update(groupMembers)
    .set({ role: 'manager' })
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [longest.userId])))
}

async function endMembership(tx: Db, now: Date, groupId: string, userId: string): Promise<boolean> {
  const ended = await tx
    .update(groupMembers)
    .set({ leftAt: now })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), isNull(groupMembers.leftAt)))
    .returning({ userId: groupMembers.userId })
  return ended.length === 1
}

async function countMembers(tx: Db, groupId: string): Promise<number> {
  return tx.$count(groupMembers, and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt)))
}
