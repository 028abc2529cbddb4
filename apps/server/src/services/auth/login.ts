import { and, eq, isNull } from 'drizzle-orm'
import type { AuthAnswer, LoginRequest } from '@umkreis/schemas'
import { users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import type { Limits } from '../limits/limits.ts'
import { refuseOtherWays } from '../single-sign-on/only-way.ts'
import { verifyPassword } from './password-hash.ts'
import type { SessionParts } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { type SignInDevice, UNKNOWN_DEVICE } from './sign-in-device.ts'
import type { TellParts } from './tell-of-new-device.ts'

/**
 * Signs somebody in with their password.
 *
 * @throws {ServiceError} `unauthenticated`, alike in words and in time whether the account exists or not; `too-many`; with
 * the right password, `forbidden` where only single sign-on is allowed.
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
  await refuseOtherWays(parts.db, account)
  return signIn(parts, account, device)
}
