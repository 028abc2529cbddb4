// The product as it is shipped under a steady little load, for as many minutes as the first argument says (30); what it holds in
// memory and in its tables is printed, and judged at the end: node bench/soak/soak.ts 30. SOAK_RATE says how much people do in a second.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { createTestGroup, signUpTeam } from '../../tests/_util/hub.ts'
import { startPostgres } from '../../tests/_util/postgres-server.ts'
import { RedisServer } from '../../tests/_util/redis-server.ts'
import { Build, ServerProcess } from '../../tests/several-processes/_util/server-process.ts'
import { actOnce, type Scene } from './act.ts'
import { findGrowth, GROWING, type Sample } from './judge.ts'

const PEOPLE = 20
const SAMPLES = 36
const WARM_UP = 6
const MEGABYTE = 1024 * 1024

const minutes = Number(process.argv[2] ?? 30)
const rate = Number(process.env.SOAK_RATE ?? 8)
if (!(minutes >= 1 && minutes <= 10_000 && rate > 0)) {
  console.error('For how many minutes? npm run soak -- 30')
  process.exit(2)
}
process.exitCode = await soak()

async function soak(): Promise<number> {
  await using cleanUp = new AsyncDisposableStack()
  const build = cleanUp.use(new Build())
  const redis = cleanUp.use(await RedisServer.start())
  const database = cleanUp.use(await startPostgres())
  const url = await database.createDatabase('umkreis')
  const env = { DATABASE_URL: url, REDIS_URL: redis.url, TOKEN_KEY: 'k'.repeat(32), LOG_LEVEL: 'silent' }
  const flags = ['--expose-gc', '--import', join(import.meta.dirname, 'tell-memory.mjs')]
  const server = cleanUp.use(await ServerProcess.start(build, env, flags))
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  cleanUp.defer(() => sql.end())
  const people = await signUpTeam(server, PEOPLE)
  const scene: Scene = {
    server,
    people,
    groupId: await createTestGroup(server, people),
    clients: new Map(),
    failures: new Map(),
    count: 0,
    busy: new Set(),
  }
  cleanUp.defer(() => {
    for (const client of scene.clients.values()) client[Symbol.dispose]()
  })
  console.log(`${PEOPLE} people do ${rate} things a second for ${minutes} minutes`)
  const startMs = performance.now()
  const endMs = startMs + minutes * 60_000
  const acting = act(scene, endMs)
  const samples: Sample[] = []
  const intervalMs = (minutes * 60_000) / SAMPLES
  for (let place = 1; place <= SAMPLES; place += 1) {
    await delay(Math.max(0, startMs + place * intervalMs - performance.now()))
    const sample = await look(server, sql, (performance.now() - startMs) / 60_000)
    print(sample, samples.at(-1))
    samples.push(sample)
  }
  await acting
  const found = [
    ...findGrowth(samples, WARM_UP),
    ...[...scene.failures].map(([what, times]) => `${times} times answered otherwise than it should be: ${what}`),
  ]
  for (const line of found) console.log(line)
  console.log(found.length === 0 ? 'Nothing grew that should not' : 'Not flat')
  return found.length === 0 ? 0 : 1
}

/** Begins as much in a second as is wanted, whatever is still under way. */
async function act(scene: Scene, endMs: number): Promise<void> {
  const underWay = new Set<Promise<void>>()
  for (let nextMs = performance.now(); nextMs < endMs; nextMs += 1000 / rate) {
    await delay(Math.max(0, nextMs - performance.now()))
    const one: Promise<void> = actOnce(scene).finally(() => underWay.delete(one))
    underWay.add(one)
  }
  await Promise.all(underWay)
}

async function look(server: ServerProcess, sql: postgres.Sql, minute: number): Promise<Sample> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
  const rows: Record<string, number> = {}
  for (const { name } of tables) {
    const [counted] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql(name)}`
    rows[name] = counted?.count ?? 0
  }
  return { minute, ...(await memoryOf(server)), files: readdirSync(`/proc/${server.pid}/fd`).length, rows }
}

/** Has the server throw away what nobody needs, and say what is left. */
async function memoryOf(server: ServerProcess): Promise<Pick<Sample, 'heap' | 'external' | 'resident'>> {
  const said = () => [...server.output().matchAll(/^memory (\{.*\})$/gm)]
  const before = said().length
  server.signal('SIGUSR2')
  for (let tries = 0; said().length === before; tries += 1) {
    if (tries === 600) throw new Error(`The server does not answer: ${server.output().slice(-500)}`)
    await delay(50)
  }
  return JSON.parse(said().at(-1)?.[1] ?? '') as Pick<Sample, 'heap' | 'external' | 'resident'>
}

function print(sample: Sample, before: Sample | undefined): void {
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1).padStart(6)
  const grown = Object.entries(sample.rows)
    .filter(([table, rows]) => rows !== (before?.rows[table] ?? 0))
    .map(([table, rows]) => `${table}${GROWING.has(table) ? '' : '!'} ${rows}`)
  console.log(
    `${sample.minute.toFixed(1).padStart(6)} min  heap ${megabytes(sample.heap)}  external ${megabytes(sample.external)}  ` +
      `resident ${megabytes(sample.resident)} MB  files ${sample.files}  ${grown.join(', ')}`,
  )
}
