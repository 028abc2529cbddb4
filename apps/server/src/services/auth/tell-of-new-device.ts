import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { sessions, type users } from '../../db/schema/index.ts'
import type { Db } from '../../db/client.ts'
import type { Logger } from '../../logging/logger.ts'
import { DEFAULT_LANGUAGE } from '../language.ts'
import type { Mailer } from '../mail/mailer.ts'
import { MAIL_WORDS } from '../mail/words/mail-words.ts'
import { hashSecret } from './secret-hash.ts'
import type { SignInDevice } from './sign-in-device.ts'

export interface TellParts {
  db: Db
  logger: Logger
  mailer: Mailer
  now: () => Date
  publicUrl: () => string
}

/** Whether somebody who has signed in elsewhere has never done so with this browser. */
export async function isNewDevice(db: Db, userId: string, device: SignInDevice): Promise<boolean> {
  const deviceKeyHash = device.key === undefined ? null : hashSecret(device.key)
  const [known] = await db
    .select({
      any: sql<number>`count(*)::int`,
      same: sql<number>`count(*) filter (where ${sessions.deviceKeyHash} = ${deviceKeyHash})::int`,
    })
    .from(sessions)
    // What is older than the keys of devices says nothing of them.
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.deviceKeyHash)))
  return known !== undefined && known.any > 0 && known.same === 0
}

/** Mails somebody that they signed in with a browser that has never been seen. A mail that fails keeps nobody out. */
export async function tellOfNewDevice(
  parts: TellParts,
  account: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'language' | 'userId'>,
  device: SignInDevice,
): Promise<void> {
  const { email, firstName, language } = account
  const words = MAIL_WORDS[language ?? device.language ?? DEFAULT_LANGUAGE]
  const link = `${parts.publicUrl()}/app/request-new-password`
  try {
    await parts.mailer.send({
      to: email,
      ...words.newDevice({ firstName, device: device.name, at: parts.now(), link }),
    })
  } catch (error) {
    parts.logger.error({ err: error, userId: account.userId }, 'A mail about a new device could not be sent')
  }
}
