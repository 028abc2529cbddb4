import { type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { organisations, preferences, users } from '../../db/schema/index.ts'

/** What people may show each other: how far they have read, and that they are writing. */
export type Shown = 'receipts' | 'typing'

const CONDITIONS: Record<Shown, SQL> = {
  receipts: sql`(${organisations.usesReadReceipts} and coalesce(${preferences.sendsReadReceipts}, true))`,
  typing: sql`(${organisations.usesTyping} and coalesce(${preferences.showsTyping}, true))`,
}

/**
 * @returns Those of these people who show something of themselves: they want to, and their organisation lets them. Who
 * does not, does not see it of others either.
 */
export async function loadWhoShows(db: Db, shown: Shown, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .innerJoin(organisations, eq(organisations.organisationId, users.organisationId))
    .leftJoin(preferences, eq(preferences.userId, users.userId))
    .where(and(inArray(users.userId, [...userIds]), isNull(users.deletedAt), CONDITIONS[shown]))
  return new Set(rows.map(({ userId }) => userId))
}
