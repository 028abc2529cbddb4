import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { groups } from '../../db/schema/index.ts'

/**
 * Takes the row that every change of a group's messages, members and keys takes, so that these happen one after the
 * other. To be awaited before anything is read that it protects: who is a member, what was sent, where the keys stand.
 *
 * @param tx A transaction. A group that does not exist is no error here.
 */
export async function lockGroup(tx: Db, groupId: string): Promise<void> {
  await tx.select({ groupId: groups.groupId }).from(groups).where(eq(groups.groupId, groupId)).for('update')
}
