import { type SQL, and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ListedUser, PeopleFilter, UsersQuery } from '@umkreis/schemas'
import { foldText } from '@umkreis/people-search'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import { managedUsers, visibleUsers } from '../../access/visible-users.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import { formatUsers, readUsersPage } from './reader.ts'

const WORDS_MAX = 8

/**
 * A page of everybody that the viewer may see. Only managers may ask for some of them or for another order, and are told
 * more of each: what these filters say is theirs to know.
 *
 * @throws {ServiceError} `forbidden` for a filter of somebody else.
 */
export async function listPeople(db: Db, viewer: Viewer, query: UsersQuery): Promise<ListedUser[]> {
  const { pageNumber, pageSize, ...filter } = query
  const isManager = !viewer.isGlobal && (viewer.role === 'owner' || viewer.role === 'administrator')
  if (!isManager) {
    if (Object.keys(filter).length > 0) requireManager(viewer)
    return readUsersPage(db, viewer, { pageNumber, pageSize })
  }
  const rows = await db
    .select({ user: users })
    .from(users)
    .where(peopleWhere(viewer, filter))
    .orderBy(...peopleOrder(filter))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const people = await formatUsers(
    db,
    viewer,
    rows.map(({ user }) => user),
  )
  return people.map((person, index) => {
    const row = rows[index]?.user
    if (!row) return person
    const { role: organisationRole, hasSignedIn, deactivatedAt } = row
    return { ...person, organisationRole, hasSignedIn, ...(deactivatedAt ? { isSwitchedOff: true } : {}) }
  })
}

/** The condition on `users` for the people of a filter. */
export function peopleWhere(viewer: Viewer, filter: PeopleFilter): SQL | undefined {
  const { query = '', role, city, state } = filter
  return and(
    ...(state === 'switched-off' ? [managedUsers(viewer), isNotNull(users.deactivatedAt)] : [visibleUsers(viewer)]),
    ...query
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, WORDS_MAX)
      .map((word) => holdsWord(viewer, word)),
    role && eq(users.role, role),
    city === undefined ? undefined : eq(users.city, city),
    state === 'active' || state === 'never-signed-in' ? eq(users.hasSignedIn, state === 'active') : undefined,
  )
}

/** The order of a filter; who is alike in it stands by last name, as everybody's list does. */
export function peopleOrder({ sort, direction }: PeopleFilter): SQL[] {
  const turned = direction === 'descending' ? desc : asc
  const byName = [turned(users.lastName), turned(users.firstName), turned(users.userId)]
  // Nobody begins a list of cities with those who have none.
  if (sort === 'city') return [asc(sql`${users.city} = ''`), turned(users.city), ...byName]
  if (sort === 'role') return [turned(users.role), ...byName]
  return byName
}

/** Both halves are looked up in an index: 50,000 people are found in as fast as one types. */
function holdsWord({ organisationId }: Viewer, word: string): SQL {
  const plain = `%${escapeLike(word.toLowerCase())}%`
  const folded = foldText(word)
  // Müller is found by Mueller and by Muller.
  const byName = sql`union select d.user_id from people_search_documents d
    where d.organisation_id = ${organisationId} and d.folded_name like ${`%${escapeLike(folded)}%`}`
  return sql`${users.userId} in (
    select u.user_id from users u where u.organisation_id = ${organisationId}
      and lower(u.email || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.city || ' ' || u.position) like ${plain}
    ${folded === '' ? sql`` : byName})`
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}
