import { and, eq, isNull } from 'drizzle-orm'
import { passkeys, passwordResets, users } from '../../db/schema/index.ts'
import { appendAudit } from '../audit/append.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import type { AdmitParts } from './admit.ts'

/**
 * Makes an account the own one of whom a provider vouches for, where nobody had proved its address: whoever registered it
 * by a link for anybody may be somebody else, and would share it. What they could come in by goes: their password,
 * passkeys, links for a new password, and sessions.
 */
export async function makeOwn(
  parts: AdmitParts,
  { userId, organisationId, email }: Pick<typeof users.$inferSelect, 'userId' | 'organisationId' | 'email'>,
): Promise<void> {
  const sessionIds = await parts.db.transaction(async (tx) => {
    const now = parts.now()
    const isUnproved = and(
      eq(users.userId, userId),
      eq(users.email, email),
      isNull(users.emailProvedAt),
      isNull(users.deletedAt),
    )
    const [before] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(isUnproved).for('update')
    // Another answer of the same provider was faster.
    if (!before) return []
    await tx.update(users).set({ passwordHash: '', emailProvedAt: now, updatedAt: now }).where(eq(users.userId, userId))
    const taken = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.passkeyId })
    await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
    const ended = await endSessionsOf(tx, userId, now)
    // Whom an identity provider has added had nothing yet that could be taken away.
    if (before.passwordHash !== '' || taken.length > 0 || ended.length > 0) {
      await appendAudit(tx, { organisationId, actorId: null, now }, 'single-sign-on-made-own', { userId })
    }
    return ended
  })
  for (const sessionId of sessionIds) parts.events.publish('sessionEnded', { sessionId, userId })
}
