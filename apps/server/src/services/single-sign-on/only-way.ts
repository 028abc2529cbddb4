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
  if (settings?.isOnlyWay && settings.organisationId === organisationId) throw otherWay()
}

/**
 * Keeps who merely says that an address is theirs from taking one of a domain that an organisation has proved, wherever they
 * register: its owner, whom the provider vouches for, could not come in any more.
 *
 * @throws {ServiceError} `forbidden`.
 */
export async function refuseUnverified(db: Db, email: string): Promise<void> {
  if (await loadSettingsFor(db, email)) throw otherWay()
}

function otherWay(): ServiceError {
  return new ServiceError('forbidden', 'Your organisation signs in by single sign-on. Please use it')
}
