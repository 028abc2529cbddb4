import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SupportRequest } from '@umkreis/schemas'
import { isPresent } from '../../access/is-present.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import type { Language } from '../language.ts'
import type { Limits } from '../limits/limits.ts'
import type { Mailer } from '../mail/mailer.ts'
import { MAIL_WORDS } from '../mail/words/mail-words.ts'

export interface SupportParts {
  db: Db
  limits: Limits
  mailer: Mailer
  config: { mailFrom: string }
}

// So many read it at once at most, however many managers there are.
const MANAGERS_AT_MOST = 20

/**
 * Mails what a member writes to the managers of their organisation; in the public community, which has none, to the
 * people behind this deployment.
 *
 * @param language That of the mail where nobody knows the reader's own.
 * @throws {ServiceError} `too-many`.
 */
export async function askForSupport(
  parts: SupportParts,
  viewer: Viewer,
  request: SupportRequest,
  language: Language,
): Promise<void> {
  await parts.limits.supportRequests.take(viewer.userId)
  const [sender] = await parts.db.select().from(users).where(eq(users.userId, viewer.userId))
  if (!sender) throw new Error('A viewer has an account')
  const facts = { sender, email: sender.email, ...request }
  for (const { email, language: own } of await loadRecipients(parts, viewer)) {
    await parts.mailer.send({ to: email, ...MAIL_WORDS[own ?? language].support(facts) })
  }
}

async function loadRecipients(
  { db, config }: SupportParts,
  viewer: Viewer,
): Promise<{ email: string; language: Language | null }[]> {
  if (viewer.isGlobal) return [{ email: config.mailFrom, language: null }]
  return db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(
      and(
        eq(users.organisationId, viewer.organisationId),
        inArray(users.role, ['owner', 'administrator']),
        isPresent(),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.userId))
    .limit(MANAGERS_AT_MOST)
}
