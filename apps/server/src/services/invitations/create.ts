import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { type InviteAnswer, emailSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { invitations, organisations, users } from '../../db/schema/index.ts'
import { hashSecret } from '../auth/secret-hash.ts'
import type { Limits } from '../limits/limits.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createId, createSecret } from '../random-id.ts'

/** An invitation that nobody follows for 14 days ends to be one. */
export const INVITATION_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

export interface InvitationParts {
  db: Db
  limits: Limits
  mailer: Mailer
  now: () => Date
  publicUrl: () => string
}

/**
 * Makes a link by which anybody can join the viewer's organisation.
 *
 * @throws {ServiceError} `forbidden` unless the viewer manages it.
 */
export async function createInvitationLink(parts: InvitationParts, viewer: Viewer): Promise<string> {
  requireManager(viewer)
  return createInvitation(parts, viewer, null)
}

/**
 * Invites people by mail; each address is judged on its own, an address named twice is answered twice and mailed once.
 *
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation; `too-many`, before any mail is sent.
 */
export async function inviteByEmail(
  parts: InvitationParts,
  viewer: Viewer,
  texts: readonly string[],
): Promise<InviteAnswer> {
  requireManager(viewer)
  const parsed = texts.map((text) => v.safeParse(emailSchema, text))
  const emails = [...new Set(parsed.flatMap((result) => (result.success ? [result.output] : [])))]
  const members = await findMembers(parts.db, viewer, emails)
  const invited = await findInvited(parts, viewer, emails)
  const [organisation] = await parts.db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.organisationId, viewer.organisationId))
  const strangers = emails.filter((email) => !members.has(email) && !invited.has(email))
  await parts.limits.invitations.take(viewer.organisationId, strangers.length)
  for (const email of strangers) {
    await mailInvitation(parts, email, organisation?.name ?? '', await createInvitation(parts, viewer, email))
  }
  const results = parsed.map((result, index) => {
    if (!result.success) return { email: texts[index] ?? '', status: 'invalid' as const }
    const email = result.output
    if (members.has(email)) return { email, status: 'already-member' as const }
    return { email, status: invited.has(email) ? ('already-invited' as const) : ('invited' as const) }
  })
  return { results }
}

async function createInvitation(parts: InvitationParts, viewer: Viewer, email: string | null): Promise<string> {
  const token = createSecret()
  const now = parts.now()
  await parts.db.insert(invitations).values({
    invitationId: createId(),
    tokenHash: hashSecret(token),
    organisationId: viewer.organisationId,
    email,
    createdBy: viewer.userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_LIFETIME_MS),
  })
  return `${parts.publicUrl()}/app/signup?invitation=${token}`
}

/** Only those of the viewer's own organisation: whether an address is known elsewhere is nobody's business. */
async function findMembers(db: Db, viewer: Viewer, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.organisationId, viewer.organisationId), inArray(users.email, emails), isNull(users.deletedAt)))
  return new Set(rows.map(({ email }) => email))
}

async function findInvited(parts: InvitationParts, viewer: Viewer, emails: string[]): Promise<Set<string | null>> {
  if (emails.length === 0) return new Set()
  const rows = await parts.db
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.organisationId, viewer.organisationId),
        inArray(invitations.email, emails),
        gt(invitations.expiresAt, parts.now()),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
      ),
    )
  return new Set(rows.map(({ email }) => email))
}

async function mailInvitation(parts: InvitationParts, to: string, organisation: string, link: string): Promise<void> {
  await parts.mailer.send({
    to,
    subject: `${organisation} invites you to Umkreis`,
    text: [
      'Hello,',
      '',
      `you are invited to join ${organisation} on Umkreis, where colleagues find and write to each other.`,
      'This link is for your address alone and is valid for 14 days:',
      '',
      link,
    ].join('\n'),
  })
}
