import { and, eq } from 'drizzle-orm'
import { isPresent } from '../../access/is-present.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import type { Provisioner } from './require-token.ts'

/**
 * Refuses what a token may not do to somebody. It outlives its maker's account, so that people are looked after when the
 * maker leaves, and must not be a way back to what was the maker's: Owners are changed while its maker is an Owner, and
 * was when making it; accounts of Administrators are taken over while its maker is a manager. To describe Administrators
 * and to switch them off goes on: they leave, too.
 *
 * @param tx The transaction that changes them, behind the lock of the organisation: roles stay as they are meanwhile.
 * @param takesOver Whether others come to the account by it, or it goes for good: a new address, switching on, deleting.
 * @throws {ServiceError} `forbidden`.
 */
export async function requireReach(
  tx: Db,
  { organisationId, createdBy, isOwners }: Provisioner,
  { role }: Pick<typeof users.$inferSelect, 'role'>,
  takesOver: boolean,
): Promise<void> {
  if (role !== 'owner' && (role !== 'administrator' || !takesOver)) return
  const [maker] = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.userId, createdBy), eq(users.organisationId, organisationId), isPresent()))
  const isOwner = maker?.role === 'owner'
  if (role === 'owner' && !(isOwners && isOwner)) {
    throw new ServiceError('forbidden', 'Only a token that an Owner made, who still is one, changes Owners')
  }
  if (role === 'administrator' && !isOwner && maker?.role !== 'administrator') {
    throw new ServiceError('forbidden', 'Only a token whose maker is still a manager does this to Administrators')
  }
}
