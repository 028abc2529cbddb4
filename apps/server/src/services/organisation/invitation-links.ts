import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { InvitationLinksAnswer } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { invitations, users } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import { appendAudit } from '../audit/append.ts'

type LinkParts = { db: Db; now: () => Date }

// More than anybody looks through; the oldest ones end by themselves.
const SHOWN_MOST = 100

/** The links by which anybody can join the viewer's organisation now. @throws {ServiceError} `forbidden` unless Manager. */
export async function listInvitationLinks({ db, now }: LinkParts, viewer: Viewer): Promise<InvitationLinksAnswer> {
  requireManager(viewer)
  const rows = await db
    .select({ link: invitations, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(invitations)
    .innerJoin(users, eq(users.userId, invitations.createdBy))
    .where(
      and(
        isOpenLink(viewer, now()),
        // A link holds as long as its maker manages the organisation.
        isNull(users.deletedAt),
        inArray(users.role, ['owner', 'administrator']),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.invitationId))
    .limit(SHOWN_MOST)
  return {
    links: rows.map(({ link, firstName, lastName, email }) => ({
      id: link.invitationId,
      createdBy: `${firstName} ${lastName}`.trim() || email,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
    })),
  }
}

/**
 * Ends a link: nobody joins by it any more.
 *
 * @throws {ServiceError} `forbidden`; `not-found` for what is no open link of the viewer's organisation.
 */
export async function revokeInvitationLink(
  parts: LinkParts,
  viewer: Viewer,
  linkId: string,
): Promise<InvitationLinksAnswer> {
  requireManager(viewer)
  const { organisationId, userId } = viewer
  await parts.db.transaction(async (tx) => {
    const revokedAt = parts.now()
    const revoked = await tx
      .update(invitations)
      .set({ revokedAt })
      .where(and(isOpenLink(viewer, revokedAt), eq(invitations.invitationId, linkId)))
      .returning({ invitationId: invitations.invitationId })
    if (revoked.length === 0) throw notFound('This link')
    await appendAudit(tx, { organisationId, actorId: userId, now: revokedAt }, 'invitation-link-revoked', { linkId })
  })
  return listInvitationLinks(parts, viewer)
}

function isOpenLink(viewer: Viewer, now: Date) {
  return and(
    eq(invitations.organisationId, viewer.organisationId),
    isNull(invitations.email),
    isNull(invitations.revokedAt),
    gt(invitations.expiresAt, now),
  )
}
