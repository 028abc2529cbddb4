import { and, inArray } from 'drizzle-orm'
import type { UserId } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'

/** A colleague whom somebody's profile names. */
export interface NamedPerson {
  userId: UserId
  name: string
}

/**
 * Those of the people named in fields of type person whom the viewer may see. Whoever was switched off, wants to be
 * deleted, or is in none of a guest's groups has no name.
 */
export async function loadNamedPeople(
  db: Db,
  viewer: Pick<Viewer, 'userId' | 'organisationId' | 'role'>,
  userIds: readonly string[],
): Promise<(userId: string) => NamedPerson | undefined> {
  if (userIds.length === 0) return () => undefined
  const rows = await db
    .select({ userId: users.userId, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.userId, [...new Set(userIds)]), visibleUsers(viewer)))
  const people = rows.map(({ userId, firstName, lastName }) => ({
    userId: userId as UserId,
    name: `${firstName} ${lastName}`.trim(),
  }))
  const byId = new Map<string, NamedPerson>(
    people.filter(({ name }) => name !== '').map((person) => [person.userId, person]),
  )
  return (userId) => byId.get(userId)
}
