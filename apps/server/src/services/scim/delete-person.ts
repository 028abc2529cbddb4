import { requireReach } from '../provisioning/require-reach.ts'
import type { Provisioner } from '../provisioning/require-token.ts'
import { type DeleteUserParts, deleteProvisioned } from '../users/delete.ts'
import { type PersonRow, lockPerson } from './person-row.ts'

/**
 * Deletes a person, as a Manager does: what they wrote stays with the others, under no name.
 *
 * @param requireVersion Told the row that goes; refuses it by throwing.
 * @throws {ServiceError} `not-found`, `forbidden` for whom the token does not reach, `conflict` for the last Owner.
 */
export function deletePerson(
  parts: DeleteUserParts,
  provisioner: Provisioner,
  userId: string,
  requireVersion: (row: PersonRow) => void,
): Promise<void> {
  return deleteProvisioned(parts, provisioner, userId, async (tx) => {
    const row = await lockPerson(tx, provisioner.organisationId, userId)
    requireVersion(row)
    await requireReach(tx, provisioner, row.user, true)
  })
}
