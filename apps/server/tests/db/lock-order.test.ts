// What changes the same people at the same time takes its locks in one order. The embedded database does one transaction after the
// other; on a PostgreSQL server two that wait for each other are found by the server, which gives one of them up and says so in its log.
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOwn } from '../../src/services/single-sign-on/make-own.ts'
import { call, type Person } from '../_util/api.ts'
import { createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startPostgres } from '../_util/postgres-server.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { connectProvider, patch, type ScimClient } from '../provisioning/_util/scim.ts'

const PEOPLE = 5
const ROUNDS = 6

const cleanUp = new AsyncDisposableStack()
let folder: string
let server: TestServer
let owner: Person
let members: Person[]
let scim: ScimClient
let organisationId: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'umkreis-locks-'))
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }))
  // The server runs as somebody else.
  chmodSync(folder, 0o755)
  // Whoever looks for two that wait for each other looks at once.
  const settings = ['logging_collector=on', 'log_directory=log', 'deadlock_timeout=20ms']
  const database = cleanUp.use(await startPostgres({ folder, settings }))
  const url = await database.createDatabase('umkreis')
  server = cleanUp.use(await startTestServer({ database: { kind: 'postgres', url } }))
  const people = await signUpTeam(server, PEOPLE + 1)
  ;[owner, ...members] = people as [Person, ...Person[]]
  scim = await connectProvider(server, owner)
  await createTestGroup(server, people)
  const [row] = await server.context.sql`select organisation_id from users where user_id = ${owner.userId}`
  organisationId = String(row?.organisation_id)
})
afterAll(() => cleanUp.disposeAsync())

/** What the server had under way each time. */
const deadlocks = () =>
  globSync(join(folder, '*/data/log/*')).flatMap(
    (file) => readFileSync(file, 'utf8').match(/deadlock detected\n[^]*?HINT/g) ?? [],
  )

/** What an identity provider, single sign-on, Managers and people themselves do with one account. */
function changes(person: Person, round: number): Promise<unknown>[] {
  const { userId, email } = person
  const manage = (method: string, path: string, body: unknown) =>
    call(server, method, path, { token: owner.token, body })
  const account = { userId, organisationId, email }
  const profile = new FormData()
  profile.set('firstName', `Ada ${round}`)
  profile.set('lastName', 'Byron')
  return [
    scim.ask('PATCH', `/Users/${userId}`, patch({ op: 'replace', path: 'active', value: round % 2 === 1 })),
    scim.ask('PATCH', `/Users/${userId}`, patch({ op: 'replace', path: 'title', value: `Engineer ${round}` })),
    scim.ask('PATCH', `/Users/${userId}`, patch({ op: 'replace', path: 'externalId', value: `${round}` })),
    // As though its address had never been proved, so that the provider's word makes it theirs anew.
    server.context.sql`update users set email_proved_at = null where user_id = ${userId}`.then(() =>
      makeOwn(server.context, account),
    ),
    manage('PATCH', '/manager/listOfUsers', {
      changes: members.map((one) => ({ userId: one.userId, role: round % 2 === 0 ? 'administrator' : 'member' })),
    }),
    manage('POST', '/manager/create-company-registration-link', undefined),
    call(server, 'PATCH', '/users', { token: person.token, body: profile }),
    call(server, 'DELETE', '/auth/sessions', { token: person.token }),
    call(server, 'POST', '/auth/request', { body: { email, resetLink: `${server.origin}/app/reset-password` } }),
  ]
}

it('SCIM, single sign-on, Managers and people change the same accounts at once, and nobody waits for whom they keep waiting', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(members.flatMap((person) => changes(person, round)))
    const statuses = answers.flatMap((answer) =>
      typeof answer === 'object' && answer !== null && 'status' in answer ? [Number(answer.status)] : [],
    )
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  }
  expect(deadlocks()).toEqual([])
})

it('people are deleted by SCIM while all of that goes on', async () => {
  const going = members.flatMap((person) => changes(person, 1))
  const deleting = members.map(({ userId }) => scim.ask('DELETE', `/Users/${userId}`))
  for (const { status } of await Promise.all(deleting)) expect(status).toBe(204)
  // Whose account went meanwhile was told so.
  await Promise.allSettled(going)
  expect(deadlocks()).toEqual([])
})
