import { and, asc, eq, gte, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { GroupBoxesAnswer, GroupId, GroupLinksAnswer, PendingBoxesAnswer } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import {
  COMMUNITY_ORGANISATION_ID,
  e2eeGroupBoxes,
  e2eeGroupLinks,
  e2eePendingBoxes,
  e2eeUserChains,
  groupMembers,
  users,
} from '../../db/schema/index.ts'
import { isRekeyDue, loadGroupChain } from './group-chain.ts'

/**
 * Reads a group's chain from one link on, and the group as it is at that same moment.
 *
 * @throws {ServiceError} `not-found`.
 */
export async function readGroupLinks(
  db: Db,
  viewer: Viewer,
  groupId: string,
  from: number,
  now: Date,
): Promise<GroupLinksAnswer> {
  return db.transaction(
    async (tx) => {
      const { group } = await requireGroup(tx, viewer, groupId)
      const chain = await loadGroupChain(tx, groupId)
      const links = await tx
        .select({ epoch: e2eeGroupLinks.epoch, link: e2eeGroupLinks.link })
        .from(e2eeGroupLinks)
        .where(and(eq(e2eeGroupLinks.groupId, groupId), gte(e2eeGroupLinks.epoch, from)))
        .orderBy(asc(e2eeGroupLinks.epoch))
      return {
        groupId: groupId as GroupId,
        links,
        currentEpoch: chain?.epoch ?? null,
        rekeyDue: isRekeyDue(chain, now),
        isPair: group.directKey !== null,
        members: await loadMembers(tx, groupId),
        pending: (await loadSealable(tx, eq(e2eePendingBoxes.groupId, groupId))).map(({ userId, epoch }) => ({
          userId,
          epoch,
        })),
      }
    },
    { isolationLevel: 'repeatable read' },
  )
}

/**
 * Reads the viewer's own boxes of a group, from one epoch on.
 *
 * @throws {ServiceError} `not-found`.
 */
export async function readGroupBoxes(db: Db, viewer: Viewer, groupId: string, from: number): Promise<GroupBoxesAnswer> {
  await requireGroup(db, viewer, groupId)
  const { userId, epoch, generation, box } = e2eeGroupBoxes
  const boxes = await db
    .select({ userId, epoch, generation, box })
    .from(e2eeGroupBoxes)
    .where(and(eq(e2eeGroupBoxes.groupId, groupId), eq(userId, viewer.userId), gte(epoch, from)))
    .orderBy(asc(epoch), asc(generation), asc(e2eeGroupBoxes.senderId))
  return { boxes: boxes as GroupBoxesAnswer['boxes'] }
}

/** Reads for whom the viewer could seal now, in all groups: people with keys, for epochs that the viewer has. */
export async function readPendingBoxes(db: Db, viewer: Viewer): Promise<PendingBoxesAnswer> {
  const isMine = sql`exists (select 1 from ${groupMembers} own where own.group_id = ${e2eePendingBoxes.groupId}
    and own.user_id = ${viewer.userId} and own.left_at is null)`
  const isPendingToo = sql`exists (select 1 from ${e2eePendingBoxes} mine where mine.group_id = ${e2eePendingBoxes.groupId}
    and mine.epoch = ${e2eePendingBoxes.epoch} and mine.user_id = ${viewer.userId})`
  return { pending: await loadSealable(db, sql`${isMine} and not ${isPendingToo}`) }
}

/** Managers of the organisation may change the people of a group like whoever made it. */
async function loadMembers(tx: Db, groupId: string): Promise<GroupLinksAnswer['members']> {
  const rows = await tx
    .select({
      userId: groupMembers.userId,
      groupRole: groupMembers.role,
      role: users.role,
      organisationId: users.organisationId,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.userId, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt)))
  return rows
    .map(({ userId, groupRole, role, organisationId }) => {
      const isManager = organisationId !== COMMUNITY_ORGANISATION_ID && (role === 'owner' || role === 'administrator')
      return {
        userId: userId as GroupLinksAnswer['members'][number]['userId'],
        role: isManager ? 'manager' : groupRole,
      } as const
    })
    .sort((a, b) => (a.userId < b.userId ? -1 : 1))
}

async function loadSealable(db: Db, condition: SQL | undefined): Promise<PendingBoxesAnswer['pending']> {
  const member = alias(groupMembers, 'member')
  const { groupId, userId, epoch } = e2eePendingBoxes
  const rows = await db
    .select({ groupId, userId, epoch })
    .from(e2eePendingBoxes)
    .innerJoin(e2eeUserChains, eq(e2eeUserChains.userId, userId))
    .innerJoin(member, and(eq(member.groupId, groupId), eq(member.userId, userId), isNull(member.leftAt)))
    .where(condition)
    .orderBy(asc(groupId), asc(epoch), asc(userId))
  return rows as PendingBoxesAnswer['pending']
}
