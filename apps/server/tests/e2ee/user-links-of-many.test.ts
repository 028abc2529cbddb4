import type { UserLinksOfManyAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { e2eeUserLinks } from '../../src/db/schema/index.ts'
import { call, type Person } from '../_util/api.ts'
import { signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const ask = (person: Person, users: { userId: string; from: number }[]) =>
  call<UserLinksOfManyAnswer>(server, 'POST', '/e2ee/users/links', { token: person.token, body: { users } })
const giveLinks = (person: Person, links: string[]) =>
  server.context.db
    .insert(e2eeUserLinks)
    .values(links.map((link, n) => ({ userId: person.userId, seq: n + 1, link, hash: '' })))

it('answers what the single calls answer, in the order asked', async () => {
  const [ada, ben, cleo] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  await giveLinks(ada, ['AAAA', 'BBBB', 'CCCC'])
  await giveLinks(ben, ['DDDD'])
  const wanted = [
    { userId: cleo.userId, from: 1 },
    { userId: ben.userId, from: 2 },
    { userId: ada.userId, from: 2 },
  ]
  const { body } = await ask(cleo, wanted)
  expect(body.users.map(({ links }) => links.map(({ seq }) => seq))).toEqual([[], [], [2, 3]])
  for (const [n, { userId, from }] of wanted.entries()) {
    const single = await call(server, 'GET', `/e2ee/users/${userId}/links?from=${from}`, { token: cleo.token })
    expect(body.users[n]).toEqual(single.body)
  }
})

it('leaves out whom one may not see, as if there were no such person', async () => {
  const [ada, ben] = (await signUpTeam(server, 2)) as [Person, Person]
  const [stranger] = (await signUpTeam(server, 1)) as [Person]
  await giveLinks(stranger, ['AAAA'])
  const users = [stranger.userId, 'nobody', ben.userId].map((userId) => ({ userId, from: 1 }))
  expect((await ask(ada, users)).body).toEqual({ users: [{ userId: ben.userId, links: [] }] })
  expect((await ask(ada, users.slice(0, 2))).body).toEqual({ users: [] })
})

it('leaves people for the next call when the answer would become too long, but never the first one', async () => {
  const [ada, ben, cleo] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  await giveLinks(ben, Array(9).fill('A'.repeat(1_000_000)))
  await giveLinks(cleo, ['BBBB'])
  const idsOf = async (people: Person[]) => {
    const { body } = await ask(
      ada,
      people.map(({ userId }) => ({ userId, from: 1 })),
    )
    return body.users.map(({ userId }) => userId)
  }
  expect(await idsOf([ben, cleo])).toEqual([ben.userId])
  expect(await idsOf([cleo, ben])).toEqual([cleo.userId])
})

it('takes nobody, more than two hundred, or one person twice for a mistake', async () => {
  const [ada] = (await signUpTeam(server, 1)) as [Person]
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ userId: `user-${n}`, from: 1 }))
  expect((await ask(ada, many(200))).status).toBe(200)
  for (const users of [many(0), many(201), [...many(1), ...many(1)]]) {
    expect((await ask(ada, users)).status).toBe(422)
  }
})
