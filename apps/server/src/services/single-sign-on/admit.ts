import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { SingleSignOnOutcome } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { singleSignOnDomains, users } from '../../db/schema/index.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { appendAudit } from '../audit/append.ts'
import { createId } from '../random-id.ts'
import { domainOf } from './domains.ts'
import type { SettingsRow } from './load-settings.ts'
import type { VerifiedPerson } from './verified-person.ts'

export interface AdmitParts {
  db: Db
  events: EventBus
  now: () => Date
}

/** Why somebody was not let in. */
export type Refusal = Exclude<SingleSignOnOutcome, 'done'>

/** Whose account it is, or why it is nobody's. */
export type Admission = { kind: 'account'; userId: string } | { kind: 'refused'; outcome: Refusal }

/**
 * Finds the account of somebody whom an organisation's provider has sent, by their verified address, among those of this
 * organisation; or makes one where it lets people join. Never one of another organisation: whoever runs the provider could
 * name any address.
 */
export async function admit(parts: AdmitParts, settings: SettingsRow, person: VerifiedPerson): Promise<Admission> {
  const { email } = person
  if (email === undefined) return refused('unverified')
  const { organisationId } = settings
  if (!(await ownsDomain(parts.db, organisationId, domainOf(email)))) return refused('other-domain')
  const [known] = await parts.db
    .select({ userId: users.userId, organisationId: users.organisationId })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
  if (known) {
    if (known.organisationId !== organisationId) return refused('elsewhere')
    return { kind: 'account', userId: known.userId }
  }
  if (!settings.letsJoin) return refused('unknown')
  try {
    return { kind: 'account', userId: await join(parts, organisationId, { ...person, email }) }
  } catch (error) {
    // Somebody else was faster with the same address: who, the next try tells.
    if (isUniqueViolation(error, 'users_email_unique')) return refused('failed')
    throw error
  }
}

async function join(
  parts: AdmitParts,
  organisationId: string,
  { email, firstName, lastName }: VerifiedPerson & { email: string },
): Promise<string> {
  const userId = createId()
  const now = parts.now()
  await parts.db.transaction(async (tx) => {
    // No password opens it until its owner sets one by a mailed link.
    const account = { userId, organisationId, role: 'member' as const, email, passwordHash: '', firstName, lastName }
    await tx.insert(users).values({ ...account, createdAt: now, updatedAt: now })
    await appendAudit(tx, { organisationId, actorId: null, now }, 'single-sign-on-joined', { userId })
  })
  parts.events.publish('userChanged', { userId, organisationId })
  return userId
}

async function ownsDomain(db: Db, organisationId: string, domain: string): Promise<boolean> {
  const [proved] = await db
    .select({ domain: singleSignOnDomains.domain })
    .from(singleSignOnDomains)
    .where(
      and(
        eq(singleSignOnDomains.organisationId, organisationId),
        eq(singleSignOnDomains.domain, domain),
        isNotNull(singleSignOnDomains.provedAt),
      ),
    )
  return proved !== undefined
}

function refused(outcome: Refusal): Admission {
  return { kind: 'refused', outcome }
}
