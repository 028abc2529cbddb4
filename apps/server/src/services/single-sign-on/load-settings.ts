import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { singleSignOnDomains, singleSignOns } from '../../db/schema/index.ts'
import type { Seal } from '../seal.ts'
import { domainOf } from './domains.ts'
import type { ProviderAccess } from './providers.ts'

export type SettingsRow = typeof singleSignOns.$inferSelect

/** What an organisation has entered, with the domains in order; undefined: nothing. */
export async function loadSettings(
  db: Db,
  organisationId: string,
): Promise<{ settings: SettingsRow; domains: { domain: string; provedAt: Date | null }[] } | undefined> {
  const [settings] = await db.select().from(singleSignOns).where(eq(singleSignOns.organisationId, organisationId))
  if (!settings) return undefined
  const domains = await db
    .select({ domain: singleSignOnDomains.domain, provedAt: singleSignOnDomains.provedAt })
    .from(singleSignOnDomains)
    .where(eq(singleSignOnDomains.organisationId, organisationId))
    .orderBy(asc(singleSignOnDomains.domain))
  return { settings, domains }
}

/** Of the organisation that has proved to own the domain of an e-mail address; undefined: of none. */
export async function loadSettingsFor(db: Db, email: string): Promise<SettingsRow | undefined> {
  const [found] = await db
    .select({ settings: singleSignOns })
    .from(singleSignOnDomains)
    .innerJoin(singleSignOns, eq(singleSignOns.organisationId, singleSignOnDomains.organisationId))
    .where(and(eq(singleSignOnDomains.domain, domainOf(email)), isNotNull(singleSignOnDomains.provedAt)))
  return found?.settings
}

/** Whether somebody can sign in to an organisation by single sign-on. */
export async function hasSingleSignOn(db: Db, organisationId: string): Promise<boolean> {
  const [proved] = await db
    .select({ domain: singleSignOnDomains.domain })
    .from(singleSignOnDomains)
    .where(and(eq(singleSignOnDomains.organisationId, organisationId), isNotNull(singleSignOnDomains.provedAt)))
    .limit(1)
  return proved !== undefined
}

/** How the organisation is known to its provider. @throws {Error} When the key that sealed its secret is another one now. */
export function openAccess(
  { organisationId, issuer, clientId, sealedSecret }: SettingsRow,
  secrets: Seal,
): ProviderAccess {
  const clientSecret = secrets.open(organisationId, sealedSecret)
  if (clientSecret === undefined) throw new Error('A client secret does not open: TOKEN_KEY is another one now')
  return { issuer, clientId, clientSecret }
}
