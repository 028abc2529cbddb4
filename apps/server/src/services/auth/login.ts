import { and, eq, isNull } from 'drizzle-orm'
import type { AuthAnswer, LoginRequest } from '@umkreis/schemas'
import { users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import type { Limits } from '../limits/limits.ts'
import { loadOwnUser } from '../users/reader.ts'
import { verifyPassword } from './password-hash.ts'
import { type SessionParts, createSession } from './sessions.ts'

/**
 * Signs somebody in.
 *
 * @throws {ServiceError} `unauthenticated`, alike in words and in time whether the account exists or not; `too-many`.
 */
export async function login(
  parts: SessionParts & { limits: Limits },
  request: LoginRequest,
  address: string,
): Promise<AuthAnswer> {
  await parts.limits.signIns.take(address)
  const account = await parts.limits.passwordTries.attempt(request.email, address, async () => {
    const [known] = await parts.db
      .select({ userId: users.userId, passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.email, request.email), isNull(users.deletedAt)))
    return (await verifyPassword(request.password, known?.passwordHash)) ? known : undefined
  })
  if (!account) throw new ServiceError('unauthenticated', 'The email or the password is wrong')
  return { tokens: await createSession(parts, account.userId), user: await loadOwnUser(parts.db, account.userId) }
}
