import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { attachmentCalls } from '../_util/attachments.ts'
import type { Person } from '../_util/api.ts'
import { Build } from '../_util/build.ts'
import { startPostgres } from '../_util/postgres-server.ts'
import { SmallDisk } from '../_util/small-disk.ts'
import { FAULT } from './_util/runs.ts'
import { ServerProcess } from './_util/server-process.ts'
import { setStage, soon } from './_util/stage.ts'

const MEGABYTES = 400
/** How long there is no room. */
const FULL_MS = 1_500

const cleanUp = new AsyncDisposableStack()
let build: Build
beforeAll(() => {
  build = cleanUp.use(new Build(inject('buildFolder')))
}, 180_000)
afterAll(() => cleanUp.disposeAsync())

it(
  'the disk of PostgreSQL is full: nothing acknowledged is lost, and writing goes on once there is room',
  FAULT,
  async (test) => {
    using disk = SmallDisk.mount(MEGABYTES)
    if (!disk) return test.skip('A small disk takes the right to mount one')
    // Small pieces of what is written ahead, so that the next one is soon needed.
    const settings = ['wal_recycle=off', 'min_wal_size=32MB', 'max_wal_size=64MB']
    await using database = await startPostgres({ isDurable: true, folder: disk.folder, settings })
    const url = await database.createDatabase('umkreis')
    await using server = await ServerProcess.start(build, { DATABASE_URL: url, LOG_LEVEL: 'silent' })
    using undo = new DisposableStack()
    const { sendAll, untilAcknowledged, check } = await setStage(server, undo, ['503'])
    const sending = sendAll()
    await untilAcknowledged(1 / 4)
    disk.fill()
    // Whoever needs more room is refused; where that is what is written ahead, the whole server ends, be it before it is asked.
    const direct = postgres(url, { max: 1, onnotice: () => {} })
    const more = direct`create table more as select repeat('x', 1000) as text from generate_series(1, 50000)`
    expect(
      await more.then(
        () => 'room',
        (error: { code: string }) => error.code,
      ),
    ).toMatch(/^(53100|57P0[1-3]|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNRE(SET|FUSED)|EPIPE)$/)
    await direct.end({ timeout: 1 })
    await delay(FULL_MS)
    disk.free()
    // Where it could not write ahead it has ended, and whoever runs it starts it again.
    await database.startAgain()
    await soon(sending.then(check), 'after there was room again')
    return undefined
  },
)

it('the disk of a server with everything below DATA_DIR is full: nothing acknowledged is lost', FAULT, async (test) => {
  using disk = SmallDisk.mount(MEGABYTES)
  if (!disk) return test.skip('A small disk takes the right to mount one')
  const env = { DATA_DIR: `${disk.folder}/data`, LOG_LEVEL: 'silent' }
  const first = await ServerProcess.start(build, env)
  cleanUp.use(first)
  using undo = new DisposableStack()
  const { people, groupId, sendAll, untilAcknowledged, check } = await setStage(first, undo, ['503'])
  const owner = people[0] as Person
  const sending = sendAll()
  await untilAcknowledged(1 / 4)
  const at = attachmentCalls(first)
  const { body: begun } = await at.begin(owner, groupId, 1024 * 1024)
  disk.fill()
  const refused = await at
    .send(owner, { groupId, blobId: begun.blobId }, 0, new Uint8Array(1024 * 1024))
    .catch(() => undefined)
  if (refused) expect(refused.status).toBe(503)
  await delay(FULL_MS)
  disk.free()
  const again = await at
    .send(owner, { groupId, blobId: begun.blobId }, 0, new Uint8Array(1024 * 1024))
    .catch(() => undefined)
  if (again) expect(again.status).toBeLessThan(300)
  await soon(sending.then(check), 'after there was room again')
  return undefined
})
