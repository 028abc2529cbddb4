import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { SingleSignOnOutcome } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { invitations, singleSignOnDomains, users } from '../../db/schema/index.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { appendAudit } from '../audit/append.ts'
import type { TellParts } from '../auth/tell-of-new-device.ts'
import { createId } from '../random-id.ts'
import { domainOf } from './domains.ts'
import { makeOwn } from './make-own.ts'
import type { SettingsRow } from './load-settings.ts'
import type { VerifiedPerson } from './verified-person.ts'

export type AdmitParts = TellParts & { events: EventBus }

/** Why somebody was not let in. */
export type Refusal = Exclude<SingleSignOnOutcome, 'done'>

/** Whose account it is, or why it is nobody's. */
export type Admission = { kind: 'account'; userId: string } | { kind: 'refused'; outcome: Refusal }

/**
 * Finds the account of somebody whom an organisation's provider has sent, by their verified address, among those of this
 * organisation; or makes one where it lets people join, or has invited them. Never one of another organisation: whoever runs the provider could
 * name any address. An account whose address nobody had proved is theirs alone from then on.
 */
export async function admit(parts: AdmitParts, settings: SettingsRow, person: VerifiedPerson): Promise<Admission> {
  const { email } = person
  if (email === undefined) return refused('unverified')
  const { organisationId } = settings
  if (!(await ownsDomain(parts.db, organisationId, domainOf(email)))) return refused('other-domain')
  const [known] = await parts.db
    .select({ userId: users.userId, organisationId: users.organisationId, emailProvedAt: users.emailProvedAt })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
  if (known) {
    if (known.organisationId !== organisationId) return refused('elsewhere')
    if (known.emailProvedAt === null) await makeOwn(parts, { ...known, email })
    return { kind: 'account', userId: known.userId }
  }
  try {
    const userId = await join(parts, settings, { ...person, email })
    return userId === undefined ? refused('unknown') : { kind: 'account', userId }
  } catch (error) {
    // Somebody else was faster with the same address: who, the next try tells.
    if (isUniqueViolation(error, 'users_email_unique')) return refused('failed')
    throw error
  }
}

/** @returns Undefined for whom nobody has invited, where only invited people join. */
async function join(
  parts: AdmitParts,
  { organisationId, letsJoin }: SettingsRow,
  { email, firstName, lastName }: VerifiedPerson & { email: string },
): Promise<string | undefined> {
  const userId = createId()
  const now = parts.now()
  const hasJoined = await parts.db.transaction(async (tx) => {
    const invited = await useInvitations(tx, organisationId, email, now)
    if (!letsJoin && invited === undefined) return false
    const role = invited?.role ?? 'member'
    // No password opens it until its owner sets one by a mailed link.
    const account = { userId, organisationId, role, email, emailProvedAt: now, passwordHash: '', firstName, lastName }
    await tx.insert(users).values({ ...account, createdAt: now, updatedAt: now })
    await appendAudit(tx, { organisationId, actorId: null, now }, 'single-sign-on-joined', { userId, role })
    return true
  })
  if (!hasJoined) return undefined
  parts.events.publish('userChanged', { userId, organisationId })
  return userId
}

/** Those to this very address: that it is theirs the provider says, as well as the mail would have. */
async function useInvitations(tx: Db, organisationId: string, email: string, now: Date) {
  const [invited] = await tx
    .update(invitations)
    .set({ usedAt: now })
    .where(
      and(
        eq(invitations.organisationId, organisationId),
        eq(invitations.email, email),
        gt(invitations.expiresAt, now),
        isNull(invitations.revokedAt),
        isNull(invitations.usedAt),
      ),
    )
    .returning({ role: invitations.role })
  return invited
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
