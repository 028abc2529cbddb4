import type { Group, GroupsAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, type Person, signUpOwner } from '../_util/api.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let member: Person
let groupId: string
beforeAll(async () => {
  server = await startTestServer()
  ;[owner, member] = (await signUpTeam(server, 2)) as [Person, Person]
  groupId = await createTestGroup(server, [owner, member])
})
afterAll(() => server[Symbol.asyncDispose]())

const changeMine = (by: Person, body: unknown, id = groupId) =>
  call<Group>(server, 'PATCH', `/groups/${id}/mine`, { token: by.token, body })
const load = (by: Person) => call<Group>(server, 'GET', `/groups/${groupId}`, { token: by.token })
const list = async (by: Person, query = '') =>
  (await call<GroupsAnswer>(server, 'GET', `/groups${query}`, { token: by.token })).body.groups

it('is muted and pinned for oneself alone, and one’s own other connections are told', async () => {
  using mine = await BareClient.connect(server, member.token)
  using theirs = await BareClient.connect(server, owner.token)
  const { status, body } = await changeMine(member, { isMuted: true })
  expect([status, body.isMuted, body.isPinned]).toEqual([200, true, false])
  expect(await mine.untilEvents('GroupChanged', 1)).toEqual([{ groupId }])
  expect((await changeMine(member, { isPinned: true })).body).toMatchObject({ isMuted: true, isPinned: true })
  expect((await changeMine(member, { isMuted: false })).body).toMatchObject({ isMuted: false, isPinned: true })
  expect((await load(owner)).body).toMatchObject({ isMuted: false, isPinned: false })
  await theirs.settled()
  expect(theirs.events('GroupChanged')).toEqual([])
})

it('counts among the unread messages of all only while it is not muted', async () => {
  const [writer, reader] = (await signUpTeam(server, 2)) as [Person, Person]
  const muted = await createTestGroup(server, [writer, reader])
  const loud = await createTestGroup(server, [writer, reader])
  await changeMine(reader, { isMuted: true }, muted)
  using from = await BareClient.connect(server, writer.token)
  using to = await BareClient.connect(server, reader.token)
  const told = (total: number) =>
    to.until(() => to.events('UnreadMessagesCount').find((counts) => counts['total'] === total))
  for (const GroupId of [muted, muted, loud]) await from.invoke('SendMessage', { GroupId, Content: 'x' })
  const groups = expect.arrayContaining([
    { groupId: muted, count: 2 },
    { groupId: loud, count: 1 },
  ])
  expect(await told(1)).toEqual({ total: 1, groups })
  await changeMine(reader, { isMuted: false }, muted)
  expect(await told(3)).toEqual({ total: 3, groups })
})

it('stands before what was used later while it is pinned', async () => {
  const [writer, reader] = (await signUpTeam(server, 2)) as [Person, Person]
  const ids = [await createTestGroup(server, [writer, reader]), await createTestGroup(server, [writer, reader])]
  using client = await BareClient.connect(server, writer.token)
  for (const GroupId of ids) await client.invoke('SendMessage', { GroupId, Content: 'x' })
  const [older, newer] = ids
  expect((await list(reader)).map((group) => group.groupId)).toEqual([newer, older])
  await changeMine(reader, { isPinned: true }, older)
  expect((await list(reader)).map((group) => group.groupId)).toEqual([older, newer])
  expect((await list(writer)).map((group) => group.groupId)).toEqual([newer, older])
})

it.each([
  ['a stranger', () => signUpOwner(server)],
  ['a colleague who is not in it', async () => (await signUpTeam(server, 2))[1]],
])('is not found by %s', async (_who, find) => {
  const other = (await find()) as Person
  expect((await changeMine(other, { isMuted: true })).status).toBe(404)
})

it.each([{ isMuted: 'yes' }, { isPinned: 1 }, { isMuted: null }])('refuses %j', async (body) => {
  expect((await changeMine(member, body)).status).toBe(422)
})
