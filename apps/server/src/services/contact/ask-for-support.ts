import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { SupportRequest } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import type { Limits } from '../limits/limits.ts'
import type { Mailer } from '../mail/mailer.ts'

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
 * @throws {ServiceError} `too-many`.
 */
export async function askForSupport(parts: SupportParts, viewer: Viewer, request: SupportRequest): Promise<void> {
  await parts.limits.supportRequests.take(viewer.userId)
  const [sender] = await parts.db.select().from(users).where(eq(users.userId, viewer.userId))
  if (!sender) throw new Error('A viewer has an account')
  const text = [
    `${`${sender.firstName} ${sender.lastName}`.trim() || 'A member'} (${sender.email}) writes from the support page:`,
    '',
    request.message,
    '',
    `You can answer to ${sender.email}.`,
  ].join('\n')
  for (const to of await loadRecipients(parts, viewer)) {
    await parts.mailer.send({ to, subject: `Support: ${request.subject}`, text })
  }
}

async function loadRecipients({ db, config }: SupportParts, viewer: Viewer): Promise<string[]> {
  if (viewer.isGlobal) return [config.mailFrom]
  const managers = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        eq(users.organisationId, viewer.organisationId),
        inArray(users.role, ['owner', 'administrator']),
        isNull(users.deletedAt),
        isNull(users.deletionDueAt),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.userId))
    .limit(MANAGERS_AT_MOST)
  return managers.map(({ email }) => email)
}
