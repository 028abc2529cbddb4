import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { CreateGroupRequest, Group } from '@umkreis/schemas'
import { requireUsers } from '../../access/require-user.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { groupMembers, groups } from '../../db/schema/index.ts'
import { invalidField } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { createId } from '../random-id.ts'
import { readGroup } from './reader.ts'

export interface GroupParts {
  db: Db
  events: EventBus
  now: () => Date
}

/**
 * Makes a group of the viewer and others. Two people and no name: the conversation that these two already have is
 * answered instead of a second one.
 *
 * @throws {ServiceError} `not-found` when the viewer may not see one of them; `invalid` when nobody else is named.
 */
export async function createGroup(parts: GroupParts, viewer: Viewer, request: CreateGroupRequest): Promise<Group> {
  const others = await requireUsers(
    parts.db,
    viewer,
    request.userIds.filter((userId) => userId !== viewer.userId),
  )
  const otherIds = others.map(({ userId }) => userId)
  const [firstId] = otherIds
  if (firstId === undefined) throw invalidField('userIds', 'Please choose at least one person')
  if (otherIds.length === 1 && !request.name) {
    const groupId = await requireConversation(parts, viewer, firstId)
    return readGroup(parts.db, viewer, groupId)
  }
  const groupId = createId()
  await parts.db.transaction(async (tx) => {
    await insertGroup(tx, parts.now(), viewer, {
      groupId,
      name: request.name || null,
      description: request.description ?? '',
      directKey: null,
    })
    await insertMembers(tx, parts.now(), groupId, viewer, otherIds)
  })
  parts.events.publish('membersAdded', { groupId, userIds: [viewer.userId, ...otherIds], byUserId: viewer.userId })
  return readGroup(parts.db, viewer, groupId)
}

/**
 * Finds or makes the conversation of the viewer and one other person, and takes back in whoever had left it. The caller
 * has checked that the viewer may see that person.
 *
 * @returns Its group id.
 */
export async function requireConversation(parts: GroupParts, viewer: Viewer, otherId: string): Promise<string> {
  const directKey = [viewer.userId, otherId].toSorted().join(' ')
  const { groupId, joinedIds } = await parts.db.transaction(async (tx) => {
    const now = parts.now()
    const created = createId()
    // Of two people who write to each other first at the same moment, the index lets one make the conversation.
    const isNew = await insertGroup(tx, now, viewer, { groupId: created, name: null, description: '', directKey })
    if (isNew) {
      await insertMembers(tx, now, created, viewer, [otherId])
      return { groupId: created, joinedIds: [viewer.userId, otherId] }
    }
    const [existing] = await tx
      .select({ groupId: groups.groupId, lastSequence: groups.lastSequence })
      .from(groups)
      .where(and(eq(groups.organisationId, viewer.organisationId), eq(groups.directKey, directKey)))
    if (!existing) throw new Error('A conversation that is in the way cannot be read')
    const returned = await tx
      .update(groupMembers)
      .set({ leftAt: null, joinedAt: now, joinedSequence: existing.lastSequence })
      .where(and(eq(groupMembers.groupId, existing.groupId), isNotNull(groupMembers.leftAt)))
      .returning({ userId: groupMembers.userId })
    return { groupId: existing.groupId, joinedIds: returned.map(({ userId }) => userId) }
  })
  if (joinedIds.length > 0)
    parts.events.publish('membersAdded', { groupId, userIds: joinedIds, byUserId: viewer.userId })
  return groupId
}

async function insertGroup(
  tx: Db,
  now: Date,
  viewer: Viewer,
  group: Pick<typeof groups.$inferInsert, 'groupId' | 'name' | 'description' | 'directKey'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(groups)
    .values({ ...group, organisationId: viewer.organisationId, createdBy: viewer.userId, createdAt: now })
    .onConflictDoNothing({
      target: [groups.organisationId, groups.directKey],
      where: sql`${groups.directKey} is not null`,
    })
    .returning({ groupId: groups.groupId })
  return inserted.length === 1
}

async function insertMembers(tx: Db, now: Date, groupId: string, viewer: Viewer, otherIds: string[]): Promise<void> {
  await tx
    .insert(groupMembers)
    .values([
      { groupId, userId: viewer.userId, role: 'manager', joinedAt: now },
      ...otherIds.map((userId) => ({ groupId, userId, role: 'member' as const, joinedAt: now })),
    ])
}
