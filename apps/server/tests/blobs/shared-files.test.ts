import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { User } from '@umkreis/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/app.ts'
import { createConfig } from '../../src/config/config.ts'
import { readEnv } from '../../src/config/env.ts'
import { attachmentCalls } from '../_util/attachments.ts'
import { call, type Person } from '../_util/api.ts'
import { createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startPostgres } from '../_util/postgres-server.ts'
import { type S3Server, s3Env, startS3Server } from '../_util/s3-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'umkreis-shared-files-'))
const cleanUp = new AsyncDisposableStack()
let s3: S3Server
let left: RunningServer
let right: RunningServer
let ada: Person
let ben: Person
let groupId: string

beforeAll(async () => {
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }))
  s3 = cleanUp.use(await startS3Server())
  const postgres = cleanUp.use(await startPostgres())
  const shared = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    TOKEN_KEY: 'k'.repeat(32),
    DATABASE_URL: await postgres.createDatabase('umkreis'),
    ...s3Env(s3),
  }
  const start = async (name: string) =>
    cleanUp.use(await startServer(createConfig(readEnv({ ...shared, DATA_DIR: join(folder, name) }))))
  left = await start('left')
  right = await start('right')
  ;[ada, ben] = (await signUpTeam(left, 2)) as [Person, Person]
  groupId = await createTestGroup(left, [ada, ben])
}, 120_000)
afterAll(() => cleanUp.disposeAsync())

const begin = async (sealedBytes: number) => {
  const { body } = await attachmentCalls(left).begin(ada, groupId, sealedBytes)
  return { groupId, blobId: body.blobId }
}

it('a file may come in pieces through two processes, and go out in parts through either', async () => {
  const bytes = randomBytes(3_000_000)
  const place = await begin(bytes.length)
  for (const [n, server] of [left, right, left].entries()) {
    const piece = bytes.subarray(n * 1_000_000, (n + 1) * 1_000_000)
    const { body } = await attachmentCalls(server).send(ada, place, n * 1_000_000, piece)
    expect(body).toEqual({ receivedBytes: (n + 1) * 1_000_000 })
  }
  for (const server of [left, right]) {
    const at = attachmentCalls(server)
    expect(Buffer.from(await (await at.get(ben, place)).arrayBuffer()).equals(bytes)).toBe(true)
    const part = await at.get(ben, place, { range: 'bytes=999990-1000009' })
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(999_990, 1_000_010))).toBe(true)
  }
  expect((await attachmentCalls(right).remove(ada, place)).status).toBe(204)
  expect((await attachmentCalls(left).get(ben, place)).status).toBe(404)
  expect(s3.objects.size).toBe(0)
})

it('a piece that is sent to both at once is taken once', async () => {
  const bytes = randomBytes(500_000)
  const place = await begin(bytes.length)
  const answers = await Promise.all([left, right].map((server) => attachmentCalls(server).send(ada, place, 0, bytes)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (const { body } of answers) expect(body.receivedBytes).toBe(bytes.length)
  expect(Buffer.from(await (await attachmentCalls(right).get(ben, place)).arrayBuffer()).equals(bytes)).toBe(true)
})

it('a picture that is taken by one process is shown by the other', async () => {
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#FF7941' } })
    .png()
    .toBuffer()
  const profile = new FormData()
  profile.set('avatar', new Blob([new Uint8Array(picture)]), 'me.png')
  const { body } = await call<User>(left, 'PATCH', '/users', { token: ada.token, body: profile })
  const shown = await fetch(`${right.origin}${body.avatarUrl}`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  await shown.body?.cancel()
  expect(['left', 'right'].map((name) => existsSync(join(folder, name, 'blobs')))).toEqual([false, false])
})

it('while the storage is away all else goes on, files are answered with 503, and are there again afterwards', async () => {
  const bytes = randomBytes(1000)
  const place = await begin(bytes.length)
  const unfinished = await begin(10)
  await attachmentCalls(left).send(ada, place, 0, bytes)
  await s3.away(true)
  const refused = await attachmentCalls(right).get(ben, place)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ detail: 'Files cannot be reached at the moment. Please try again' })
  expect((await attachmentCalls(left).send(ada, unfinished, 0, randomBytes(10))).status).toBe(503)
  expect((await call(right, 'GET', `/groups/${groupId}/messages`, { token: ben.token })).status).toBe(200)
  await s3.away(false)
  expect(Buffer.from(await (await attachmentCalls(right).get(ben, place)).arrayBuffer()).equals(bytes)).toBe(true)
  expect((await attachmentCalls(right).send(ada, unfinished, 0, randomBytes(10))).body).toEqual({ receivedBytes: 10 })
})
