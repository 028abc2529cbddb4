import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { invitationBatches, invitations, users } from '../../db/schema/index.ts'
import { hashSecret } from '../auth/secret-hash.ts'
import type { InvitationMails } from '../invitations/invitation-mails.ts'
import type { TokenOfInvitation } from '../invitations/invitation-tokens.ts'
import { invitationExpiry } from '../invitations/lifetime.ts'
import { DEFAULT_LANGUAGE } from '../language.ts'
import { createId } from '../random-id.ts'
import { loadSettingsFor } from '../single-sign-on/load-settings.ts'

/** What inviting somebody needs whom an identity provider has added. */
export interface WelcomeParts {
  tokenOfInvitation: TokenOfInvitation
  invitationMails: InvitationMails
  now: () => Date
}

/** Whether somebody has an account that nobody has taken yet: a mail tells them how. */
export function isInvitedByMail({ passwordHash, hasSignedIn }: typeof users.$inferSelect): boolean {
  return passwordHash === '' && !hasSignedIn
}

/**
 * Keeps a mail for whom an identity provider has added: its link leads to the page on which they choose a password. In
 * the language that the provider named for them, or else that of whoever made the token.
 *
 * @param tx The transaction that adds them.
 * @returns Whether there is a mail to send. Who signs in at the organisation's provider gets none: they just do.
 */
export async function inviteProvisioned(
  tx: Db,
  { tokenOfInvitation, now: clock }: WelcomeParts,
  person: { organisationId: string; createdBy: string; email: string; language: 'de' | 'en' | null },
): Promise<boolean> {
  const { organisationId, createdBy, email } = person
  const signOn = await loadSettingsFor(tx, email)
  if (signOn?.organisationId === organisationId) return false
  const now = clock()
  const [maker] = await tx.select({ language: users.language }).from(users).where(eq(users.userId, createdBy))
  const language = person.language ?? maker?.language ?? DEFAULT_LANGUAGE
  const batchId = createId()
  await tx
    .insert(invitationBatches)
    .values({ batchId, organisationId, createdBy, language, message: '', createdAt: now })
  const invitationId = createId()
  await tx.insert(invitations).values({
    invitationId,
    tokenHash: hashSecret(tokenOfInvitation(invitationId)),
    organisationId,
    email,
    batchId,
    createdBy,
    createdAt: now,
    expiresAt: invitationExpiry(now),
    mailDueAt: now,
  })
  return true
}
