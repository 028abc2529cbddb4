// What the product costs, as it is shipped: one process with PostgreSQL, which writes to the disk, and Redis.
import { cpus, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { Build } from '../../tests/_util/build.ts'
import { BareClient, createTestGroup, signUpTeam } from '../../tests/_util/hub.ts'
import { startPostgres } from '../../tests/_util/postgres-server.ts'
import { RedisServer } from '../../tests/_util/redis-server.ts'
import { ServerProcess } from '../../tests/several-processes/_util/server-process.ts'
import { CROWD_QUESTIONS, createCrowd } from '../people-search/crowd.ts'
import { setStage } from '../people-search/stage.ts'
import type { Figures } from './figures.ts'
import { cpuMsOf, memoryOf } from './usage.ts'

const PEOPLE = 10
const MESSAGES = 1500
const CONTENT = 'x'.repeat(1024)
/** By which a message is known. */
const MARK = '"ReceiveMessage"'
const IDLE = 1000
const IDLE_MS = 10_000
const MANY_CONNECTIONS = 100
const SEARCHED_PEOPLE = 5_000
const SEARCH_PASSES = 4

/** Measures everything once. It takes about two minutes, and a machine that does nothing else. */
export async function measure(): Promise<Figures> {
  await using cleanUp = new AsyncDisposableStack()
  const build = cleanUp.use(new Build())
  const redis = cleanUp.use(await RedisServer.start())
  const database = cleanUp.use(await startPostgres({ isDurable: true }))
  const url = await database.createDatabase('umkreis')
  const TOKEN_KEY = 'k'.repeat(32)
  const env = { DATABASE_URL: url, REDIS_URL: redis.url, TOKEN_KEY, LOG_LEVEL: 'warn' }
  const server = cleanUp.use(await ServerProcess.start(build, env))
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  cleanUp.defer(() => sql.end())
  const people = await signUpTeam(server, PEOPLE)
  const groupId = await createTestGroup(server, people)
  const connectTo = (to: ServerProcess, count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => BareClient.connect(to, people[at % PEOPLE]?.token ?? '')))
  const usage = () => ({ server: cpuMsOf(server.pid), database: cpuMsOf(database.pid), redis: cpuMsOf(redis.pid) })
  let sent = 0
  const sendAll = async (clients: readonly BareClient[]) => {
    const before = usage()
    const all = heard(clients[0], MESSAGES)
    for (let at = 0; at < MESSAGES; at += 1) {
      clients[at % clients.length]?.send('SendMessage', {
        GroupId: groupId,
        Content: CONTENT,
        ClientMessageId: `m-${(sent += 1)}`,
      })
    }
    await all
    // What was written last is counted by then, and told.
    await delay(1000)
    const after = usage()
    return {
      server: (after.server - before.server) / MESSAGES,
      database: (after.database - before.database) / MESSAGES,
      redis: (after.redis - before.redis) / MESSAGES,
    }
  }
  const walOf = async () => Number((await sql`select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`)[0]?.bytes)

  const few = await connectTo(server, PEOPLE)
  // Once to warm up.
  await sendAll(few)
  const walBefore = await walOf()
  const toFew = await sendAll(few)
  const messageWalBytes = Math.round(((await walOf()) - walBefore) / MESSAGES)
  const [size] = await sql`select pg_total_relation_size('messages') / count(*) as bytes from messages`
  const more = await connectTo(server, MANY_CONNECTIONS - PEOPLE)
  // Whom nobody reads for holds what came in memory: few messages are enough.
  const toMany = await sendAll(few)
  for (const client of [...few, ...more]) client[Symbol.dispose]()
  await delay(1000)

  // In a process of its own: what others left in memory is not given back at once.
  const quiet = cleanUp.use(await ServerProcess.start(build, env))
  const first = await connectTo(quiet, PEOPLE)
  await delay(2000)
  const memoryBefore = memoryOf(quiet.pid)
  const idle = await connectTo(quiet, IDLE)
  await delay(2000)
  const cpuBefore = cpuMsOf(quiet.pid)
  await delay(IDLE_MS)
  const idleConnectionMsPerS = (cpuMsOf(quiet.pid) - cpuBefore) / (IDLE_MS / 1000) / IDLE
  const idleConnectionBytes = Math.round((memoryOf(quiet.pid) - memoryBefore) / IDLE)
  for (const client of [...first, ...idle]) client[Symbol.dispose]()

  const stage = cleanUp.use(await setStage(createCrowd(SEARCHED_PEOPLE)))
  for (const question of CROWD_QUESTIONS) await stage.search(question)
  const searching = process.cpuUsage()
  for (let pass = 0; pass < SEARCH_PASSES; pass += 1) {
    for (const question of CROWD_QUESTIONS) await stage.search(question)
  }
  const searched = process.cpuUsage(searching)
  const deliveryMs = Math.max(0, (toMany.server - toFew.server) / (MANY_CONNECTIONS - PEOPLE))
  return {
    measuredAt: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node.js ${process.versions.node}`,
    load: `${loadavg()[0]?.toFixed(1)} programs on ${cpus().length} processors`,
    messageMs: Math.max(0, toFew.server - PEOPLE * deliveryMs),
    deliveryMs,
    messageDatabaseMs: toFew.database,
    messageRedisMs: toFew.redis,
    messageBytes: Number(size?.bytes),
    messageWalBytes,
    searchMs: (searched.user + searched.system) / 1000 / (SEARCH_PASSES * CROWD_QUESTIONS.length),
    searchPeople: SEARCHED_PEOPLE,
    idleConnectionBytes,
    idleConnectionMsPerS,
  }
}

/** Resolves once a client has heard so many messages more. */
function heard(client: BareClient | undefined, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = count
    const listen = (data: Buffer) => {
      for (let at = data.indexOf(MARK); at !== -1; at = data.indexOf(MARK, at + 1)) left -= 1
      if (left > 0) return
      client?.socket.off('message', listen)
      resolve()
    }
    client?.socket.on('message', listen)
    client?.socket.once('close', () => reject(new Error('The connection closed')))
  })
}
