import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { singleSignOnDomains, singleSignOns } from '../../db/schema/index.ts'
import type { Seal } from '../seal.ts'
import { domainOf } from './domains.ts'
import { ProviderError } from './provider-error.ts'
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

/**
 * How the organisation is known to its provider.
 *
 * @throws {ProviderError} `no-provider` when `TOKEN_KEY`, which its secret was sealed by, is another one now.
 */
export function openAccess(settings: SettingsRow, secrets: Seal): ProviderAccess {
  const { organisationId, issuer, clientId, sealedSecret } = settings
  const clientSecret = secrets.open(organisationId, sealedSecret)
  if (clientSecret === undefined) throw new ProviderError('no-provider')
  return { issuer, clientId, clientSecret }
}
