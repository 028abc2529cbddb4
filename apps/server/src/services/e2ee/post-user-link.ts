import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { UserLinkPost, UserLinkPostAnswer } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import {
  e2eeDeviceBoxes,
  e2eeGroupChains,
  e2eePendingBoxes,
  e2eePreviousKeyBoxes,
  e2eeUserChains,
  e2eeUserLinks,
  groupMembers,
  users,
} from '../../db/schema/index.ts'
import { invalidField, notFound, ServiceError } from '../../errors/service-error.ts'
import type { ServerEvents } from '../../events/event-bus.ts'
import { loadAudience, loadOtherMembers } from './audience.ts'
import type { E2eeParts } from './e2ee-parts.ts'
import { hashLink } from './link-hash.ts'

type UserChain = typeof e2eeUserChains.$inferSelect

/** What is told once the link is committed. */
interface Told {
  audience: string[]
  rekeyed: ServerEvents['e2eeGroupChanged'][]
  boxesNeeded: ServerEvents['e2eeBoxNeeded'][]
}

/**
 * Appends the next link to the viewer's own chain, with its boxes. Everything that the server enforces stands at
 * `userLinkPostSchema`.
 *
 * @throws {ServiceError} `not-found` for another's chain, `conflict` when it does not continue the head, `invalid`.
 */
export async function postUserLink(
  { db, events }: E2eeParts,
  viewer: Viewer,
  post: UserLinkPost,
): Promise<UserLinkPostAnswer> {
  const { userId, seq } = post
  if (userId !== viewer.userId) throw notFound('This person')
  const hash = hashLink(post.link)
  const told = await db.transaction(async (tx) => {
    // One link of a person at a time: before the first there is no other row to take.
    await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update')
    const [head] = await tx.select().from(e2eeUserChains).where(eq(e2eeUserChains.userId, userId))
    if (head && head.seq === seq && head.headHash === hash) return undefined
    requireContinuation(head, post)
    await storeLink(tx, post, hash)
    const isRevoked = head !== undefined && (post.generation > head.generation || post.resetCounter > head.resetCounter)
    const isNew = head === undefined || post.resetCounter > head.resetCounter
    return {
      audience: await loadAudience(tx, userId),
      rekeyed: isRevoked ? await requireRekeys(tx, userId) : [],
      boxesNeeded: isNew ? await loadNeededBoxes(tx, userId) : [],
    } satisfies Told
  })
  if (told) {
    events.publish('e2eeUserChanged', { userId, seq, toUserIds: told.audience })
    for (const rekeyed of told.rekeyed) events.publish('e2eeGroupChanged', rekeyed)
    for (const needed of told.boxesNeeded) events.publish('e2eeBoxNeeded', needed)
  }
  return { seq, hash }
}

function requireContinuation(head: UserChain | undefined, post: UserLinkPost): void {
  if (post.seq !== (head?.seq ?? 0) + 1 || post.previousHash !== (head?.headHash ?? null)) {
    throw new ServiceError('conflict', 'Another change of your devices was quicker. Please try again')
  }
  const { generation, resetCounter } = post
  const isNextGeneration = head ? isSameOrNext(head.generation, generation) : generation === 1
  if (!isNextGeneration) throw invalidField('generation', 'Must be the same or the next')
  const isNextReset = head ? isSameOrNext(head.resetCounter, resetCounter) : resetCounter === 0
  if (!isNextReset) throw invalidField('resetCounter', 'Must be the same or the next')
  if (post.deviceBoxes.some((box) => box.generation !== generation)) {
    throw invalidField('deviceBoxes', 'Must be of the generation of the link')
  }
  if (post.previousKeyBoxes.some((box) => box.generation !== generation)) {
    throw invalidField('previousKeyBoxes', 'Must be of the generation of the link')
  }
}

function isSameOrNext(known: number, said: number): boolean {
  return said === known || said === known + 1
}

async function storeLink(tx: Db, post: UserLinkPost, hash: string): Promise<void> {
  const { userId, seq, generation, resetCounter } = post
  const head = { seq, headHash: hash, generation, resetCounter }
  await tx
    .insert(e2eeUserChains)
    .values({ userId, ...head })
    .onConflictDoUpdate({ target: e2eeUserChains.userId, set: head })
  await tx.insert(e2eeUserLinks).values({ userId, seq, link: post.link, hash })
  if (post.deviceBoxes.length > 0) {
    await tx
      .insert(e2eeDeviceBoxes)
      .values(post.deviceBoxes.map((box) => ({ userId, ...box })))
      .onConflictDoNothing()
  }
  if (post.previousKeyBoxes.length > 0) {
    await tx
      .insert(e2eePreviousKeyBoxes)
      .values(post.previousKeyBoxes.map((box) => ({ userId, ...box })))
      .onConflictDoNothing()
  }
}

/** A key of the person may be known to others: the next message of each of their groups needs a new one. */
async function requireRekeys(tx: Db, userId: string): Promise<Told['rekeyed']> {
  const own = tx
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), isNull(groupMembers.leftAt)))
  const rows = await tx
    .update(e2eeGroupChains)
    .set({ rekeyDue: true })
    .where(inArray(e2eeGroupChains.groupId, own))
    .returning({ groupId: e2eeGroupChains.groupId, epoch: e2eeGroupChains.epoch })
  return rows.map(({ groupId, epoch }) => ({ groupId, epoch, rekeyDue: true }))
}

async function loadNeededBoxes(tx: Db, userId: string): Promise<Told['boxesNeeded']> {
  const rows = await tx
    .selectDistinct({ groupId: e2eePendingBoxes.groupId })
    .from(e2eePendingBoxes)
    .where(eq(e2eePendingBoxes.userId, userId))
  const others = await loadOtherMembers(
    tx,
    rows.map(({ groupId }) => groupId),
    userId,
  )
  return rows.map(({ groupId }) => ({ groupId, userId, toUserIds: others.get(groupId) ?? [] }))
}
