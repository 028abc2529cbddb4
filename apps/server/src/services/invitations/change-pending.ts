import { and, eq, inArray, sql } from 'drizzle-orm'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import { invitations } from '../../db/schema/index.ts'
import { appendAudit } from '../audit/append.ts'
import { hashSecret } from '../auth/secret-hash.ts'
import type { InviteParts } from './invite.ts'
import { invitationExpiry } from './lifetime.ts'
import { isPending } from './pending.ts'

/**
 * Sends invitations again, valid from now on anew, whether they had expired or not.
 *
 * @returns How many: others are used, taken back, or not there.
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation; `too-many`, before any is sent.
 */
export async function resendInvitations(
  parts: InviteParts,
  viewer: Viewer,
  invitationIds: readonly string[],
): Promise<number> {
  requireManager(viewer)
  const now = parts.now()
  const count = await parts.db.transaction(async (tx) => {
    const found = await tx
      .select({ invitationId: invitations.invitationId })
      .from(invitations)
      .where(and(inArray(invitations.invitationId, [...invitationIds]), isPending(viewer.organisationId)))
      .orderBy(invitations.invitationId)
      .for('update')
    await parts.limits.invitations.take(viewer.organisationId, found.length)
    for (const { invitationId } of found) {
      await tx
        .update(invitations)
        .set({
          tokenHash: hashSecret(parts.tokenOfInvitation(invitationId)),
          expiresAt: invitationExpiry(now),
          mailDueAt: now,
          mailTries: 0,
          mailNumber: sql`${invitations.mailNumber} + 1`,
          mailedAt: null,
        })
        .where(eq(invitations.invitationId, invitationId))
    }
    if (found.length > 0) {
      const facts = { organisationId: viewer.organisationId, actorId: viewer.userId, now }
      await appendAudit(tx, facts, 'people-invited', { count: found.length, isRepeat: true })
    }
    return found.length
  })
  if (count > 0) await parts.invitationMails.wake(count === 1)
  return count
}

/**
 * Takes invitations by mail back: nobody joins with them, and what is not mailed yet never is.
 *
 * @returns How many: others are used, taken back already, or not there.
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation.
 */
export async function revokeInvitations(
  parts: Pick<InviteParts, 'db' | 'now'>,
  viewer: Viewer,
  invitationIds: readonly string[],
): Promise<number> {
  requireManager(viewer)
  const now = parts.now()
  return parts.db.transaction(async (tx) => {
    const revoked = await tx
      .update(invitations)
      .set({ revokedAt: now, mailDueAt: null })
      .where(and(inArray(invitations.invitationId, [...invitationIds]), isPending(viewer.organisationId)))
      .returning({ invitationId: invitations.invitationId })
    if (revoked.length > 0) {
      const facts = { organisationId: viewer.organisationId, actorId: viewer.userId, now }
      await appendAudit(tx, facts, 'invitation-revoked', { count: revoked.length })
    }
    return revoked.length
  })
}
