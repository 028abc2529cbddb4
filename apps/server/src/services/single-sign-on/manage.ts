import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { SingleSignOn, SingleSignOnInput, SingleSignOnTestAnswer } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { singleSignOnDomains, singleSignOns } from '../../db/schema/index.ts'
import { ServiceError, invalidField, notFound } from '../../errors/service-error.ts'
import { appendAudit } from '../audit/append.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import type { SingleSignOnTools } from './create-single-sign-on.ts'
import { loadSettings, type SettingsRow } from './load-settings.ts'
import { mayName, refuseNaming, requireNaming } from './naming.ts'
import { ProviderError, type ProviderFault } from './provider-error.ts'
import type { ProviderAccess } from './providers.ts'
import { redirectUri } from './redirect-uri.ts'

/** What managing single sign-on needs. */
export interface ManageParts {
  db: Db
  now: () => Date
  publicUrl: () => string
  singleSignOn: SingleSignOnTools
}

/** What the viewer's organisation has entered. @throws {ServiceError} `forbidden` unless Manager. */
export async function readSingleSignOn(parts: ManageParts, viewer: Viewer): Promise<SingleSignOn> {
  requireManager(viewer)
  const { organisationId } = viewer
  const found = await loadSettings(parts.db, organisationId)
  const address = redirectUri(parts.publicUrl())
  const answer = { redirectUri: address, mayName: mayName(viewer) }
  if (!found) return { ...answer, settings: null }
  const { issuer, clientId, letsJoin, isOnlyWay } = found.settings
  const domains = found.domains.map(({ domain, provedAt }) => {
    const record = parts.singleSignOn.proofs.recordOf(organisationId, domain)
    return { domain, isProved: provedAt !== null, recordName: record.name, recordValue: record.value }
  })
  return { ...answer, settings: { issuer, clientId, letsJoin, isOnlyWay, domains } }
}

/**
 * Enters a provider, or another one. It is asked what it says of itself before anything is kept; domains are looked up.
 * Administrators change who may and has to come by it, and leave the rest as an Owner entered it.
 *
 * @throws {ServiceError} `forbidden`; `invalid` at `issuer`, or at `clientSecret` where none is kept for this very provider.
 */
export async function saveSingleSignOn(
  parts: ManageParts,
  viewer: Viewer,
  input: SingleSignOnInput,
): Promise<SingleSignOn> {
  requireManager(viewer)
  const { organisationId, userId } = viewer
  const { secrets } = parts.singleSignOn
  const found = await loadSettings(parts.db, organisationId)
  refuseNaming(viewer, found, input)
  const before = found?.settings
  const clientSecret = input.clientSecret ?? keptSecret(parts, before, input)
  const { issuer, clientId, letsJoin, isOnlyWay } = input
  if (before?.issuer !== issuer) await readProvider(parts, { issuer, clientId, clientSecret })
  const sealedSecret = secrets.seal(organisationId, clientSecret)
  const values = { organisationId, issuer, clientId, letsJoin, isOnlyWay, sealedSecret }
  await parts.db.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId)
    if (mayName(viewer)) await enter(tx, values, input.domains)
    else {
      // An Owner may have entered another one meanwhile.
      refuseNaming(viewer, await loadSettings(tx, organisationId), input)
      await tx
        .update(singleSignOns)
        .set({ letsJoin, isOnlyWay })
        .where(eq(singleSignOns.organisationId, organisationId))
    }
    const isNewSecret = input.clientSecret !== undefined
    const details = { issuer, clientId, domains: input.domains, letsJoin, isOnlyWay, isNewSecret }
    await appendAudit(tx, { organisationId, actorId: userId, now: parts.now() }, 'single-sign-on-saved', details)
  })
  await proveDomains(parts, viewer)
  return readSingleSignOn(parts, viewer)
}

async function enter(tx: Db, values: SettingsRow, domains: readonly string[]): Promise<void> {
  const { organisationId } = values
  await tx
    .insert(singleSignOns)
    .values(values)
    .onConflictDoUpdate({ target: singleSignOns.organisationId, set: values })
  await tx
    .delete(singleSignOnDomains)
    .where(
      and(eq(singleSignOnDomains.organisationId, organisationId), notInArray(singleSignOnDomains.domain, [...domains])),
    )
  await tx
    .insert(singleSignOnDomains)
    .values(domains.map((domain) => ({ organisationId, domain })))
    .onConflictDoNothing()
}

