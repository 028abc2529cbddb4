import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { ATTACHMENT_SEALED_MAX_BYTES } from '@umkreis/schemas'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { attachments } from '../../src/db/schema/index.ts'
import { DAILY_BYTES_MAX } from '../../src/services/attachments/begin-upload.ts'
import { ne } from 'drizzle-orm'
import { runUpkeep } from '../../src/upkeep.ts'
import { attachmentCalls, type Place } from '../_util/attachments.ts'
import { call, PASSWORD, type Person } from '../_util/api.ts'
import { createTestGroup, signUpTeam } from '../_util/hub.ts'
import { leaveForGood } from '../_util/rows.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

const MIB = 1_048_576
const HOUR_MS = 3_600_000

let server: TestServer
let nowMs = Date.now()
let at: ReturnType<typeof attachmentCalls>
let ada: Person
let ben: Person
let groupId: string

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  at = attachmentCalls(server)
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[ada, ben] = (await signUpTeam(server, 2)) as [Person, Person]
  groupId = await createTestGroup(server, [ada, ben])
})

const begin = async (sealedBytes: number): Promise<Place> => ({
  groupId,
  blobId: (await at.begin(ada, groupId, sealedBytes)).body.blobId,
})

/** Lets time go by, for somebody who signs in again afterwards: no token lives that long. */
async function later(person: Person, hours: number): Promise<Person> {
  nowMs += hours * HOUR_MS
  const { body } = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email: person.email, password: PASSWORD },
  })
  return { ...person, token: body.tokens.accessToken }
}

it('takes 4 MiB in a piece, and no byte more', async () => {
  const place = await begin(9 * MIB)
  expect((await at.send(ada, place, 0, randomBytes(4 * MIB + 1))).status).toBe(413)
  expect((await at.send(ada, place, 0, randomBytes(4 * MIB))).body).toEqual({ receivedBytes: 4 * MIB })
})

it('takes no more than was announced, nor another kind of body, nor an offset that is none', async () => {
  const place = await begin(10)
  expect((await at.send(ada, place, 0, randomBytes(11))).status).toBe(422)
  const options = { token: ada.token, body: { bytes: 'AAAA' } }
  expect((await call(server, 'PUT', `${at.pathOf(place)}?offset=0`, options)).status).toBe(415)
  for (const offset of ['', '-1', '1.5', '1e3', String(ATTACHMENT_SEALED_MAX_BYTES + 1)]) {
    const answer = await call(server, 'PUT', `${at.pathOf(place)}?offset=${offset}`, {
      token: ada.token,
      body: randomBytes(10),
    })
    expect(answer.status).toBe(422)
  }
  expect((await at.send(ada, place, 0, randomBytes(10))).status).toBe(200)
})

it.each([0, -1, 1.5, ATTACHMENT_SEALED_MAX_BYTES + 1])('announces no file of %d bytes', async (sealedBytes) => {
  expect((await at.begin(ada, groupId, sealedBytes)).status).toBe(422)
})

it('lets twenty files of a person be on their way, counted together however they come', async () => {
  const answers = await Promise.all(Array.from({ length: 21 }, () => at.begin(ada, groupId, 10)))
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429])
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('86400')
  expect((await at.begin(ben, groupId, 10)).status).toBe(200)
  const place = { groupId, blobId: answers.find(({ status }) => status === 200)!.body.blobId }
  await at.send(ada, place, 0, randomBytes(10))
  expect((await at.begin(ada, groupId, 10)).status).toBe(200)
  expect((await at.begin(ada, groupId, 10)).status).toBe(429)
  expect((await at.begin(await later(ada, 24), groupId, 10)).status).toBe(200)
})

it('counts what a person sends in a day, also what was removed since', async () => {
  const row = { groupId, uploaderId: ada.userId, createdAt: new Date(nowMs) }
  const half = DAILY_BYTES_MAX / 2
  await server.context.db.insert(attachments).values([
    { ...row, blobId: `${ada.userId}-1`, sealedBytes: half, receivedBytes: half },
    { ...row, blobId: `${ada.userId}-2`, sealedBytes: half, receivedBytes: half - 10, removedAt: new Date(nowMs) },
  ])
  expect((await at.begin(ada, groupId, 11)).status).toBe(429)
  expect((await at.begin(ada, groupId, 10)).status).toBe(200)
  expect((await at.begin(ada, groupId, 1)).status).toBe(429)
  expect((await at.begin(await later(ada, 24), groupId, MIB)).status).toBe(200)
})

it('removes what did not arrive in a day, with its bytes, and nothing else', async () => {
  const fileOf = ({ blobId }: Place) => join(server.dataDir, 'blobs', blobId.slice(0, 2), blobId)
  const whole = await at.upload(ada, groupId, randomBytes(10))
  const half = await begin(10)
  await at.send(ada, half, 0, randomBytes(5))
  // As a process leaves it behind that ends between the row and the file.
  const left = await at.upload(ada, groupId, randomBytes(10))
  await server.context.db.update(attachments).set({ removedAt: new Date(nowMs) })
  await server.context.db.update(attachments).set({ removedAt: null }).where(ne(attachments.blobId, left.blobId))
  const again = await later(ada, 23)
  await runUpkeep(server.context)
  expect([whole, half, left].map((place) => existsSync(fileOf(place)))).toEqual([true, true, false])
  expect((await at.send(again, half, 5, randomBytes(1))).status).toBe(200)

  const last = await later(ada, 1)
  await runUpkeep(server.context)
  expect([whole, half].map((place) => existsSync(fileOf(place)))).toEqual([true, false])
  expect((await at.send(last, half, 6, randomBytes(4))).status).toBe(404)
  expect((await at.get(last, whole)).status).toBe(200)
  const rows = await server.context.db.select({ blobId: attachments.blobId }).from(attachments)
  expect(rows.map(({ blobId }) => blobId)).not.toContain(half.blobId)
})

it('keeps nothing of a piece whose sender goes away half-way, and takes it for no fault of the server', async () => {
  const place = await begin(MIB)
  const sending = request(`${server.origin}/api${at.pathOf(place)}?offset=0`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${ada.token}`,
      'content-type': 'application/octet-stream',
      'content-length': String(MIB),
    },
  })
  sending.on('error', () => undefined)
  await new Promise((resolve) => sending.write(randomBytes(MIB / 2), resolve))
  const isTold = (line: string) => line.includes('/attachments/:blobId') && line.includes('"status":400')
  sending.destroy()
  await vi.waitFor(() => expect(server.logLines.some(isTold)).toBe(true), 20_000)
  expect(server.logLines.filter((line) => line.includes('A request failed'))).toEqual([])
  expect((await at.send(ada, place, 0, randomBytes(MIB))).body).toEqual({ receivedBytes: MIB })
})

it('leaves the files of a deleted person to the others, and ends what was on its way', async () => {
  const place = await at.upload(ben, groupId, randomBytes(10))
  const open = { groupId, blobId: (await at.begin(ben, groupId, 10)).body.blobId }
  await at.send(ben, open, 0, randomBytes(5))
  expect((await leaveForGood(server, ben)).status).toBe(200)
  expect((await at.get(ada, place)).status).toBe(200)
  await runUpkeep(server.context)
  expect(await server.context.blobs.open(open.blobId)).toBe(undefined)
})
