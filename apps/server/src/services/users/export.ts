import { eq, getTableColumns } from 'drizzle-orm'
import type { OwnDataAnswer } from '@umkreis/schemas'
import { isManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { customFieldValues, customFields, groupMembers, groups } from '../../db/schema/index.ts'
import { loadNamedPeople } from '../custom-fields/named-people.ts'
import { OWN_TABLES } from './own-tables.ts'

/** What proves who somebody is stays here: a copy of one's data must not let anybody in. */
const SECRETS = new Set(['passwordHash', 'deviceKeyHash', 'tokenHash', 'p256dh', 'auth'])

/** Whose addresses these are is the organisation's to know: whoever manages it no more takes none of them along. */
const FOR_MANAGERS: Readonly<Record<string, readonly string[]>> = { invitationsSent: ['email'] }

/** Everything that the server keeps of the viewer, as it is kept: what is sealed stays sealed, as only devices open it. */
export async function exportOwnData(db: Db, viewer: Viewer): Promise<OwnDataAnswer> {
  const data: OwnDataAnswer = {}
  for (const [name, table, person] of OWN_TABLES) {
    const kept = isManager(viewer) ? [] : (FOR_MANAGERS[name] ?? [])
    const columns = Object.entries(getTableColumns(table)).filter(
      ([column]) => !SECRETS.has(column) && !kept.includes(column),
    )
    const rows = await db.select(Object.fromEntries(columns)).from(table).where(eq(person, viewer.userId))
    data[name] = rows.map(readable)
  }
  data.customFields = await readValues(db, viewer)
  const memberships = await db
    .select({ name: groups.name, membership: groupMembers })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(eq(groupMembers.userId, viewer.userId))
  data.groups = memberships.map(({ name, membership }) => readable({ name, ...membership }))
  return data
}

async function readValues(db: Db, viewer: Viewer): Promise<{ name: string; value: string }[]> {
  const rows = await db
    .select({ name: customFields.name, type: customFields.type, value: customFieldValues.value })
    .from(customFieldValues)
    .innerJoin(customFields, eq(customFields.customFieldId, customFieldValues.customFieldId))
    .where(eq(customFieldValues.userId, viewer.userId))
  const named = rows.filter(({ type }) => type === 'person').map(({ value }) => value)
  const personOf = await loadNamedPeople(db, viewer, named)
  // A colleague by the name that the profile shows, and only whom the viewer may see.
  return rows.flatMap(({ name, type, value }) => {
    const shown = type === 'person' ? personOf(value)?.name : value
    return shown === undefined ? [] : [{ name, value: shown }]
  })
}

function readable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )
}
