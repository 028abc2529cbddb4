import { and, desc, eq, gt, lte } from 'drizzle-orm'
import {
  OPEN_PAIRINGS_MAX,
  PAIRING_LIFETIME_MS,
  type PairingAnswer,
  type PairingId,
  type PairingPost,
  type PairingsAnswer,
} from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { e2eePairings, users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import type { E2eeParts } from './e2ee-parts.ts'

type ReadParts = Pick<E2eeParts, 'db' | 'now'>

/** Reads which pairings of the viewer's own have not run out, the newest first. */
export async function readPairings({ db, now }: ReadParts, viewer: Viewer): Promise<PairingsAnswer> {
  const rows = await db
    .select({ pairingId: e2eePairings.pairingId, createdAt: e2eePairings.createdAt })
    .from(e2eePairings)
    .where(and(eq(e2eePairings.userId, viewer.userId), gt(e2eePairings.createdAt, oldestStart(now()))))
    .orderBy(desc(e2eePairings.createdAt), e2eePairings.pairingId)
  const pairings = rows.map(({ pairingId, createdAt }) => ({
    pairingId: pairingId as PairingId,
    createdAt: createdAt.toISOString(),
  }))
  return { pairings }
}

/** Reads the messages of a pairing of the viewer's own, from one on; none of one that does not exist or has run out. */
export async function readPairing(
  { db, now }: ReadParts,
  viewer: Viewer,
  pairingId: PairingId,
  from: number,
): Promise<PairingAnswer> {
  const [row] = await db
    .select({ messages: e2eePairings.messages })
    .from(e2eePairings)
    .where(and(isOwn(viewer, pairingId), gt(e2eePairings.createdAt, oldestStart(now()))))
  const messages = (row?.messages ?? []).map((message, index) => ({ index, message })).slice(from)
  return { messages }
}

/**
 * Appends a message to a pairing of the viewer's own, which begins with the first one, and tells all the viewer's
 * connections. Everything that the server enforces stands at `pairingPostSchema`.
 *
 * @throws {ServiceError} `conflict` when it is not the next message; `too-many` for one pairing too many.
 */
export async function postPairing(
  { db, events, now }: E2eeParts,
  viewer: Viewer,
  pairingId: PairingId,
  { index, message }: PairingPost,
): Promise<void> {
  const { userId } = viewer
  const postedAt = now()
  await db.transaction(async (tx) => {
    // One of a person at a time: two devices that answer at once are not both the first.
    await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update')
    await tx
      .delete(e2eePairings)
      .where(and(eq(e2eePairings.userId, userId), lte(e2eePairings.createdAt, oldestStart(postedAt))))
    const [row] = await tx
      .select({ messages: e2eePairings.messages })
      .from(e2eePairings)
      .where(isOwn(viewer, pairingId))
    const messages = row?.messages ?? []
    if (messages[index] === message) return
    if (index !== messages.length) throw new ServiceError('conflict', 'This is not what comes next in this pairing')
    if (row) {
      await tx
        .update(e2eePairings)
        .set({ messages: [...messages, message] })
        .where(isOwn(viewer, pairingId))
    } else {
      await requireRoom(tx, viewer, postedAt)
      await tx.insert(e2eePairings).values({ userId, pairingId, messages: [message], createdAt: postedAt })
    }
  })
  // Also after a repeated one: the process may have ended between storing and telling.
  events.publish('e2eePairing', { userId, pairingId, index })
}

/** Takes away the pairings of everybody that have run out. */
export async function sweepPairings({ db, now }: ReadParts): Promise<void> {
  await db.delete(e2eePairings).where(lte(e2eePairings.createdAt, oldestStart(now())))
}

async function requireRoom(tx: Db, { userId }: Viewer, now: Date): Promise<void> {
  const open = await tx
    .select({ createdAt: e2eePairings.createdAt })
    .from(e2eePairings)
    .where(eq(e2eePairings.userId, userId))
    .orderBy(e2eePairings.createdAt)
  const [oldest] = open
  if (!oldest || open.length < OPEN_PAIRINGS_MAX) return
  const waitMs = oldest.createdAt.getTime() + PAIRING_LIFETIME_MS - now.getTime()
  throw new ServiceError('too-many', 'Too many devices are being added. Please try again in some minutes', {
    retryAfterS: Math.max(1, waitMs / 1000),
  })
}

function isOwn({ userId }: Viewer, pairingId: PairingId) {
  return and(eq(e2eePairings.userId, userId), eq(e2eePairings.pairingId, pairingId))
}

/** What began at this moment or before has run out. */
function oldestStart(now: Date): Date {
  return new Date(now.getTime() - PAIRING_LIFETIME_MS)
}
