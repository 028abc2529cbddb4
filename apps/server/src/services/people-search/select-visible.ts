import { inArray } from 'drizzle-orm'
import type { Viewer } from '../../access/viewer.ts'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'

/** The rows of those of the people whom the viewer may see, in no order. */
export async function selectVisible(
  db: Db,
  viewer: Viewer,
  userIds: readonly string[],
): Promise<(typeof users.$inferSelect)[]> {
  if (userIds.length === 0) return []
  // The limit keeps the two conditions apart. Together, without statistics (the embedded database gathers none by itself),
  // they have the database walk over the whole organisation for a handful of people.
  const named = db
    .select()
    .from(users)
    .where(inArray(users.userId, [...userIds]))
    .limit(userIds.length)
    .as('users')
  return db.select().from(named).where(visibleUsers(viewer))
}
