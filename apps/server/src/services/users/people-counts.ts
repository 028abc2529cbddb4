import { and, count, desc, isNotNull, sql } from 'drizzle-orm'
import type { PeopleCounts } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import { managedUsers, visibleUsers } from '../../access/visible-users.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import { countPending } from '../invitations/pending.ts'

const CITIES_MAX = 200

/**
 * How many people the viewer's organisation has, by what they can be filtered by.
 *
 * @throws {ServiceError} `forbidden` unless the viewer manages it.
 */
export async function countPeople(parts: { db: Db; now: () => Date }, viewer: Viewer): Promise<PeopleCounts> {
  requireManager(viewer)
  const { db } = parts
  const [all] = await db
    .select({ total: count(), signedIn: sql<number>`count(*) filter (where ${users.hasSignedIn})`.mapWith(Number) })
    .from(users)
    .where(visibleUsers(viewer))
  const cities = await db
    .select({ city: users.city, count: count() })
    .from(users)
    .where(and(visibleUsers(viewer), sql`${users.city} <> ''`))
    .groupBy(users.city)
    .orderBy(desc(count()), users.city)
    .limit(CITIES_MAX)
  const total = all?.total ?? 0
  return {
    total,
    neverSignedIn: total - (all?.signedIn ?? 0),
    switchedOff: await db.$count(users, and(managedUsers(viewer), isNotNull(users.deactivatedAt))),
    invited: await countPending(parts, viewer),
    cities: cities.toSorted((one, other) => one.city.localeCompare(other.city)),
  }
}
