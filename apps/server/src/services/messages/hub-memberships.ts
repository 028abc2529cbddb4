import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { groupMembers, groups } from '../../db/schema/index.ts'

/** A group as the hub follows it: how far its changes have come, and which members that view stands for. */
export interface HubMembership {
  groupId: string
  lastRevision: number
  membersVersion: number
}

/** @returns Every group that the person is a member of. */
export async function loadHubMemberships(db: Db, userId: string): Promise<HubMembership[]> {
  const { groupId, lastRevision, membersVersion } = groups
  return db
    .select({ groupId, lastRevision, membersVersion })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), isNull(groupMembers.leftAt)))
}

/** @returns Where these groups stand; none for a group that does not exist any more. */
export async function loadHubGroups(db: Db, groupIds: readonly string[]): Promise<HubMembership[]> {
  const { groupId, lastRevision, membersVersion } = groups
  return db
    .select({ groupId, lastRevision, membersVersion })
    .from(groups)
    .where(inArray(groupId, [...groupIds]))
}

/** @returns Every group of each of these people, by person. */
export async function loadHubMembershipsOf(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly HubMembership[]>> {
  const rows = await db
    .select({
      userId: groupMembers.userId,
      groupId: groups.groupId,
      lastRevision: groups.lastRevision,
      membersVersion: groups.membersVersion,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(and(inArray(groupMembers.userId, [...userIds]), isNull(groupMembers.leftAt)))
  return Map.groupBy(rows, ({ userId }) => userId)
}

/** Everybody who is a member of a group at one moment; undefined when there is no such group any more. */
export async function loadHubMembers(
  db: Db,
  groupId: string,
): Promise<(HubMembership & { userIds: Set<string> }) | undefined> {
  const rows = await db
    .select({
      lastRevision: groups.lastRevision,
      membersVersion: groups.membersVersion,
      userId: groupMembers.userId,
    })
    .from(groups)
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, groups.groupId), isNull(groupMembers.leftAt)))
    .where(eq(groups.groupId, groupId))
  const [first] = rows
  if (!first) return undefined
  const userIds = new Set(rows.flatMap(({ userId }) => (userId === null ? [] : [userId])))
  return { groupId, lastRevision: first.lastRevision, membersVersion: first.membersVersion, userIds }
}
