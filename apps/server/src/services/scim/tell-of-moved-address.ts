import type { users } from '../../db/schema/index.ts'
import type { Logger } from '../../logging/logger.ts'
import { DEFAULT_LANGUAGE } from '../language.ts'
import type { Mailer } from '../mail/mailer.ts'
import { MAIL_WORDS } from '../mail/words/mail-words.ts'

/** What telling of a new address needs. */
export interface TellOfMoveParts {
  logger: Logger
  mailer: Mailer
}

/**
 * Mails somebody whose account is theirs already, at the address that was theirs, that it is another one now: whoever
 * reads the mails of the new one has a way to the account. The new one is not named, since the old mailbox may be
 * somebody else's by now. A mail that fails takes nothing back.
 *
 * @param before The account as it was.
 */
export async function tellOfMovedAddress(
  { logger, mailer }: TellOfMoveParts,
  before: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'language' | 'userId'>,
): Promise<void> {
  const { email, language, userId } = before
  try {
    await mailer.send({ to: email, ...MAIL_WORDS[language ?? DEFAULT_LANGUAGE].addressMoved(before) })
  } catch (error) {
    logger.error({ err: error, userId }, 'A mail about a moved address could not be sent')
  }
}
