import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { groupMembers, groups } from '../db/schema/index.ts'
import { ServiceError, notFound } from '../errors/service-error.ts'
import type { Viewer } from './viewer.ts'

export interface Membership {
  group: typeof groups.$inferSelect
  member: typeof groupMembers.$inferSelect
}

/** @throws {ServiceError} `not-found` unless the viewer is a member of the group at this moment. */
export async function requireGroup(db: Db, viewer: Viewer, groupId: string): Promise<Membership> {
  const [row] = await db
    .select({ group: groups, member: groupMembers })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.groupId))
    .where(
      and(
        eq(groups.groupId, groupId),
        eq(groups.organisationId, viewer.organisationId),
        eq(groupMembers.userId, viewer.userId),
        isNull(groupMembers.leftAt),
      ),
    )
  if (!row) throw notFound('This group')
  return row
}

/**
 * The same for whoever changes the group's name, people or others' messages. In a conversation of two nobody manages.
 *
 * @throws {ServiceError} `not-found` for others than members, `forbidden` for a member who does not manage it.
 */
export async function requireManagedGroup(db: Db, viewer: Viewer, groupId: string): Promise<Membership> {
  const membership = await requireGroup(db, viewer, groupId)
  if (membership.member.role !== 'manager' || membership.group.directKey !== null) {
    throw new ServiceError('forbidden', 'Only who manages the group can do this')
  }
  return membership
}
