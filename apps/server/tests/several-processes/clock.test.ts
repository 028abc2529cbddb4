import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Message } from '@umkreis/schemas'
import { call, PASSWORD, type Person } from '../_util/api.ts'
import { Build } from '../_util/build.ts'
import { startPostgres } from '../_util/postgres-server.ts'
import { RedisServer } from '../_util/redis-server.ts'
import { Balancer } from './_util/balancer.ts'
import { sharedEnv } from './_util/cluster.ts'
import { FAULT } from './_util/runs.ts'
import { ServerProcess } from './_util/server-process.ts'
import { EACH, setStage, soon } from './_util/stage.ts'

const HOUR_MS = 3_600_000

const cleanUp = new AsyncDisposableStack()
const folder = mkdtempSync(join(tmpdir(), 'umkreis-clock-'))
let build: Build
let env: Record<string, string>
beforeAll(async () => {
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }))
  build = cleanUp.use(new Build(inject('buildFolder')))
  const redis = cleanUp.use(await RedisServer.start())
  const database = cleanUp.use(await startPostgres())
  env = sharedEnv(await database.createDatabase('umkreis'), redis)
}, 180_000)
afterAll(() => cleanUp.disposeAsync())

let clocks = 0

/** A server whose clock can be set. */
async function startWithClock() {
  let steps = 0
  const file = join(folder, `${(clocks += 1)}`)
  const flags = ['--import', join(import.meta.dirname, '_util/stepping-clock.mjs')]
  const server = await ServerProcess.start(build, { ...env, CLOCK_FILE: file }, flags)
  return {
    server,
    /** Sets it to what it is beside the real time. */
    async step(offsetMs: number) {
      writeFileSync(file, `${offsetMs}`)
      server.signal('SIGUSR2')
      const said = `its clock is off by ${offsetMs} ms, step ${(steps += 1)}\n`
      await expect.poll(() => server.output(), { timeout: 10_000 }).toContain(said)
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

it(
  'the clock of one of two processes goes forward and back by an hour under load: nothing is lost, doubled or out of order',
  FAULT,
  async () => {
    await using stepping = await startWithClock()
    await using second = await ServerProcess.start(build, env)
    await using balancer = await Balancer.start([stepping.server.port, second.port])
    using undo = new DisposableStack()
    const { people, groupId, clients, sendAll, untilAcknowledged, check } = await setStage(balancer, undo, ['401'])
    const sending = sendAll()
    for (const [index, offsetMs] of [HOUR_MS, 0, -HOUR_MS, HOUR_MS, 0].entries()) {
      await untilAcknowledged((index + 1) / 10)
      await stepping.step(offsetMs)
      // Whoever has a password gets in, and a token that is taken there and then.
      const body = { email: people[3]?.email, password: PASSWORD }
      const { status, body: answer } = await call<{ tokens: { accessToken: string } }>(
        stepping.server,
        'POST',
        '/auth/login',
        { body },
      )
      expect(status).toBe(200)
      const token = answer.tokens.accessToken
      expect((await call(stepping.server, 'GET', `/users/${people[3]?.userId}`, { token })).status).toBe(200)
    }
    await soon(sending.then(check), 'after the clock was right again')
    // Everybody is connected to somebody, and hears what is written next.
    const [writer] = people as [Person]
    const seen = Promise.all(clients.map((client) => client.until(() => client.received.size === 4 * EACH + 1)))
    await clients[0]?.sendOne('after')
    await soon(seen, 'after the clock was right again')
    const { body: newest } = await call<Message[]>(balancer, 'GET', `/groups/${groupId}/messages`, {
      token: writer.token,
    })
    expect(newest.at(-1)?.content).toBe('after')
  },
)

it('wrong passwords are counted as before after a step, and a step locks nobody out', FAULT, async () => {
  await using stepping = await startWithClock()
  const { server } = stepping
  using undo = new DisposableStack()
  const { people } = await setStage(server, undo)
  const [{ email }, { email: other }] = people as [Person, Person]
  const tryWith = async (name: string, password: string) =>
    (await call(server, 'POST', '/auth/login', { body: { email: name, password } })).status
  for (let tried = 0; tried < 8; tried += 1) expect(await tryWith(email, 'Wrong-2026!')).toBe(401)
  await stepping.step(-HOUR_MS)
  expect([await tryWith(email, 'Wrong-2026!'), await tryWith(email, 'Wrong-2026!')]).toEqual([401, 401])
  expect(await tryWith(email, PASSWORD)).toBe(429)
  expect(await tryWith(other, PASSWORD)).toBe(200)
  await stepping.step(0)
  expect(await tryWith(email, PASSWORD)).toBe(429)
  expect(await tryWith(other, PASSWORD)).toBe(200)
})
