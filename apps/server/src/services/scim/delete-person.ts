import type { Provisioner } from '../provisioning/require-token.ts'
import { type DeleteUserParts, deleteProvisioned } from '../users/delete.ts'
import { refuseOwner } from './change-person.ts'
import { type PersonRow, requirePerson } from './person-row.ts'

/**
 * Deletes a person, as a Manager does: what they wrote stays with the others, under no name.
 *
 * @param requireVersion Told the row that goes; refuses it by throwing.
 * @throws {ServiceError} `not-found`, `forbidden` for Owners by a token that no Owner made, `conflict` for the last Owner.
 */
export async function deletePerson(
  parts: DeleteUserParts,
  provisioner: Provisioner,
  userId: string,
  requireVersion: (row: PersonRow) => void,
): Promise<void> {
  const row = await requirePerson(parts.db, provisioner.organisationId, userId)
  requireVersion(row)
  refuseOwner(provisioner, row)
  await deleteProvisioned(parts, provisioner, userId)
}
