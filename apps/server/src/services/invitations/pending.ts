import { type SQL, and, count, desc, eq, ilike, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type {
  InvitationProgress,
  PendingInvitation,
  PendingInvitationsAnswer,
  PendingInvitationsQuery,
} from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { invitationBatches, invitations, users } from '../../db/schema/index.ts'

export interface PendingParts {
  db: Db
  now: () => Date
}

/** Of those who were invited by mail, who has not joined, one way or another, and may still be asked again. */
export function isPending(organisationId: string): SQL | undefined {
  return and(
    eq(invitations.organisationId, organisationId),
    isNotNull(invitations.email),
    isNull(invitations.usedAt),
    isNull(invitations.revokedAt),
    sql`not exists (select 1 from ${users} member where member.organisation_id = ${invitations.organisationId}
      and member.email = ${invitations.email} and member.deleted_at is null
      -- Whom an identity provider has added has an account before they join.
      and (member.password_hash <> '' or member.has_signed_in))`,
  )
}

/**
 * Those who were invited by mail and have not joined, the newest first.
 *
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation.
 */
export async function listPending(
  parts: PendingParts,
  viewer: Viewer,
  { pageNumber, pageSize, query }: PendingInvitationsQuery,
): Promise<PendingInvitationsAnswer> {
  requireManager(viewer)
  const which = and(
    isPending(viewer.organisationId),
    query === '' ? undefined : ilike(invitations.email, `%${query.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`),
  )
  const rows = await parts.db
    .select({ invitation: invitations, inviter: users })
    .from(invitations)
    .innerJoin(users, eq(users.userId, invitations.createdBy))
    .where(which)
    .orderBy(desc(invitations.createdAt), invitations.email, invitations.invitationId)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [all] = await parts.db.select({ total: count() }).from(invitations).where(which)
  const now = parts.now()
  return {
    total: all?.total ?? 0,
    invitations: rows.map(({ invitation, inviter }) => ({
      invitationId: invitation.invitationId,
      email: invitation.email ?? '',
      invitedBy: `${inviter.firstName} ${inviter.lastName}`.trim() || inviter.email,
      createdAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      state: stateOf(invitation, now),
    })),
  }
}

/** How many were invited and have not joined. */
export async function countPending({ db }: PendingParts, viewer: Viewer): Promise<number> {
  const [row] = await db.select({ count: count() }).from(invitations).where(isPending(viewer.organisationId))
  return row?.count ?? 0
}

/**
 * How far the mails have come that the viewer asked for last.
 *
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation.
 */
export async function readProgress({ db }: PendingParts, viewer: Viewer): Promise<InvitationProgress> {
  requireManager(viewer)
  const newest = db
    .select({ batchId: invitationBatches.batchId })
    .from(invitationBatches)
    .where(
      and(eq(invitationBatches.organisationId, viewer.organisationId), eq(invitationBatches.createdBy, viewer.userId)),
    )
    .orderBy(desc(invitationBatches.createdAt), desc(invitationBatches.batchId))
    .limit(1)
  const [row] = await db
    .select({
      total: count(),
      waiting: sql<number>`count(${invitations.mailDueAt})`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${hasFailed})`.mapWith(Number),
    })
    .from(invitations)
    .where(inArray(invitations.batchId, newest))
  return row ?? { total: 0, waiting: 0, failed: 0 }
}

const hasFailed = and(
  isNull(invitations.mailDueAt),
  isNull(invitations.mailedAt),
  isNull(invitations.usedAt),
  isNull(invitations.revokedAt),
)

function stateOf(row: typeof invitations.$inferSelect, now: Date): PendingInvitation['state'] {
  if (row.expiresAt <= now) return 'expired'
  if (row.mailDueAt !== null) return 'waiting'
  return row.mailedAt === null ? 'failed' : 'sent'
}
