import type { PairingAnswer, PairingsAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { e2eePairings } from '../../src/db/schema/index.ts'
import { runUpkeep } from '../../src/upkeep.ts'
import { call, type Person } from '../_util/api.ts'
import { BareClient, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

const PAIRING = 'pairing-0123456789'
const MINUTE_MS = 60_000

let server: TestServer
let nowMs = Date.now()
let ada: Person
let ben: Person

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[ada, ben] = (await signUpTeam(server, 2)) as [Person, Person]
})

const post = async (person: Person, index: number, message: string, pairingId = PAIRING) =>
  call(server, 'POST', `/e2ee/me/pairings/${pairingId}`, { token: person.token, body: { index, message } })
const read = async (person: Person, from?: number) => {
  const query = from === undefined ? '' : `?from=${from}`
  const answer = await call<PairingAnswer>(server, 'GET', `/e2ee/me/pairings/${PAIRING}${query}`, {
    token: person.token,
  })
  return answer.body.messages
}
const list = async (person: Person) =>
  (await call<PairingsAnswer>(server, 'GET', '/e2ee/me/pairings', { token: person.token })).body.pairings

it('carries messages between the devices of one person, in order, and tells them', async () => {
  using mine = await BareClient.connect(server, ada.token)
  using another = await BareClient.connect(server, ben.token)
  expect(await read(ada)).toEqual([])
  expect((await post(ada, 0, 'AAAA')).status).toBe(204)
  expect((await post(ada, 1, 'BBBB')).status).toBe(204)
  expect(await mine.untilEvents('E2eePairing', 2)).toEqual([
    { pairingId: PAIRING, index: 0 },
    { pairingId: PAIRING, index: 1 },
  ])
  expect(await read(ada)).toEqual([
    { index: 0, message: 'AAAA' },
    { index: 1, message: 'BBBB' },
  ])
  expect(await read(ada, 1)).toEqual([{ index: 1, message: 'BBBB' }])
  expect(await list(ada)).toEqual([{ pairingId: PAIRING, createdAt: new Date(nowMs).toISOString() }])
  await another.settled()
  expect(another.events('E2eePairing')).toEqual([])
})

it('is nothing to anybody else, who may use the same id', async () => {
  await post(ada, 0, 'AAAA')
  expect([await read(ben), await list(ben)]).toEqual([[], []])
  expect((await post(ben, 1, 'BBBB')).status).toBe(409)
  expect((await post(ben, 0, 'CCCC')).status).toBe(204)
  expect(await read(ada)).toEqual([{ index: 0, message: 'AAAA' }])
})

it('takes each message once, and only the next one', async () => {
  expect((await post(ada, 1, 'AAAA')).status).toBe(409)
  expect((await post(ada, 0, 'AAAA')).status).toBe(204)
  expect((await post(ada, 0, 'AAAA')).status).toBe(204)
  expect((await post(ada, 0, 'BBBB')).status).toBe(409)
  expect((await post(ada, 2, 'BBBB')).status).toBe(409)
  for (let index = 1; index < 8; index += 1) expect((await post(ada, index, 'FFFF')).status).toBe(204)
  expect(await read(ada)).toHaveLength(8)
})

it('takes one of several messages that come at once for the same place', async () => {
  for (let index = 0; index < 4; index += 1) {
    const messages = Array.from({ length: 10 }, (_, n) => Buffer.from(`${index} ${n}.`).toString('base64'))
    const statuses = (await Promise.all(messages.map((message) => post(ada, index, message)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([204, ...Array(9).fill(409)])
    expect((await read(ada, index)).map(({ message }) => message)).toEqual([messages[statuses.indexOf(204)]])
  }
})

it.each([
  [8, 'AAAA', PAIRING],
  [0, 'not base64', PAIRING],
  [0, 'A'.repeat(8196), PAIRING],
  [0, 'AAAA', 'short'],
  [0, 'AAAA', `${'a'.repeat(65)}`],
  [0, 'AAAA', 'with%20spaces%20inside'],
])('refuses message %i, %s of %s', async (index, message, pairingId) => {
  expect((await post(ada, index, message, pairingId)).status).toBe(422)
})

it('ends ten minutes after its first message', async () => {
  await post(ada, 0, 'AAAA')
  nowMs += 10 * MINUTE_MS - 1
  expect((await post(ada, 1, 'BBBB')).status).toBe(204)
  expect(await list(ada)).toHaveLength(1)
  nowMs += 1
  expect([await list(ada), await read(ada)]).toEqual([[], []])
  expect((await post(ada, 2, 'CCCC')).status).toBe(409)
})

it('leaves room for five at a time, and says when there is room again', async () => {
  for (let n = 0; n < 5; n += 1) expect((await post(ada, 0, 'AAAA', `${PAIRING}-${n}`)).status).toBe(204)
  nowMs += 4 * MINUTE_MS
  const refused = await post(ada, 0, 'AAAA', `${PAIRING}-5`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '360'])
  expect((await post(ben, 0, 'AAAA')).status).toBe(204)
  expect((await post(ada, 1, 'BBBB', `${PAIRING}-4`)).status).toBe(204)
  nowMs += 6 * MINUTE_MS
  expect((await post(ada, 0, 'AAAA', `${PAIRING}-5`)).status).toBe(204)
})

it('leaves nothing in the database once it has run out', async () => {
  await post(ada, 0, 'AAAA')
  nowMs += 10 * MINUTE_MS
  await runUpkeep(server.context)
  expect(await server.context.db.select().from(e2eePairings)).toEqual([])
})
