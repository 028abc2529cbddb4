import type { Group, GroupsAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, type Person, signUpOwner } from '../_util/api.ts'
import { signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let karim: Person
beforeAll(async () => {
  server = await startTestServer()
  const team = (await signUpTeam(server, 4)) as [Person, Person, Person, Person]
  ;[owner, karim] = team
  await rename(owner, 'Johanna', 'Brandt')
  await rename(karim, 'Karim', 'Haddad')
  await rename(team[2], 'Jörg', 'Größl')
  await create([karim], { name: 'Seilbahn Süd', description: 'Zulassung & Prüfung 🚡' })
  await create([team[2]], { name: 'Kaffeerunde' })
  await create([team[2]], {})
  await create([team[3]], { name: '100 % Technik' })
})
afterAll(() => server[Symbol.asyncDispose]())

async function rename(person: Person, firstName: string, lastName: string): Promise<void> {
  const body = new FormData()
  body.append('firstName', firstName)
  body.append('lastName', lastName)
  const { status } = await call(server, 'PATCH', '/users', { token: person.token, body })
  if (status !== 200) throw new Error(`Renaming answered ${status}`)
}

async function create(people: Person[], request: { name?: string; description?: string }): Promise<void> {
  const body = { userIds: people.map(({ userId }) => userId), ...request }
  const { status } = await call<Group>(server, 'POST', '/groups', { token: owner.token, body })
  if (status !== 200) throw new Error(`Making a group answered ${status}`)
}

const find = async (query: string, by = owner, rest = '') => {
  const path = `/groups?query=${encodeURIComponent(query)}${rest}`
  return (await call<GroupsAnswer>(server, 'GET', path, { token: by.token })).body
}
const namesOf = ({ groups }: GroupsAnswer) => groups.map(({ name }) => name).toSorted()

it.each([
  ['part of a name', 'seil', ['Seilbahn Süd']],
  ['an umlaut, however it is written', 'SUED', ['Seilbahn Süd']],
  ['the description', 'pruefung', ['Seilbahn Süd']],
  ['words of name and description', 'süd zulassung', ['Seilbahn Süd']],
  ['somebody in it', 'haddad', ['Seilbahn Süd']],
  ['somebody in it and the name', 'kaffee jörg', ['Kaffeerunde']],
  ['the other person of a conversation', 'groessl', ['', 'Kaffeerunde']],
  ['a sign', '🚡', ['Seilbahn Süd']],
  ['what a pattern would mean otherwise', '%', ['100 % Technik']],
  ['oneself, who is in all of them', 'johanna', []],
  ['words of which one is missing', 'seilbahn nord', []],
  ['signs that are nowhere', '!!', []],
])('finds groups by %s', async (_what, query, names) => {
  // Profiles are made searchable in the background.
  await expect.poll(async () => namesOf(await find(query)), { timeout: 20_000 }).toEqual(names)
})

it('answers pages of what was found', async () => {
  await expect.poll(async () => (await find('größl')).groups.length, { timeout: 20_000 }).toBe(2)
  const page = await find('größl', owner, '&pageSize=1&pageNumber=2')
  expect(page.groups).toHaveLength(1)
  expect(page.paginationDataDto).toEqual({ currentPage: 2, lastPage: 2 })
  expect((await find('', owner)).groups).toHaveLength(4)
})

it('finds nothing of others', async () => {
  expect(namesOf(await find('kaffee', karim))).toEqual([])
  expect(namesOf(await find('seilbahn', await signUpOwner(server)))).toEqual([])
})

it('takes as many words as fit, and counts as a search, which the list itself does not', async () => {
  const words = ['haddad', ...Array.from({ length: 40 }, (_, index) => `a${index.toString(36)}`)].join(' ')
  expect(namesOf(await find(words))).toEqual([])
  await expect.poll(async () => namesOf(await find('haddad karim seilbahn süd pruefung zulassung'))).toHaveLength(1)

  const busy = await signUpOwner(server)
  const statusOf = async (path: string) => (await call(server, 'GET', path, { token: busy.token })).status
  await server.context.limits.searches.take(busy.userId, 600)
  expect([await statusOf('/groups?query=kaffee'), await statusOf('/groups')]).toEqual([429, 200])
})

it('lets so many searches of one person wait for each other, and nobody else for them', async () => {
  const busy = await signUpOwner(server)
  const statusOf = async (person: Person) =>
    (await call(server, 'GET', '/groups?query=kaffee', { token: person.token })).status
  const searching = Promise.withResolvers<void>()
  const burst = Array.from({ length: 22 }, () =>
    server.context.limits.groupSearchesAtOnce.run(busy.userId, () => searching.promise),
  )
  expect([await statusOf(busy), await statusOf(karim)]).toEqual([429, 200])
  searching.resolve()
  await Promise.all(burst)
  expect(await statusOf(busy)).toBe(200)
})

it('refuses a question that is too long', async () => {
  const path = `/groups?query=${'x'.repeat(201)}`
  expect((await call(server, 'GET', path, { token: owner.token })).status).toBe(422)
})
