import type { Db } from '../../db/client.ts'
import type { users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import { loadSettingsFor } from './load-settings.ts'

/**
 * Keeps people out whose organisation wants them to sign in by single sign-on alone. Asked once they have proved who they are,
 * so that nobody else learns anything. Owners come in anyway: somebody has to when the provider is gone.
 *
 * @throws {ServiceError} `forbidden`.
 */
export async function refuseOtherWays(
  db: Db,
  { email, organisationId, role }: Pick<typeof users.$inferSelect, 'email' | 'organisationId' | 'role'>,
): Promise<void> {
  if (role === 'owner') return
  const settings = await loadSettingsFor(db, email)
  if (!settings?.isOnlyWay || settings.organisationId !== organisationId) return
  throw new ServiceError('forbidden', 'Your organisation signs in by single sign-on. Please use it')
}
