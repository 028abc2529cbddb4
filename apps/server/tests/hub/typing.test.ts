import type { Typing } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, type Person } from '../_util/api.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let writer: Person
let reader: Person
let groupId: string
beforeAll(async () => {
  server = await startTestServer()
  ;[owner, writer, reader] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  groupId = await createTestGroup(server, [owner, writer, reader])
})
afterAll(() => server[Symbol.asyncDispose]())

async function look(person: Person, GroupId: string | null = groupId): Promise<BareClient> {
  const client = await BareClient.connect(server, person.token)
  await client.invoke('SetActiveGroup', { GroupId })
  return client
}
const prefer = (by: Person, showsTyping: boolean) =>
  call(server, 'PATCH', '/users/preferences', { token: by.token, body: { showsTyping } })
const type = (client: BareClient) => client.invoke('Typing', { GroupId: groupId })
const isShown = (client: BareClient) => client.events<Typing>('Typing').length > 0

it('is shown to the others who look at the group, and stored nowhere', async () => {
  using writing = await look(writer)
  using looking = await look(reader)
  using elsewhere = await look(owner, null)
  const count = () =>
    server.context.sql`select (select count(*) from messages) + (select sum(last_revision) from groups) as n`
  const before = await count()
  expect((await type(writing)).error).toBeUndefined()
  expect(await looking.untilEvents('Typing', 1)).toEqual([{ groupId, userId: writer.userId }])
  await writing.settled()
  await elsewhere.settled()
  expect([isShown(writing), isShown(elsewhere)]).toEqual([false, false])
  expect(await count()).toEqual(before)
})

it('is shown by both or by none, from the moment on that one of them decides so', async () => {
  using writing = await look(writer)
  using looking = await look(reader)
  using witness = await look(owner)
  // The witness is told of everything that anybody else might have been told of.
  const untilWitnessed = (userId: string) =>
    witness.until(() => witness.events<Typing>('Typing').find((typing) => typing.userId === userId))
  await prefer(reader, false)
  await type(writing)
  await untilWitnessed(writer.userId)
  await looking.settled()
  expect(isShown(looking)).toBe(false)

  await looking.invoke('SetActiveGroup', { GroupId: groupId })
  await type(looking)
  await witness.settled()
  expect(witness.events<Typing>('Typing').map(({ userId }) => userId)).not.toContain(reader.userId)

  await prefer(reader, true)
  await witness.invoke('SetActiveGroup', { GroupId: groupId })
  await expect
    .poll(
      async () => {
        await type(looking)
        return witness.events<Typing>('Typing').some(({ userId }) => userId === reader.userId)
      },
      { timeout: 30_000, interval: 1500 },
    )
    .toBe(true)
})

it('is not shown where the organisation does not want it', async () => {
  const [manager, one, two] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  const id = await createTestGroup(server, [manager, one, two])
  await call(server, 'PATCH', '/manager/chat-settings', { token: manager.token, body: { typing: false } })
  using writing = await look(one, id)
  using looking = await look(two, id)
  expect((await writing.invoke('Typing', { GroupId: id })).error).toBeUndefined()
  await looking.settled()
  expect(isShown(looking)).toBe(false)
})

it('has a limit for each person', async () => {
  const [manager, one] = (await signUpTeam(server, 2)) as [Person, Person]
  const id = await createTestGroup(server, [manager, one])
  using client = await look(one, id)
  const answers = await Promise.all(Array.from({ length: 40 }, () => client.invoke('Typing', { GroupId: id })))
  expect(answers.filter(({ error }) => error?.startsWith('RateLimited: ')).length).toBeGreaterThan(0)
  expect(answers.filter(({ error }) => error === undefined).length).toBeGreaterThan(0)
})
