import { eq, getTableColumns } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { OwnDataAnswer } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import {
  coffeeMembers,
  coffeeSeats,
  customFieldValues,
  customFields,
  e2eeDevices,
  feedComments,
  feedPosts,
  groupMembers,
  groups,
  invitations,
  notes,
  passkeys,
  preferences,
  provisionedPeople,
  pushSubscriptions,
  sessions,
  users,
} from '../../db/schema/index.ts'

/** What proves who somebody is stays here: a copy of one's data must not let anybody in. */
const SECRETS = new Set(['passwordHash', 'deviceKeyHash', 'tokenHash', 'p256dh', 'auth'])

/** Every table in which rows are somebody's own, by the column that names them. */
const OWN: readonly (readonly [name: string, table: PgTable, person: AnyPgColumn])[] = [
  ['profile', users, users.userId],
  ['settings', preferences, preferences.userId],
  ['signIns', sessions, sessions.userId],
  ['passkeys', passkeys, passkeys.userId],
  ['devices', e2eeDevices, e2eeDevices.userId],
  ['provisioning', provisionedPeople, provisionedPeople.userId],
  ['notifications', pushSubscriptions, pushSubscriptions.userId],
  ['coffeeMembership', coffeeMembers, coffeeMembers.userId],
  ['coffeeRounds', coffeeSeats, coffeeSeats.userId],
  ['notes', notes, notes.userId],
  ['feedPosts', feedPosts, feedPosts.authorId],
  ['feedComments', feedComments, feedComments.authorId],
  ['invitationsSent', invitations, invitations.createdBy],
]

/** Everything that the server keeps of the viewer, as it is kept: what is sealed stays sealed, as only devices open it. */
export async function exportOwnData(db: Db, viewer: Viewer): Promise<OwnDataAnswer> {
  const data: OwnDataAnswer = {}
  for (const [name, table, person] of OWN) {
    const columns = Object.entries(getTableColumns(table)).filter(([column]) => !SECRETS.has(column))
    const rows = await db.select(Object.fromEntries(columns)).from(table).where(eq(person, viewer.userId))
    data[name] = rows.map(readable)
  }
  data.customFields = await db
    .select({ name: customFields.name, value: customFieldValues.value })
    .from(customFieldValues)
    .innerJoin(customFields, eq(customFields.customFieldId, customFieldValues.customFieldId))
    .where(eq(customFieldValues.userId, viewer.userId))
  const memberships = await db
    .select({ name: groups.name, membership: groupMembers })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(eq(groupMembers.userId, viewer.userId))
  data.groups = memberships.map(({ name, membership }) => readable({ name, ...membership }))
  return data
}

function readable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )
}
