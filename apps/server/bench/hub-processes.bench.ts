// What a second process adds: deliveries in the processor time of the busier of two processes that share a Redis, beside those
// of one process alone. Half of the clients are connected to each. What is said one at a time is said to the first; of what is
// said at once, half to each.
import type { ChildProcess } from 'node:child_process'
import { RedisServer } from '../tests/_util/redis-server.ts'
import { ask } from './hub/protocol.ts'
import { cpuSecondsOf, startFile } from './hub/stage.ts'

const CLIENTS = 200
const STEADY_MESSAGES = 400
const BACKLOG_MESSAGES = 2000

interface Part {
  server: ChildProcess
  clients: ChildProcess
}
type Parts = readonly [Part, ...Part[]]

async function startPart(count: number, env: NodeJS.ProcessEnv = {}): Promise<Part> {
  const server = startFile('hub-server.ts', env)
  const { url } = await ask(server, undefined, 'ready')
  const clients = startFile('clients.ts')
  await ask(clients, { kind: 'connect', url, contender: 'hub', clients: count }, 'done')
  return { server, clients }
}

/** @returns The processor time of the busier one, in seconds. */
async function cpuSecondsDuring(parts: Parts, act: () => Promise<unknown>): Promise<number> {
  const before = await Promise.all(parts.map(({ server }) => cpuSecondsOf(server)))
  await act()
  const after = await Promise.all(parts.map(({ server }) => cpuSecondsOf(server)))
  return Math.max(...after.map((seconds, index) => seconds - (before[index] ?? 0)))
}

/** Everything is said by the clients of the first part, and heard by all. */
async function steady(parts: Parts): Promise<number> {
  const [first, ...others] = parts
  const seconds = await cpuSecondsDuring(parts, () => {
    const heard = others.map(({ clients }) => ask(clients, { kind: 'receive', messages: STEADY_MESSAGES }, 'done'))
    return Promise.all([
      ask(first.clients, { kind: 'run', messages: STEADY_MESSAGES, mode: 'steady' }, 'done'),
      ...heard,
    ])
  })
  return (STEADY_MESSAGES * CLIENTS) / seconds
}

/** Each part says its share, all at once, and hears everything. */
async function backlog(parts: Parts): Promise<number> {
  const messages = BACKLOG_MESSAGES / parts.length
  const others = BACKLOG_MESSAGES - messages
  const run = { kind: 'run', messages, mode: 'backlog', others } as const
  const seconds = await cpuSecondsDuring(parts, () =>
    Promise.all(parts.map(({ clients }) => ask(clients, run, 'done'))),
  )
  return (BACKLOG_MESSAGES * CLIENTS) / seconds
}

async function prepare() {
  const redis = await RedisServer.start()
  const half = CLIENTS / 2
  const shared = { BENCH_REDIS_URL: redis.url }
  const alone: Parts = [await startPart(CLIENTS)]
  const together: Parts = [await startPart(half, shared), await startPart(half, shared)]
  // Under names of their own in Redis: the group is called the same.
  const apart = (place: number) => ({
    BENCH_REDIS_URL: redis.url,
    BENCH_KEY: 'apart',
    BENCH_PLACE: `${place}`,
    BENCH_PLACES: '2',
  })
  const bothSay: Parts = [await startPart(half, apart(0)), await startPart(half, apart(1))]
  const beside = (name: string, act: (parts: Parts) => Promise<number>, parts: Parts) => ({
    name,
    unit: 'deliveries/CPU-s of the busier',
    peerName: 'one process',
    goal: { atLeast: 1.6 },
    async measure(round: number): Promise<{ ours: number; peer: number }> {
      const peerFirst = round % 2 === 0 ? undefined : await act(alone)
      const ours = await act(parts)
      return { ours, peer: peerFirst ?? (await act(alone)) }
    },
  })
  for (const parts of [alone, together]) await steady(parts)
  for (const parts of [alone, bothSay]) await backlog(parts)
  return {
    cases: [
      beside(`${STEADY_MESSAGES} messages, one at a time, to ${CLIENTS} clients of two processes`, steady, together),
      beside(
        `${BACKLOG_MESSAGES} messages at once, half to each, to ${CLIENTS} clients of two processes`,
        backlog,
        bothSay,
      ),
    ],
    async [Symbol.asyncDispose]() {
      for (const { server, clients } of [...alone, ...together, ...bothSay]) {
        for (const child of [server, clients]) child.kill()
      }
      await redis[Symbol.asyncDispose]()
    },
  }
}

export default { area: 'hub-processes', cases: prepare }
