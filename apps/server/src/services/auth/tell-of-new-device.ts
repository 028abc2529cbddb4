import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { sessions, type users } from '../../db/schema/index.ts'
import type { Db } from '../../db/client.ts'
import type { Logger } from '../../logging/logger.ts'
import { greet } from '../mail/greet.ts'
import type { Mailer } from '../mail/mailer.ts'
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
  account: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'userId'>,
  device: SignInDevice,
): Promise<void> {
  const at = parts.now().toISOString().slice(0, 16).replace('T', ' ')
  try {
    await parts.mailer.send({
      to: account.email,
      subject: 'New sign-in to your Umkreis account',
      text: [
        greet(account.firstName),
        '',
        'somebody signed in to your Umkreis account with a browser that we have not seen before:',
        '',
        `${device.name || 'An unknown device'}, ${at} UTC`,
        '',
        'If it was you, there is nothing to do. If it was not, please set a new password, which signs out every device:',
        '',
        `${parts.publicUrl()}/app/request-new-password`,
      ].join('\n'),
    })
  } catch (error) {
    parts.logger.error({ err: error, userId: account.userId }, 'A mail about a new device could not be sent')
  }
}
