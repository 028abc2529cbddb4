import { and, eq, isNull } from 'drizzle-orm'
import type { ChangePasswordRequest } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import { passwordResets, users } from '../../db/schema/index.ts'
import { invalidField } from '../../errors/service-error.ts'
import type { Language } from '../language.ts'
import type { Limits } from '../limits/limits.ts'
import type { Mailer } from '../mail/mailer.ts'
import { MAIL_WORDS } from '../mail/words/mail-words.ts'
import { type Account, loadAccount } from './account.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { type SessionParts, endSessionsOf } from './sessions.ts'

export type PasswordParts = Pick<SessionParts, 'db' | 'events' | 'now'> & { limits: Limits; mailer: Mailer }

/**
 * Sets a new password for the viewer. Every other session of theirs ends, and links for a new password are used up.
 *
 * @param language That of the mail where nobody knows the person's own.
 * @throws {ServiceError} `invalid` at `currentPassword` or `password`; `too-many`.
 */
export async function changePassword(
  parts: PasswordParts,
  viewer: Viewer,
  request: ChangePasswordRequest,
  address: string,
  language: Language,
): Promise<void> {
  const account = await requirePassword(parts, viewer, request.currentPassword, address, 'currentPassword')
  await refuseCommonPassword(request.password)
  const passwordHash = await hashPassword(request.password)
  const now = parts.now()
  const ended = await parts.db.transaction(async (tx) => {
    // As long as the one that was checked is theirs: the account may have been made somebody else's meanwhile.
    const changed = await tx
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(users.userId, viewer.userId), eq(users.passwordHash, account.passwordHash)))
      .returning({ userId: users.userId })
    if (changed.length === 0) throw wrongPassword('currentPassword')
    await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, viewer.userId), isNull(passwordResets.usedAt)))
    return endSessionsOf(tx, viewer.userId, now, viewer.sessionId)
  })
  for (const sessionId of ended) parts.events.publish('sessionEnded', { sessionId, userId: viewer.userId })
  await parts.mailer.send({
    to: account.email,
    ...MAIL_WORDS[account.language ?? language].passwordChanged(account),
  })
}

/**
 * Asks for the viewer's password before something that a stolen session alone must not do. Wrong ones count like those at
 * the sign-in.
 *
 * @param path The field that is refused.
 * @throws {ServiceError} `invalid`; `too-many`.
 */
export async function requirePassword(
  parts: Pick<PasswordParts, 'db' | 'limits'>,
  viewer: Viewer,
  password: string,
  address: string,
  path: string,
): Promise<Account> {
  const account = await loadAccount(parts.db, viewer)
  const isRight = await parts.limits.passwordTries.attempt(account.email, address, async () =>
    (await verifyPassword(password, account.passwordHash)) ? true : undefined,
  )
  if (!isRight) throw wrongPassword(path)
  return account
}

function wrongPassword(path: string): Error {
  return invalidField(path, 'The password is wrong')
}
