import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { invitations } from '../../db/schema/index.ts'
import { appendAudit } from '../audit/append.ts'
import { hashSecret } from '../auth/secret-hash.ts'
import { createId, createSecret } from '../random-id.ts'
import { invitationExpiry } from './lifetime.ts'

export interface InvitationLinkParts {
  db: Db
  now: () => Date
  publicUrl: () => string
}

/**
 * Makes a link by which anybody can join the viewer's organisation.
 *
 * @throws {ServiceError} `forbidden` unless the viewer manages it.
 */
export async function createInvitationLink(parts: InvitationLinkParts, viewer: Viewer): Promise<string> {
  requireManager(viewer)
  const { userId, organisationId } = viewer
  const token = createSecret()
  const now = parts.now()
  await parts.db.transaction(async (tx) => {
    await tx.insert(invitations).values({
      invitationId: createId(),
      tokenHash: hashSecret(token),
      organisationId,
      email: null,
      createdBy: userId,
      createdAt: now,
      expiresAt: invitationExpiry(now),
    })
    await appendAudit(tx, { organisationId, actorId: userId, now }, 'invitation-link-created')
  })
  return formatInvitationLink(parts.publicUrl(), token)
}

/** Where somebody signs up who was invited. */
export function formatInvitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/app/signup?invitation=${token}`
}
