import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CustomFieldValue, User, UserId } from '@umkreis/schemas'
import { type ShownUser, customFieldKey, showOwnUser, showUsers } from '../../access/shown-users.ts'
import { requireUser } from '../../access/require-user.ts'
import type { Viewer } from '../../access/viewer.ts'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Db } from '../../db/client.ts'
import { customFieldValues, customFields, organisations, users } from '../../db/schema/index.ts'
import { loadNamedPeople } from '../custom-fields/named-people.ts'
import { formatUser } from './format-user.ts'

/** The signed-in person's own data. */
export async function loadOwnUser(db: Db, userId: string): Promise<User> {
  const [row] = await db
    .select({ user: users, organisationName: organisations.name })
    .from(users)
    .innerJoin(organisations, eq(organisations.organisationId, users.organisationId))
    .where(eq(users.userId, userId))
  if (!row) throw new Error('The signed-in person has no row')
  const { organisationId, role } = row.user
  const viewer = { userId: userId as UserId, organisationId, role }
  const fields = await loadCustomFields(db, viewer, [userId], () => true)
  return formatUser(showOwnUser(row.user), {
    organisationName: row.organisationName,
    customFields: fields(userId),
    showsEmail: true,
  })
}

/** @throws {ServiceError} `not-found` for whom the viewer may not see. */
export async function readUser(db: Db, viewer: Viewer, userId: string): Promise<User> {
  const row = await requireUser(db, viewer, userId)
  const [formatted] = await formatUsers(db, viewer, [row])
  if (!formatted) throw new Error('One row gives one person')
  return formatted
}

/** One page of everybody that the viewer may see, by name. */
export async function readUsersPage(
  db: Db,
  viewer: Viewer,
  page: { pageNumber: number; pageSize: number },
): Promise<User[]> {
  const rows = await db
    .select()
    .from(users)
    .where(visibleUsers(viewer))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.userId))
    .limit(page.pageSize)
    .offset((page.pageNumber - 1) * page.pageSize)
  return formatUsers(db, viewer, rows)
}

/** Shows rows of one organisation to a viewer of it. */
export async function formatUsers(
  db: Db,
  viewer: Viewer,
  rows: readonly (typeof users.$inferSelect)[],
): Promise<User[]> {
  if (rows.length === 0) return []
  const [organisation] = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.organisationId, viewer.organisationId))
  const fields = await loadCustomFields(
    db,
    viewer,
    rows.map((row) => row.userId),
    (userId) => userId === viewer.userId || viewer.role === 'owner' || viewer.role === 'administrator',
  )
  const shown = await showUsers(db, viewer, rows)
  return shown.map((row) =>
    formatUser(row, {
      organisationName: organisation?.name ?? null,
      customFields: fields(row.userId, row.fieldVisibility),
      // Members of one organisation are colleagues; in the public community, and for guests, an address is private.
      showsEmail: row.userId === viewer.userId || !(viewer.isGlobal || viewer.role === 'external'),
    }),
  )
}

/** @param seesAll Whether fields for managers are shown, too: to these, and to the person themselves. */
async function loadCustomFields(
  db: Db,
  viewer: Pick<Viewer, 'userId' | 'organisationId' | 'role'>,
  userIds: readonly string[],
  seesAll: (userId: string) => boolean,
): Promise<(userId: string, hidden?: ShownUser['fieldVisibility']) => CustomFieldValue[]> {
  const fields = await db
    .select()
    .from(customFields)
    .where(and(eq(customFields.organisationId, viewer.organisationId), eq(customFields.isDeleting, false)))
    .orderBy(asc(customFields.place), asc(customFields.name))
  if (fields.length === 0) return () => []
  const values = await db
    .select()
    .from(customFieldValues)
    .where(inArray(customFieldValues.userId, [...userIds]))
  const byKey = new Map(values.map((row) => [`${row.userId} ${row.customFieldId}`, row.value]))
  const ofPeople = new Set(fields.filter(({ type }) => type === 'person').map(({ customFieldId }) => customFieldId))
  const named = values.filter(({ customFieldId }) => ofPeople.has(customFieldId)).map(({ value }) => value)
  const nameOf = await loadNamedPeople(db, viewer, named)
  return (userId, hidden = {}) =>
    fields
      .filter(({ isForManagers }) => !isForManagers || seesAll(userId))
      .filter(({ customFieldId }) => !(customFieldKey(customFieldId) in hidden))
      .map(({ customFieldId, name, type, isRequired, isForManagers }) => {
        const kept = byKey.get(`${userId} ${customFieldId}`)
        const person = type === 'person' && kept !== undefined ? nameOf(kept) : undefined
        // Null asks for it: what may stay empty asks for nothing.
        const value = kept ?? (isRequired ? null : '')
        return {
          name,
          value: type === 'person' && value !== null ? (person?.name ?? '') : value,
          ...(type === 'text' ? {} : { type }),
          ...(person ? { personId: person.userId } : {}),
          ...(isRequired ? {} : { isRequired }),
          ...(isForManagers ? { isForManagers } : {}),
        }
      })
}
