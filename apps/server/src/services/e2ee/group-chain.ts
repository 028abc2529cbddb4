import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { e2eeGroupChains } from '../../db/schema/index.ts'

/** Where a group's key chain stands. */
export type GroupChain = typeof e2eeGroupChains.$inferSelect

/** Age of the newest link from which on the next message needs a fresh one. */
export const EPOCH_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** @returns Undefined before the group's first link. */
export async function loadGroupChain(db: Db, groupId: string): Promise<GroupChain | undefined> {
  const [chain] = await db.select().from(e2eeGroupChains).where(eq(e2eeGroupChains.groupId, groupId))
  return chain
}

/** Whether the next link has to be a fresh one: somebody went, a key was revoked, or the newest link is too old. */
export function isRekeyDue(chain: GroupChain | undefined, now: Date): boolean {
  if (chain === undefined) return false
  return chain.rekeyDue || now.getTime() - chain.linkedAt.getTime() > EPOCH_LIFETIME_MS
}
