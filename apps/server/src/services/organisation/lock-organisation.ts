import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { organisations } from '../../db/schema/index.ts'

/**
 * Takes the row that changes of an organisation's administration take, so that these happen one after the other. Whoever only
 * names the organisation in a row of their own does not wait for it: with what they hold they would be waited for in turn.
 *
 * @param tx A transaction.
 */
export async function lockOrganisation(tx: Db, organisationId: string): Promise<void> {
  await tx
    .select({ organisationId: organisations.organisationId })
    .from(organisations)
    .where(eq(organisations.organisationId, organisationId))
    .for('no key update')
}
