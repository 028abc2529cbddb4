import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { GroupLinkPost, GroupLinkPostAnswer } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { e2eeGroupChains, e2eeGroupLinks, e2eeUserChains, groupMembers } from '../../db/schema/index.ts'
import { invalidField, notFound, ServiceError } from '../../errors/service-error.ts'
import { lockGroup } from '../messages/lock-group.ts'
import type { E2eeParts } from './e2ee-parts.ts'
import { type GroupChain, isRekeyDue, loadGroupChain } from './group-chain.ts'
import { hashLink } from './link-hash.ts'
import { loadUsersWithChain, storeBoxes, storePending } from './store-boxes.ts'

/**
 * Appends the next link to a group's chain, with the boxes of its epoch. Everything that the server enforces stands at
 * `groupLinkPostSchema`.
 *
 * @throws {ServiceError} `not-found`; `conflict` when it does not continue the head, or its author did not know the
 *   group's members or that a fresh key is due; `invalid`.
 */
export async function postGroupLink(
  { db, events, now }: E2eeParts,
  viewer: Viewer,
  groupId: string,
  post: GroupLinkPost,
): Promise<GroupLinkPostAnswer> {
  if (post.groupId !== groupId) throw notFound('This group')
  requireCoherentBoxes(post)
  const hash = hashLink(post.link)
  const linkedAt = now()
  const told = await db.transaction(async (tx) => {
    await lockGroup(tx, groupId)
    await requireGroup(tx, viewer, groupId)
    const head = await loadGroupChain(tx, groupId)
    if (head && head.epoch === post.epoch && head.headHash === hash) return undefined
    requireContinuation(head, post, linkedAt)
    const memberIds = await loadMemberIds(tx, groupId)
    requireKnownMembers(memberIds, head, post, viewer)
    await storeLink(tx, viewer, post, hash, linkedAt)
    // After the chain's row is taken: who renews their keys at this moment either is seen here or marks the group afterwards.
    await requireNewestKeys(tx, post)
    await storeBoxes(tx, viewer, groupId, post.boxes)
    await storePending(tx, groupId, post.pending)
    const needy = await loadUsersWithChain(
      tx,
      post.pending.map(({ userId }) => userId),
    )
    return { memberIds, needy }
  })
  if (told) {
    events.publish('e2eeGroupChanged', { groupId, epoch: post.epoch, rekeyDue: false })
    for (const userId of told.needy) {
      const toUserIds = told.memberIds.filter((memberId) => memberId !== userId)
      events.publish('e2eeBoxNeeded', { groupId, userId, toUserIds })
    }
  }
  return { epoch: post.epoch, hash }
}

function requireCoherentBoxes({ epoch, kind, memberUserIds, boxes, pending }: GroupLinkPost): void {
  const members = new Set<string>(memberUserIds)
  const isTheirs = (entry: { userId: string; epoch: number }) => members.has(entry.userId) && entry.epoch <= epoch
  if (!boxes.every(isTheirs)) throw invalidField('boxes', 'Must be for members and epochs up to this one')
  if (!pending.every(isTheirs)) throw invalidField('pending', 'Must be for members and epochs up to this one')
  if (kind !== 'fresh') return
  const covered = new Set([...boxes, ...pending].filter((entry) => entry.epoch === epoch).map(({ userId }) => userId))
  if (!memberUserIds.every((userId) => covered.has(userId))) {
    throw invalidField('boxes', 'Each member needs a box or a pending entry for a fresh key')
  }
}

function requireContinuation(head: GroupChain | undefined, post: GroupLinkPost, now: Date): void {
  if (post.epoch !== (head?.epoch ?? 0) + 1 || post.previousHash !== (head?.headHash ?? null)) {
    throw new ServiceError('conflict', 'Another change of the keys was quicker. Please try again')
  }
  const needsFresh = head === undefined || isRekeyDue(head, now)
  if (needsFresh && post.kind !== 'fresh') throw new ServiceError('conflict', 'The group needs a fresh key')
}

function requireKnownMembers(
  memberIds: readonly string[],
  head: GroupChain | undefined,
  { epoch, memberUserIds }: GroupLinkPost,
  viewer: Viewer,
): void {
  const named = new Set<string>(memberUserIds)
  const isOnce = named.size === memberUserIds.length
  const members = new Set(memberIds)
  const areMembers = memberUserIds.every((userId) => members.has(userId))
  // Who was left out of the first link could neither read nor repair the group, and its first author need manage nothing.
  const isWhole = epoch > 1 || memberIds.length === named.size
  // Somebody who went and came back in the meantime is dropped by nobody who has not heard of it.
  const isNobodyDropped = (head?.memberUserIds ?? []).every((userId) => named.has(userId) || !members.has(userId))
  if (!isOnce || !named.has(viewer.userId) || !areMembers || !isWhole || !isNobodyDropped) {
    throw new ServiceError('conflict', 'The people of this group have changed. Please try again')
  }
}

/** A key that is sealed to what somebody has replaced since would leave them out, or reach a device that was signed out. */
async function requireNewestKeys(tx: Db, { epoch, boxes }: GroupLinkPost): Promise<void> {
  const ofThisEpoch = boxes.filter((box) => box.epoch === epoch)
  const rows = await tx
    .select({ userId: e2eeUserChains.userId, generation: e2eeUserChains.generation })
    .from(e2eeUserChains)
    .where(
      inArray(
        e2eeUserChains.userId,
        ofThisEpoch.map(({ userId }) => userId),
      ),
    )
  const newest = new Map(rows.map(({ userId, generation }) => [userId, generation]))
  if (ofThisEpoch.some(({ userId, generation }) => generation < (newest.get(userId) ?? 0))) {
    throw new ServiceError('conflict', 'Somebody in this group has new keys. Please try again')
  }
}

async function loadMemberIds(tx: Db, groupId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt)))
  return rows.map(({ userId }) => userId)
}

async function storeLink(tx: Db, viewer: Viewer, post: GroupLinkPost, hash: string, linkedAt: Date): Promise<void> {
  const { groupId, epoch, link, memberUserIds } = post
  const head = { epoch, headHash: hash, memberUserIds, rekeyDue: false, linkedAt }
  await tx.insert(e2eeGroupLinks).values({ groupId, epoch, link, hash, postedBy: viewer.userId, createdAt: linkedAt })
  await tx
    .insert(e2eeGroupChains)
    .values({ groupId, ...head })
    .onConflictDoUpdate({ target: e2eeGroupChains.groupId, set: head })
}
