import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Build } from '../_util/build.ts'
import { startPostgres } from '../_util/postgres-server.ts'
import { RedisServer } from '../_util/redis-server.ts'
import { Balancer } from './_util/balancer.ts'
import { sharedEnv } from './_util/cluster.ts'
import { FAULT } from './_util/runs.ts'
import { ServerProcess } from './_util/server-process.ts'
import { setStage } from './_util/stage.ts'

const cleanUp = new AsyncDisposableStack()
let build: Build
let redis: RedisServer
let env: Record<string, string>
beforeAll(async () => {
  build = cleanUp.use(new Build(inject('buildFolder')))
  redis = cleanUp.use(await RedisServer.start())
  const database = cleanUp.use(await startPostgres())
  env = sharedEnv(await database.createDatabase('umkreis'), redis)
}, 180_000)
afterAll(() => cleanUp.disposeAsync())

const start = () => ServerProcess.start(build, env)

it(
  'one of two processes is killed under load: nothing acknowledged is lost or doubled, and everybody has all of it',
  FAULT,
  async () => {
    await using first = await start()
    await using second = await start()
    await using balancer = await Balancer.start([first.port, second.port])
    using undo = new DisposableStack()
    const { clients, sendAll, untilAcknowledged, check } = await setStage(balancer, undo)
    const sending = sendAll()
    await untilAcknowledged(1 / 3)
    await first.kill()
    balancer.ports = [second.port]
    await sending
    await check()
    expect(clients.some(({ reconnects }) => reconnects > 0)).toBe(true)
  },
)

it(
  'two processes are restarted one after the other under load, and nobody sees more than a new connection',
  FAULT,
  async () => {
    await using running = new AsyncDisposableStack()
    const [first, second] = await Promise.all([start(), start()])
    for (const one of [first, second]) running.use(one)
    await using balancer = await Balancer.start([first.port, second.port])
    using undo = new DisposableStack()
    const { clients, sendAll, untilAcknowledged, check } = await setStage(balancer, undo)
    const sending = sendAll()
    for (const old of [first, second]) {
      await untilAcknowledged(1 / 10)
      const next = running.use(await start())
      // What a balancer does once an old one says that it is not ready any more.
      balancer.ports = [...balancer.ports.filter((port) => port !== old.port), next.port]
      expect(await old.stop()).toBe(0)
    }
    await sending
    await check()
    expect(clients.every(({ reconnects }) => reconnects > 0)).toBe(true)
  },
)
