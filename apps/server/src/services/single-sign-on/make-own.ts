import { and, eq, isNull } from 'drizzle-orm'
import { passkeys, passwordResets, users } from '../../db/schema/index.ts'
import { appendAudit } from '../audit/append.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import type { TellParts } from '../auth/tell-of-new-device.ts'
import { DEFAULT_LANGUAGE } from '../language.ts'
import { MAIL_WORDS } from '../mail/words/mail-words.ts'
import type { AdmitParts } from './admit.ts'

/**
 * Makes an account the own one of whom a provider vouches for, where nobody had proved its address: whoever registered it
 * by a link for anybody may be somebody else, and would share it. What they could come in by goes: their password,
 * passkeys, links for a new password, and sessions. Where there was any of that, they are told by mail that it has ended.
 */
export async function makeOwn(
  parts: AdmitParts,
  { userId, organisationId, email }: Pick<typeof users.$inferSelect, 'userId' | 'organisationId' | 'email'>,
): Promise<void> {
  const { sessionIds, owner } = await parts.db.transaction(async (tx) => {
    const now = parts.now()
    const isUnproved = and(
      eq(users.userId, userId),
      eq(users.email, email),
      isNull(users.emailProvedAt),
      isNull(users.deletedAt),
    )
    const [before] = await tx.select().from(users).where(isUnproved).for('no key update')
    // Another answer of the same provider was faster.
    if (!before) return { sessionIds: [], owner: undefined }
    await tx.update(users).set({ passwordHash: '', emailProvedAt: now, updatedAt: now }).where(eq(users.userId, userId))
    const taken = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.passkeyId })
    await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
    const ended = await endSessionsOf(tx, userId, now)
    // Whom an identity provider has added had nothing yet that could be taken away.
    const hadWaysIn = before.passwordHash !== '' || taken.length > 0 || ended.length > 0
    if (hadWaysIn) await appendAudit(tx, { organisationId, actorId: null, now }, 'single-sign-on-made-own', { userId })
    return { sessionIds: ended, owner: hadWaysIn ? before : undefined }
  })
  for (const sessionId of sessionIds) parts.events.publish('sessionEnded', { sessionId, userId })
  if (owner) await tell(parts, owner)
}

/** A mail that fails keeps nobody out. */
async function tell(parts: TellParts, owner: typeof users.$inferSelect): Promise<void> {
  const { email, firstName, language, userId } = owner
  const link = `${parts.publicUrl()}/app/request-new-password`
  try {
    await parts.mailer.send({ to: email, ...MAIL_WORDS[language ?? DEFAULT_LANGUAGE].madeOwn({ firstName, link }) })
  } catch (error) {
    parts.logger.error({ err: error, userId }, 'A mail about an account that was made its owner’s could not be sent')
  }
}
