import { and, eq, isNull } from 'drizzle-orm'
import type { AuthAnswer, RegisterRequest } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import { type InvitationRow, acceptInvitation } from '../invitations/accept.ts'
import type { Limits } from '../limits/limits.ts'
import { loadOwnUser } from '../users/reader.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword } from './password-hash.ts'
import { type SessionParts, createSession } from './sessions.ts'
import type { SignInDevice } from './sign-in-device.ts'

/**
 * Finds the account that an identity provider has made for somebody who is invited, and that nobody has taken yet. Only an
 * invitation that was mailed to the address leads there: whoever has a link for anybody could take what is another's.
 */
export async function findClaimable(
  db: Db,
  { organisationId, email }: Pick<InvitationRow, 'organisationId' | 'email'>,
): Promise<string | undefined> {
  if (email === null) return undefined
  const [row] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.email, email), eq(users.organisationId, organisationId), isClaimable()))
  return row?.userId
}

/**
 * Gives such an account to whoever was invited: with their password it is theirs.
 *
 * @throws {ServiceError} `not-found` when somebody was faster, with the invitation or the account.
 */
export async function claimAccount(
  parts: SessionParts & { limits: Limits },
  userId: string,
  invitationToken: string,
  request: RegisterRequest,
  { address, device }: { address: string; device: SignInDevice },
): Promise<AuthAnswer> {
  await parts.limits.signUps.take(address)
  await refuseCommonPassword(request.password)
  const passwordHash = await hashPassword(request.password)
  const organisationId = await parts.db.transaction(async (tx) => {
    const now = parts.now()
    const accepted = await acceptInvitation(tx, invitationToken, request.email, now)
    const claimed = await tx
      .update(users)
      .set({ passwordHash, emailProvedAt: now, updatedAt: now })
      .where(and(eq(users.userId, userId), isClaimable()))
      .returning({ userId: users.userId })
    // Signed in elsewhere or switched off meanwhile.
    if (claimed.length === 0) throw notFound('This account')
    return accepted.organisationId
  })
  parts.events.publish('userChanged', { userId, organisationId })
  return { tokens: await createSession(parts, userId, device), user: await loadOwnUser(parts.db, userId) }
}

function isClaimable() {
  return and(
    eq(users.passwordHash, ''),
    eq(users.hasSignedIn, false),
    isNull(users.deletedAt),
    isNull(users.deactivatedAt),
  )
}
