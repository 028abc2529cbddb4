import type { AuthAnswer } from '@umkreis/schemas'
import type { users } from '../../db/schema/index.ts'
import { DEFAULT_LANGUAGE } from '../language.ts'
import { takeBackDeletion } from '../users/ask-for-deletion.ts'
import { loadOwnUser } from '../users/reader.ts'
import { type SessionParts, createSession, refuseDeactivated } from './sessions.ts'
import type { SignInDevice } from './sign-in-device.ts'
import { type TellParts, isNewDevice, tellOfNewDevice } from './tell-of-new-device.ts'

/**
 * Signs in somebody who has proved who they are, in whichever way. Whoever had asked for their account to be deleted keeps
 * it by that.
 */
export async function signIn(
  parts: SessionParts & TellParts,
  account: typeof users.$inferSelect,
  device: SignInDevice,
): Promise<AuthAnswer> {
  // Before anything is taken back.
  refuseDeactivated(account)
  if (account.deletionDueAt) await takeBackDeletion(parts, account, device.language ?? DEFAULT_LANGUAGE)
  const isNew = await isNewDevice(parts.db, account.userId, device)
  const tokens = await createSession(parts, account.userId, device, account.passwordHash)
  if (isNew) await tellOfNewDevice(parts, account, device)
  return { tokens, user: await loadOwnUser(parts.db, account.userId) }
}
