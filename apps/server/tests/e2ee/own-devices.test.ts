import type { OwnDevicesAnswer } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { e2eeDevices, e2eePairings } from '../../src/db/schema/index.ts'
import { call, type Person } from '../_util/api.ts'
import { signUpTeam } from '../_util/hub.ts'
import { leaveForGood } from '../_util/rows.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
let nowMs = Date.now()

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
})
afterAll(() => server[Symbol.asyncDispose]())

const put = (person: Person, deviceId: string, name: unknown) =>
  call(server, 'PUT', `/e2ee/me/devices/${deviceId}`, { token: person.token, body: { name } })
const load = async (person: Person) =>
  (await call<OwnDevicesAnswer>(server, 'GET', '/e2ee/me/devices', { token: person.token })).body.devices

it('remembers sealed names and last uses, for the person alone', async () => {
  const [ada, ben] = (await signUpTeam(server, 2)) as [Person, Person]
  const firstUse = new Date(nowMs).toISOString()
  expect((await put(ada, 'laptop', 'AAAA')).status).toBe(204)
  nowMs += 1000
  const secondUse = new Date(nowMs).toISOString()
  await put(ada, 'phone', null)
  expect(await load(ada)).toEqual([
    { deviceId: 'phone', name: null, lastUsedAt: secondUse },
    { deviceId: 'laptop', name: 'AAAA', lastUsedAt: firstUse },
  ])
  nowMs += 1000
  await put(ada, 'laptop', null)
  await put(ada, 'phone', 'BBBB')
  await put(ada, 'phone', 'CCCC')
  const thirdUse = new Date(nowMs).toISOString()
  expect(await load(ada)).toEqual([
    { deviceId: 'laptop', name: 'AAAA', lastUsedAt: thirdUse },
    { deviceId: 'phone', name: 'CCCC', lastUsedAt: thirdUse },
  ])
  expect(await load(ben)).toEqual([])
  await put(ben, 'laptop', 'DDDD')
  expect((await load(ada))[0]?.name).toBe('AAAA')
})

it('takes no name in the clear, no overlong one, and no impossible id', async () => {
  const [ada] = (await signUpTeam(server, 1)) as [Person]
  expect((await put(ada, 'laptop', 'My laptop')).status).toBe(422)
  expect((await put(ada, 'laptop', 'A'.repeat(1028))).status).toBe(422)
  expect((await put(ada, 'lap%2Ftop', 'AAAA')).status).toBe(422)
  expect((await put(ada, 'laptop', undefined)).status).toBe(422)
  expect(await load(ada)).toEqual([])
  expect((await call(server, 'GET', '/e2ee/me/devices')).status).toBe(401)
})

it('forgets the device used longest ago beyond two hundred', async () => {
  const [ada] = (await signUpTeam(server, 1)) as [Person]
  const rows = Array.from({ length: 200 }, (_, age) => ({
    userId: ada.userId,
    deviceId: `device-${age}`,
    name: null,
    lastUsedAt: new Date(nowMs - age - 1),
  }))
  await server.context.db.insert(e2eeDevices).values(rows)
  await put(ada, 'new', null)
  const left = (await load(ada)).map(({ deviceId }) => deviceId)
  expect(left).toHaveLength(200)
  expect(left[0]).toBe('new')
  expect(left).not.toContain('device-199')
})

it('keeps nothing of a deleted account', async () => {
  const [, ben] = (await signUpTeam(server, 2)) as [Person, Person]
  await put(ben, 'laptop', 'AAAA')
  const body = { index: 0, message: 'AAAA' }
  await call(server, 'POST', '/e2ee/me/pairings/pairing-of-ben-0001', { token: ben.token, body })
  const rowsOf = async (table: typeof e2eeDevices | typeof e2eePairings) =>
    server.context.db.select().from(table).where(eq(table.userId, ben.userId))
  expect([await rowsOf(e2eeDevices), await rowsOf(e2eePairings)].map((rows) => rows.length)).toEqual([1, 1])
  expect((await leaveForGood(server, ben)).status).toBe(200)
  expect([await rowsOf(e2eeDevices), await rowsOf(e2eePairings)]).toEqual([[], []])
})
