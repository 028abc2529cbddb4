import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { type InviteAnswer, type InviteRequest, emailSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { invitationBatches, invitations, organisations, users } from '../../db/schema/index.ts'
import { appendAudit } from '../audit/append.ts'
import { hashSecret } from '../auth/secret-hash.ts'
import type { Language } from '../language.ts'
import type { Limits } from '../limits/limits.ts'
import { createId } from '../random-id.ts'
import type { InvitationMails } from './invitation-mails.ts'
import type { TokenOfInvitation } from './invitation-tokens.ts'
import { invitationExpiry } from './lifetime.ts'

export interface InviteParts {
  db: Db
  limits: Limits
  tokenOfInvitation: TokenOfInvitation
  invitationMails: InvitationMails
  now: () => Date
}

/** Rows of one statement: each has a dozen parameters, of which a statement takes 65,535. */
const ROWS_AT_ONCE = 1000
/** So few mails are waited for, a moment: whoever invites one person finds the mail sent. */
const FEW = 24

/**
 * Invites people by mail; each address is judged on its own, an address named twice is answered twice and mailed once.
 * The mails are kept with the invitations and sent from there.
 *
 * @param ownLanguage That of whoever invites, for mails whose language was not chosen.
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation; `too-many`, before anybody is invited.
 */
export async function inviteByEmail(
  parts: InviteParts,
  viewer: Viewer,
  request: InviteRequest,
  ownLanguage: Language,
): Promise<InviteAnswer> {
  requireManager(viewer)
  const parsed = request.Emails.map((text) => v.safeParse(emailSchema, text))
  const emails = [...new Set(parsed.flatMap((result) => (result.success ? [result.output] : [])))]
  const { known, strangers } = await parts.db.transaction(async (tx) => {
    // One after the other in an organisation: of two who invite the same person at the same time one does.
    await tx
      .select({ id: organisations.organisationId })
      .from(organisations)
      .where(eq(organisations.organisationId, viewer.organisationId))
      .for('no key update')
    const known = await findKnown(tx, viewer, emails, parts.now())
    const strangers = emails.filter((email) => !known.has(email))
    await parts.limits.invitations.take(viewer.organisationId, strangers.length)
    if (strangers.length > 0)
      await insertBatch(tx, parts, viewer, { ...request, language: request.language ?? ownLanguage }, strangers)
    return { known, strangers }
  })
  if (strangers.length > 0) await parts.invitationMails.wake(strangers.length <= FEW)
  const results = parsed.map((result, index) => {
    if (!result.success) return { email: request.Emails[index] ?? '', status: 'invalid' as const }
    return { email: result.output, status: known.get(result.output) ?? ('invited' as const) }
  })
  return { results }
}

/**
 * Which of these addresses are members' or have an invitation that still holds. Only those of the viewer's own
 * organisation: whether an address is known elsewhere is nobody's business.
 */
export async function findKnown(
  db: Db,
  viewer: Viewer,
  emails: readonly string[],
  now: Date,
): Promise<Map<string, 'already-member' | 'already-invited'>> {
  const known = new Map<string, 'already-member' | 'already-invited'>()
  if (emails.length === 0) return known
  const invited = await db
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.organisationId, viewer.organisationId),
        inArray(invitations.email, [...emails]),
        gt(invitations.expiresAt, now),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
      ),
    )
  for (const { email } of invited) if (email !== null) known.set(email, 'already-invited')
  const members = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(eq(users.organisationId, viewer.organisationId), inArray(users.email, [...emails]), isNull(users.deletedAt)),
    )
  for (const { email } of members) known.set(email, 'already-member')
  return known
}

async function insertBatch(
  tx: Db,
  parts: InviteParts,
  viewer: Viewer,
  { language, message = '' }: InviteRequest & { language: Language },
  emails: readonly string[],
): Promise<void> {
  const { organisationId, userId } = viewer
  const batchId = createId()
  const now = parts.now()
  await tx
    .insert(invitationBatches)
    .values({ batchId, organisationId, createdBy: userId, language, message, createdAt: now })
  for (let from = 0; from < emails.length; from += ROWS_AT_ONCE) {
    await tx.insert(invitations).values(
      emails.slice(from, from + ROWS_AT_ONCE).map((email) => {
        const invitationId = createId()
        return {
          invitationId,
          tokenHash: hashSecret(parts.tokenOfInvitation(invitationId)),
          organisationId,
          email,
          batchId,
          createdBy: userId,
          createdAt: now,
          expiresAt: invitationExpiry(now),
          mailDueAt: now,
        }
      }),
    )
  }
  await appendAudit(tx, { organisationId, actorId: userId, now }, 'people-invited', { count: emails.length })
}