/** Takes the provider away: everybody signs in with their password again. @throws {ServiceError} `forbidden` unless Owner. */
export async function removeSingleSignOn(parts: ManageParts, viewer: Viewer): Promise<SingleSignOn> {
  requireManager(viewer)
  requireNaming(viewer)
  const { organisationId, userId } = viewer
  await parts.db.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId)
    const removed = await tx
      .delete(singleSignOns)
      .where(eq(singleSignOns.organisationId, organisationId))
      .returning({ issuer: singleSignOns.issuer })
    if (removed.length === 0) return
    await appendAudit(tx, { organisationId, actorId: userId, now: parts.now() }, 'single-sign-on-removed')
  })
  return readSingleSignOn(parts, viewer)
}

/** Reads what the provider at an address says of itself. @throws {ServiceError} `forbidden`; `invalid` at `issuer`. */
export async function testProvider(
  parts: ManageParts,
  viewer: Viewer,
  issuer: string,
): Promise<SingleSignOnTestAnswer> {
  requireManager(viewer)
  // Nothing is asked in the organisation's name: what the provider says of itself it says to everybody.
  const { authorizationEndpoint } = await readProvider(parts, { issuer, clientId: 'test', clientSecret: 'test' })
  return { signInHost: authorizationEndpoint.host }
}

/**
 * Looks for the record that proves a domain.
 *
 * @throws {ServiceError} `forbidden`; `not-found`; `conflict` while there is none, or when another organisation owns the domain.
 */
export async function checkDomain(parts: ManageParts, viewer: Viewer, domain: string): Promise<SingleSignOn> {
  requireManager(viewer)
  const found = await loadSettings(parts.db, viewer.organisationId)
  const row = found?.domains.find((one) => one.domain === domain)
  if (!row) throw notFound('This domain')
  if (row.provedAt === null && !(await proveDomain(parts, viewer, domain))) {
    throw new ServiceError('conflict', 'The record does not stand there yet. It can take an hour until it does')
  }
  return readSingleSignOn(parts, viewer)
}

/** Those whose record stands there already; what another organisation owns stays as it is, and is told at the next check. */
async function proveDomains(parts: ManageParts, viewer: Viewer): Promise<void> {
  const { organisationId } = viewer
  const open = await parts.db
    .select({ domain: singleSignOnDomains.domain })
    .from(singleSignOnDomains)
    .where(and(eq(singleSignOnDomains.organisationId, organisationId), isNull(singleSignOnDomains.provedAt)))
  await Promise.all(
    open.map(async ({ domain }) => {
      try {
        await proveDomain(parts, viewer, domain)
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
      }
    }),
  )
}

async function proveDomain(parts: ManageParts, viewer: Viewer, domain: string): Promise<boolean> {
  const { organisationId, userId } = viewer
  if (!(await parts.singleSignOn.proofs.check(organisationId, domain))) return false
  try {
    await parts.db.transaction(async (tx) => {
      const now = parts.now()
      const proved = await tx
        .update(singleSignOnDomains)
        .set({ provedAt: now })
        .where(
          and(
            eq(singleSignOnDomains.organisationId, organisationId),
            eq(singleSignOnDomains.domain, domain),
            isNull(singleSignOnDomains.provedAt),
          ),
        )
        .returning({ domain: singleSignOnDomains.domain })
      if (proved.length === 0) return
      await appendAudit(tx, { organisationId, actorId: userId, now }, 'single-sign-on-domain-proved', { domain })
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'single_sign_on_domains_proved')) throw error
    throw new ServiceError('conflict', 'This domain belongs to another organisation here')
  }
  return true
}

/** A secret is sent to the provider that it was entered for, and to no other that somebody enters later. */
function keptSecret(
  { singleSignOn: { secrets } }: ManageParts,
  before: SettingsRow | undefined,
  { issuer, clientId }: SingleSignOnInput,
): string {
  const isForThis = before?.issuer === issuer && before.clientId === clientId
  const kept = isForThis ? secrets.open(before.organisationId, before.sealedSecret) : undefined
  if (kept === undefined) throw invalidField('clientSecret', 'Client secret is required')
  return kept
}

const FAULTS: Readonly<Record<ProviderFault, string>> = {
  'not-allowed': 'Please enter an https address of the public internet',
  unreachable: 'There is no answer from this address',
  'no-provider': 'There is no OpenID provider at this address',
  'other-issuer': 'The provider at this address calls itself otherwise. Please enter its issuer exactly',
}

async function readProvider(parts: ManageParts, access: ProviderAccess) {
  try {
    return await parts.singleSignOn.providers.read(access)
  } catch (error) {
    if (error instanceof ProviderError) throw invalidField('issuer', FAULTS[error.fault])
    throw error
  }
}
