import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { OrganisationRole } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { invitations, users } from '../../db/schema/index.ts'
import { ServiceError, invalidField } from '../../errors/service-error.ts'
import { hashSecret } from '../auth/secret-hash.ts'

export type InvitationRow = typeof invitations.$inferSelect

const managesStill = and(
  isNull(users.deletedAt),
  eq(users.organisationId, invitations.organisationId),
  inArray(users.role, ['owner', 'administrator']),
)

/**
 * Looks an invitation up. A link for anybody holds as long as its maker manages the organisation.
 *
 * @throws {ServiceError} `not-found` when the invitation is unknown, used, revoked or too old; `invalid` when it is
 * bound to another address.
 */
export async function requireInvitation(db: Db, token: string, email: string, now: Date): Promise<InvitationRow> {
  const [found] = await db
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(users, eq(users.userId, invitations.createdBy))
    .where(
      and(
        eq(invitations.tokenHash, hashSecret(token)),
        gt(invitations.expiresAt, now),
        isNull(invitations.revokedAt),
        isNull(invitations.usedAt),
        or(isNotNull(invitations.email), managesStill),
      ),
    )
  if (!found) throw noLongerValid()
  const { invitation } = found
  if (invitation.email !== null && invitation.email !== email) {
    throw invalidField('email', 'This invitation was sent to another email')
  }
  return invitation
}

/** Uses an invitation: one for a certain address is used up, a link stays. */
export async function acceptInvitation(
  tx: Db,
  token: string,
  email: string,
  now: Date,
): Promise<{ organisationId: string; role: OrganisationRole }> {
  const { invitationId, organisationId, role, email: boundTo } = await requireInvitation(tx, token, email, now)
  if (boundTo !== null) {
    const used = await tx
      .update(invitations)
      .set({ usedAt: now })
      .where(and(eq(invitations.invitationId, invitationId), isNull(invitations.usedAt)))
      .returning({ invitationId: invitations.invitationId })
    if (used.length === 0) throw noLongerValid()
  }
  return { organisationId, role }
}

function noLongerValid(): ServiceError {
  return new ServiceError('not-found', 'This invitation is no longer valid. Please ask for a new one')
}
