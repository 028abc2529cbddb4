import { and, eq, isNull } from 'drizzle-orm'
import type { AuthAnswer, LoginRequest } from '@umkreis/schemas'
import { users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import { DEFAULT_LANGUAGE } from '../language.ts'
import type { Limits } from '../limits/limits.ts'
import { takeBackDeletion } from '../users/ask-for-deletion.ts'
import { loadOwnUser } from '../users/reader.ts'
import { verifyPassword } from './password-hash.ts'
import { type SessionParts, createSession } from './sessions.ts'
import { type SignInDevice, UNKNOWN_DEVICE } from './sign-in-device.ts'
import { type TellParts, isNewDevice, tellOfNewDevice } from './tell-of-new-device.ts'

/**
 * Signs somebody in. Whoever had asked for their account to be deleted keeps it by that.
 *
 * @throws {ServiceError} `unauthenticated`, alike in words and in time whether the account exists or not; `too-many`.
 */
export async function login(
  parts: SessionParts & TellParts & { limits: Limits },
  request: LoginRequest,
  address: string,
  device: SignInDevice = UNKNOWN_DEVICE,
): Promise<AuthAnswer> {
  await parts.limits.signIns.take(address)
  const account = await parts.limits.passwordTries.attempt(request.email, address, async () => {
    const [known] = await parts.db
      .select()
      .from(users)
      .where(and(eq(users.email, request.email), isNull(users.deletedAt)))
    return (await verifyPassword(request.password, known?.passwordHash)) ? known : undefined
  })
  if (!account) throw new ServiceError('unauthenticated', 'The email or the password is wrong')
  if (account.deletionDueAt) await takeBackDeletion(parts, account, device.language ?? DEFAULT_LANGUAGE)
  const isNew = await isNewDevice(parts.db, account.userId, device)
  const tokens = await createSession(parts, account.userId, device)
  if (isNew) await tellOfNewDevice(parts, account, device)
  return { tokens, user: await loadOwnUser(parts.db, account.userId) }
}
