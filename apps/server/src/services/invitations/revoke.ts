import { type SQL, and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { invitations, users } from '../../db/schema/index.ts'

/**
 * Ends every way back for people whom a manager is about to delete: the open links of the organisation, any of which they
 * may know, and the invitations that were sent to them.
 *
 * @param tx The transaction that deletes them; they still have their addresses.
 */
export async function revokeWaysBack(tx: Db, organisationId: string, userIds: string[], now: Date): Promise<void> {
  const addresses = tx.select({ email: users.email }).from(users).where(inArray(users.userId, userIds))
  const sentToThem = and(isNotNull(invitations.email), inArray(invitations.email, addresses))
  await revoke(tx, organisationId, or(isNull(invitations.email), sentToThem), now)
}

/** Ends the open links that somebody made. Invitations by mail stay: each is for one person whom a manager has named. */
export async function revokeOpenLinksOf(tx: Db, organisationId: string, userId: string, now: Date): Promise<void> {
  await revoke(tx, organisationId, and(isNull(invitations.email), eq(invitations.createdBy, userId)), now)
}

/** Ends the invitations that were sent to an address which is no longer somebody's. */
export async function revokeInvitationsTo(tx: Db, organisationId: string, email: string, now: Date): Promise<void> {
  await revoke(tx, organisationId, and(eq(invitations.email, email), isNull(invitations.usedAt)), now)
}

async function revoke(tx: Db, organisationId: string, which: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: now, mailDueAt: null })
    .where(and(eq(invitations.organisationId, organisationId), isNull(invitations.revokedAt), which))
}
