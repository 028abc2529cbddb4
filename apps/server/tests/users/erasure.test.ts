import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { passkeyCalls } from '../_util/passkeys.ts'
import { placesOfPeople } from '../_util/places-of-people.ts'
import { addCustomFields, leaveForGood } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let leaver: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  leaver = await signUpMember(server, owner)
})
afterAll(() => server[Symbol.asyncDispose]())

/**
 * Where the bare id of somebody who is gone may stay, and why. A table that is not named here must not know them: whoever
 * adds one lets its rows go in `services/users/delete.ts`, or says here why not.
 */
const ID_MAY_STAY: Readonly<Record<string, string>> = {
  'users.user_id': 'the empty row that messages of others’ conversations point to',
  'group_members.user_id': 'who was in a conversation, until when',
  'groups.created_by': 'who began a conversation',
  'groups.direct_key': 'the two of a conversation, so that it stays one',
  'messages.sender_id': 'sealed messages belong to the others’ conversations',
  'attachments.uploader_id': 'sealed files belong to the others’ conversations',
  'e2ee_group_chains.member_user_ids': 'for whom the keys of a conversation were made',
  'e2ee_group_links.posted_by': 'the others check by them who made the keys of a conversation',
  'e2ee_group_boxes.sender_id': 'the others open by them the keys of a conversation',
  'e2ee_user_chains.user_id': 'public keys, by which the others check old messages',
  'e2ee_user_links.user_id': 'public keys, by which the others check old messages',
  'invitations.created_by': 'who invited somebody else',
  'invitation_batches.created_by': 'who invited somebody else',
  'provisioning_tokens.created_by': 'who made a token of the organisation, which goes on',
  'people_search_documents.user_id': 'the empty document that tells every process of the end',
  'audit_entries.actor_id': 'what was decided for the organisation, by id alone',
}

const send = (method: string, path: string, body?: unknown) =>
  call<Record<string, string>>(server, method, path, { token: leaver.token, ...(body === undefined ? {} : { body }) })

it('leaves no row, file or index entry of a person but what the others’ conversations need', async () => {
  await fillEverything()
  await fillWhatIsLeft()
  const seen = await findInAllTables(leaver.userId)
  // They stand wherever somebody can stand: otherwise what is gone afterwards would prove nothing.
  expect(seen).toEqual(expect.arrayContaining(placesOfPeople().map(({ place }) => place)))
  expect(await findInAllTables('Quendolin')).toEqual(
    expect.arrayContaining(['users.first_name', 'people_search_documents.folded_name']),
  )
  const files = storedFiles()

  expect((await leaveForGood(server, leaver)).status).toBe(200)
  await server.context.peopleSearch.settled()

  const kept = await findInAllTables(leaver.userId)
  expect(kept.filter((place) => !(place in ID_MAY_STAY))).toEqual([])
  for (const word of [leaver.email, 'quendolin', 'quittenbrot', 'verschwindibus']) {
    expect([word, await findInAllTables(word)]).toEqual([word, []])
  }
  expect(storedFiles().length).toBeLessThan(files.length)
  expect(storedFiles().filter((name) => readFileSync(name).includes('Quendolin'))).toEqual([])
})

/** Leaves a trace of the person in as much as members can do. */
async function fillEverything(): Promise<void> {
  await addCustomFields(server, owner, ['Instrument'])
  const profile = new FormData()
  const fields = { firstName: 'Quendolin', lastName: 'Quittenbrot', description: 'Verschwindibus', city: 'Quedlinburg' }
  for (const [name, value] of Object.entries({ ...fields, country: 'Germany', position: 'Verschwindibus' })) {
    profile.append(name, value)
  }
  profile.append('skills', 'Verschwindibus')
  const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#FF7941' } })
    .png()
    .toBuffer()
  profile.append('avatar', new Blob([new Uint8Array(picture)]), 'me.png')
  const done = [
    await send('PATCH', '/users', profile),
    await send('PUT', '/customFields', { customFieldKeyValues: [{ name: 'Instrument', value: 'Verschwindibus' }] }),
    await send('PATCH', '/users/preferences', { playsSound: false }),
    await send('PATCH', '/users/visibility', { fields: { linkedInUrl: 'groups' } }),
    await send('POST', '/groups', { userIds: [owner.userId], name: 'Ours' }),
    await send('POST', '/auth/request', {
      email: leaver.email,
      resetLink: `${server.origin}/app/reset-password`,
    }),
    await send('POST', '/e2ee/me/pairings/pairing-of-them-0001', { index: 0, message: 'AAAA' }),
    await send('POST', '/feed/posts', { clientPostId: crypto.randomUUID(), text: 'Verschwindibus' }),
  ]
  await passkeyCalls(server, server.context.publicUrl()).register(leaver)
  const refused = done.filter(({ status }) => status >= 400)
  if (refused.length > 0) throw new Error(JSON.stringify(refused.map(({ status, body }) => [status, body])))
  await call(server, 'POST', '/manager/usersRegistration', { token: owner.token, body: { Emails: [leaver.email] } })
  await server.context.peopleSearch.settled()
}

/** A row of them in each table that nothing above has filled, whatever else it would point to. */
async function fillWhatIsLeft(): Promise<void> {
  const seen = await findInAllTables(leaver.userId)
  for (const { table, column, place } of placesOfPeople()) {
    if (seen.includes(place)) continue
    await server.context.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      const columns = Object.entries(getTableColumns(table)).filter(([, one]) => one.notNull && !one.hasDefault)
      const row = Object.fromEntries(columns.map(([name, one]) => [name, sampleOf(one)]))
      const name = Object.entries(getTableColumns(table)).find(([, one]) => one === column)?.[0] ?? ''
      await tx.insert(table).values({ ...row, [name]: leaver.userId })
    })
  }
}

/** Some value that a column takes. */
function sampleOf(column: PgColumn): unknown {
  if (column.enumValues?.length) return column.enumValues[0]
  switch (column.dataType) {
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'date':
      return new Date('2026-03-02T08:00:00Z')
    case 'array':
    case 'json':
      return []
    default:
      return column.columnType === 'PgDateString' ? '2026-03-02' : `sample ${crypto.randomUUID()}`
  }
}

/** Every column of every table in which a text stands, in whatever form. */
async function findInAllTables(text: string): Promise<string[]> {
  const { db } = server.context
  const columns = await db.execute<{ table_name: string; column_name: string }>(sql`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by c.table_name, c.column_name`)
  const tables = Map.groupBy(columns, ({ table_name: table }) => table)
  const found: string[] = []
  for (const [table, ofTable] of tables) {
    const tests = ofTable.map(
      ({ column_name: column }) =>
        sql`bool_or(${sql.identifier(column)}::text ilike ${`%${text}%`}) as ${sql.identifier(column)}`,
    )
    const [row] = await db.execute<Record<string, boolean | null>>(
      sql`select ${sql.join(tests, sql`, `)} from ${sql.identifier(table)}`,
    )
    for (const [column, isThere] of Object.entries(row ?? {})) if (isThere) found.push(`${table}.${column}`)
  }
  return found
}

function storedFiles(): string[] {
  const folder = join(server.dataDir, 'blobs')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
