import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Group, GroupMember, GroupsAnswer, GroupsQuery } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import { showUsers } from '../../access/shown-users.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { e2eeGroupChains, groupMembers, groups, messages, users } from '../../db/schema/index.ts'
import { findGroupIds } from './find.ts'
import { type MessageRow } from '../messages/format-message.ts'
import { formatGroup, formatMember } from './format-group.ts'

// Enough for the pictures of a list entry.
const LISTED_MEMBERS = 4

/** One page of the viewer's groups, or of those that a question finds: the pinned first, then the most recently used. */
export async function readGroupsPage(db: Db, viewer: Viewer, page: GroupsQuery): Promise<GroupsAnswer> {
  const found = page.query ? await findGroupIds(db, viewer, page.query) : undefined
  const mine = and(
    found && inArray(groups.groupId, found),
    eq(groupMembers.userId, viewer.userId),
    isNull(groupMembers.leftAt),
    eq(groups.organisationId, viewer.organisationId),
  )
  const [total] = await db
    .select({ groups: count() })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(mine)
  const rows = await db
    .select({ group: groups, member: groupMembers })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(mine)
    .orderBy(
      desc(groupMembers.isPinned),
      desc(sql`coalesce(${groups.lastMessageAt}, ${groups.createdAt})`),
      asc(groups.groupId),
    )
    .limit(page.pageSize)
    .offset((page.pageNumber - 1) * page.pageSize)
  const lastPage = Math.max(1, Math.ceil((total?.groups ?? 0) / page.pageSize))
  return {
    groups: await completeGroups(db, viewer, rows, LISTED_MEMBERS),
    paginationDataDto: { currentPage: page.pageNumber, lastPage },
  }
}

/**
 * One group with all its members.
 *
 * @throws {ServiceError} `not-found` unless the viewer is a member.
 */
export async function readGroup(db: Db, viewer: Viewer, groupId: string): Promise<Group> {
  const membership = await requireGroup(db, viewer, groupId)
  const [group] = await completeGroups(db, viewer, [membership], undefined)
  if (!group) throw new Error('One membership gives one group')
  return group
}

type MembershipRow = { group: typeof groups.$inferSelect; member: typeof groupMembers.$inferSelect }

/** Four statements for any number of groups. */
async function completeGroups(
  db: Db,
  viewer: Viewer,
  rows: readonly MembershipRow[],
  membersLimit: number | undefined,
): Promise<Group[]> {
  const groupIds = rows.map(({ group }) => group.groupId)
  if (groupIds.length === 0) return []
  const lastMessages = await loadLastMessages(db, groupIds)
  const members = await loadMembers(db, viewer, groupIds, membersLimit)
  const memberCounts = await countMembers(db, groupIds)
  const epochs = await loadEpochs(db, groupIds)
  return rows.map(({ group, member }) =>
    formatGroup(group, member, {
      lastMessage: lastMessages.get(group.groupId),
      members: members.get(group.groupId) ?? [],
      memberCount: memberCounts.get(group.groupId) ?? 0,
      epoch: epochs.get(group.groupId) ?? null,
    }),
  )
}

async function loadLastMessages(db: Db, groupIds: string[]): Promise<Map<string, MessageRow>> {
  const newest = db
    .select()
    .from(messages)
    .where(and(eq(messages.groupId, groups.groupId), eq(messages.isDeleted, false)))
    .orderBy(desc(messages.sequence))
    .limit(1)
    .as('newest')
  const rows = await db
    .select()
    .from(groups)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(groups.groupId, groupIds))
  return new Map(rows.map(({ newest }) => [newest.groupId, newest]))
}

async function loadMembers(
  db: Db,
  viewer: Viewer,
  groupIds: string[],
  limit: number | undefined,
): Promise<Map<string, GroupMember[]>> {
  const viewerLast = sql`${groupMembers.userId} = ${viewer.userId}`
  const place = sql<number>`row_number() over (partition by ${groupMembers.groupId}
    order by ${viewerLast}, ${groupMembers.joinedAt}, ${groupMembers.userId})`
  const ranked = db
    .select({
      groupId: groupMembers.groupId,
      userId: groupMembers.userId,
      role: groupMembers.role,
      place: place.as('place'),
    })
    .from(groupMembers)
    .where(and(inArray(groupMembers.groupId, groupIds), isNull(groupMembers.leftAt)))
    .as('ranked')
  const rows = await db
    .select({ groupId: ranked.groupId, groupRole: ranked.role, user: users })
    .from(ranked)
    .innerJoin(users, eq(users.userId, ranked.userId))
    .where(limit === undefined ? undefined : sql`${ranked.place} <= ${limit}`)
    .orderBy(ranked.groupId, ranked.place)
  const members = new Map<string, GroupMember[]>(groupIds.map((groupId) => [groupId, []]))
  const shown = await showUsers(
    db,
    viewer,
    rows.map(({ user }) => user),
  )
  for (const [index, { groupId, groupRole }] of rows.entries()) {
    const user = shown[index]
    if (user) members.get(groupId)?.push(formatMember(user, groupRole))
  }
  return members
}

async function countMembers(db: Db, groupIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ groupId: groupMembers.groupId, members: count() })
    .from(groupMembers)
    .where(and(inArray(groupMembers.groupId, groupIds), isNull(groupMembers.leftAt)))
    .groupBy(groupMembers.groupId)
  return new Map(rows.map((row) => [row.groupId, row.members]))
}

async function loadEpochs(db: Db, groupIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ groupId: e2eeGroupChains.groupId, epoch: e2eeGroupChains.epoch })
    .from(e2eeGroupChains)
    .where(inArray(e2eeGroupChains.groupId, groupIds))
  return new Map(rows.map((row) => [row.groupId, row.epoch]))
}
