import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GroupBox, PendingBox } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { e2eeGroupBoxes, e2eePendingBoxes, e2eeUserChains } from '../../db/schema/index.ts'

/** Keeps boxes that the viewer sealed, each once and never in place of another, and takes away what was pending for them. */
export async function storeBoxes(tx: Db, viewer: Viewer, groupId: string, boxes: readonly GroupBox[]): Promise<void> {
  if (boxes.length === 0) return
  await tx
    .insert(e2eeGroupBoxes)
    .values(boxes.map((box) => ({ groupId, senderId: viewer.userId, ...box })))
    .onConflictDoNothing()
  await dropPendingWithBox(tx, groupId)
}

/** Notes who may read an epoch and has no box for it, leaving out those for whom one is stored. */
export async function storePending(tx: Db, groupId: string, pending: readonly PendingBox[]): Promise<void> {
  if (pending.length === 0) return
  await tx
    .insert(e2eePendingBoxes)
    .values(pending.map((entry) => ({ groupId, ...entry })))
    .onConflictDoNothing()
  await dropPendingWithBox(tx, groupId)
}

/** @returns Those of these people who have keys by now. */
export async function loadUsersWithChain(tx: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .select({ userId: e2eeUserChains.userId })
    .from(e2eeUserChains)
    .where(inArray(e2eeUserChains.userId, [...userIds]))
  return rows.map(({ userId }) => userId)
}

async function dropPendingWithBox(tx: Db, groupId: string): Promise<void> {
  const hasBox = sql`exists (select 1 from ${e2eeGroupBoxes} box where box.group_id = ${e2eePendingBoxes.groupId}
    and box.user_id = ${e2eePendingBoxes.userId} and box.epoch = ${e2eePendingBoxes.epoch})`
  await tx.delete(e2eePendingBoxes).where(and(eq(e2eePendingBoxes.groupId, groupId), hasBox))
}
