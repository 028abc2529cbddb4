import type { SingleSignOnInput } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import { ServiceError } from '../../errors/service-error.ts'
import type { loadSettings } from './load-settings.ts'

/**
 * Whether somebody names the provider and the domains that it vouches for: whoever does signs in as anybody of them, Owners
 * too, and takes the way in from all who have no password. So it is for Owners alone.
 */
export function mayName({ role, isGlobal }: Pick<Viewer, 'role' | 'isGlobal'>): boolean {
  return role === 'owner' && !isGlobal
}

/** @throws {ServiceError} `forbidden` unless Owner. */
export function requireNaming(viewer: Viewer): void {
  if (!mayName(viewer)) throw new ServiceError('forbidden', 'Only an Owner names the provider and its domains')
}

/** Keeps all but Owners from entering anything else than stands there. @throws {ServiceError} `forbidden`. */
export function refuseNaming(
  viewer: Viewer,
  found: Awaited<ReturnType<typeof loadSettings>>,
  { issuer, clientId, clientSecret, domains }: SingleSignOnInput,
): void {
  const isAsItStands =
    found?.settings.issuer === issuer &&
    found.settings.clientId === clientId &&
    clientSecret === undefined &&
    found.domains.length === domains.length &&
    found.domains.every(({ domain }) => domains.includes(domain))
  if (!isAsItStands) requireNaming(viewer)
}
