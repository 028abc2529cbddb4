import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { call, type Person } from '../_util/api.ts'
import { Build } from '../_util/build.ts'
import { CutProxy } from '../_util/cut-proxy.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { type PostgresServer, startPostgres } from '../_util/postgres-server.ts'
import { RedisServer } from '../_util/redis-server.ts'
import { Balancer } from './_util/balancer.ts'
import { sharedEnv } from './_util/cluster.ts'
import { FAULT } from './_util/runs.ts'
import { ServerProcess } from './_util/server-process.ts'
import { setStage, soon } from './_util/stage.ts'

/** How long PostgreSQL, or the way to it, is away. */
const AWAY_MS = 1_500
/** More than the transactions that one process has at a time. */
const MANY = 16

const cleanUp = new AsyncDisposableStack()
let build: Build
let redis: RedisServer
let database: PostgresServer
let url: string
let names = 0
beforeAll(async () => {
  build = cleanUp.use(new Build(inject('buildFolder')))
  redis = cleanUp.use(await RedisServer.start())
  database = cleanUp.use(await startPostgres({ isDurable: true }))
}, 180_000)
afterAll(() => cleanUp.disposeAsync())
beforeEach(async () => {
  url = await database.createDatabase(`umkreis_${(names += 1)}`)
})

const start = (databaseUrl = url) =>
  ServerProcess.start(build, { ...sharedEnv(databaseUrl, redis), LOG_LEVEL: 'silent' })
const isReady = async ({ origin }: ServerProcess) => (await fetch(`${origin}/readyz`)).status === 200

it(
  'PostgreSQL is killed under load and started again: nothing acknowledged is lost or doubled, and all goes on',
  FAULT,
  async () => {
    await using first = await start()
    await using second = await start()
    await using balancer = await Balancer.start([first.port, second.port])
    using undo = new DisposableStack()
    const { sendAll, untilAcknowledged, check } = await setStage(balancer, undo, ['503'])
    const sending = sendAll()
    await untilAcknowledged(1 / 4)
    await database.kill()
    await expect.poll(() => isReady(first), { timeout: 15_000 }).toBe(false)
    await delay(AWAY_MS)
    await database.startAgain()
    await soon(sending.then(check), 'after PostgreSQL came back')
    await expect.poll(async () => (await isReady(first)) && (await isReady(second)), { timeout: 15_000 }).toBe(true)
  },
)

it(
  'the network between one of two processes and PostgreSQL swallows everything for a while: the same holds',
  FAULT,
  async () => {
    await using proxy = await CutProxy.start(database.port)
    await using first = await start(proxy.over(url))
    await using second = await start()
    await using balancer = await Balancer.start([first.port, second.port])
    using undo = new DisposableStack()
    const { sendAll, untilAcknowledged, check } = await setStage(balancer, undo, ['503'])
    const sending = sendAll()
    await untilAcknowledged(1 / 4)
    proxy.cut()
    await delay(AWAY_MS)
    proxy.mend()
    await soon(sending.then(check), 'after the network came back')
    await expect.poll(() => isReady(first), { timeout: 15_000 }).toBe(true)
  },
)

it(
  'every transaction waits for somebody slow: reading goes on, writing is refused in time, and it heals',
  FAULT,
  async () => {
    await using server = await start()
    const people = (await signUpTeam(server, 2)) as [Person, Person]
    const groupIds: string[] = []
    for (let index = 0; index < MANY; index += 1) groupIds.push(await createTestGroup(server, people))
    using client = await BareClient.connect(server, people[1].token)
    const writers = await Promise.all(groupIds.map(() => BareClient.connect(server, people[0].token)))
    const slow = postgres(url, { max: 1, onnotice: () => {} })
    const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = slow.begin(async (tx) => {
      await tx`select 1 from groups for update`
      isHeld.resolve()
      await isOver.promise
    })
    await isHeld.promise
    const answers = Promise.all(
      writers.map((writer, index) =>
        writer.invoke('SendMessage', { GroupId: groupIds[index], Content: 'late', ClientMessageId: `late-${index}` }),
      ),
    )
    const reading = async () => {
      const { status } = await call(server, 'GET', `/users/${people[1].userId}`, { token: people[1].token })
      return status
    }
    const write = () =>
      call(server, 'POST', '/groups', { token: people[1].token, body: { userIds: [people[0].userId], name: 'New' } })
    const refused = await write()
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await reading()).toBe(200)
    isOver.resolve()
    await holding
    await slow.end()
    for (const answer of await soon(answers, 'after the slow one ended')) expect(answer.error).toBe(undefined)
    await client.untilEvents('ReceiveMessage', MANY)
    expect((await write()).status).toBeLessThan(300)
    for (const writer of writers) writer[Symbol.dispose]()
  },
)
