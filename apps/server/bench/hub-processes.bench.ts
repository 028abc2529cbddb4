// What a second process adds: deliveries in the processor time of the busier of two processes that share a Redis, beside those
// of one process alone. Half of the clients are connected to each; all that is said is said to the first.
import type { ChildProcess } from 'node:child_process'
import { RedisServer } from '../tests/_util/redis-server.ts'
import { ask } from './hub/protocol.ts'
import { cpuSecondsOf, startFile } from './hub/stage.ts'

const CLIENTS = 200
const MESSAGES = 400

interface Part {
  server: ChildProcess
  clients: ChildProcess
}

async function startPart(count: number, redisUrl?: string): Promise<Part> {
  const server = startFile('hub-server.ts', redisUrl === undefined ? {} : { BENCH_REDIS_URL: redisUrl })
  const { url } = await ask(server, undefined, 'ready')
  const clients = startFile('clients.ts')
  await ask(clients, { kind: 'connect', url, contender: 'hub', clients: count }, 'done')
  return { server, clients }
}

/** Everything is said by the clients of the first part, and heard by all. */
async function deliveriesPerCpuSecond([first, ...others]: readonly [Part, ...Part[]]): Promise<number> {
  const parts = [first, ...others]
  const before = await Promise.all(parts.map(({ server }) => cpuSecondsOf(server)))
  const heard = others.map(({ clients }) => ask(clients, { kind: 'receive', messages: MESSAGES }, 'done'))
  await Promise.all([ask(first.clients, { kind: 'run', messages: MESSAGES, mode: 'steady' }, 'done'), ...heard])
  const after = await Promise.all(parts.map(({ server }) => cpuSecondsOf(server)))
  return (MESSAGES * CLIENTS) / Math.max(...after.map((seconds, index) => seconds - (before[index] ?? 0)))
}

async function prepare() {
  const redis = await RedisServer.start()
  const alone: [Part] = [await startPart(CLIENTS)]
  const together: [Part, Part] = [await startPart(CLIENTS / 2, redis.url), await startPart(CLIENTS / 2, redis.url)]
  for (const parts of [alone, together]) await deliveriesPerCpuSecond(parts)
  return {
    cases: [
      {
        name: `${MESSAGES} messages, one at a time, to ${CLIENTS} clients of two processes`,
        unit: 'deliveries/CPU-s of the busier',
        peerName: 'one process',
        goal: { atLeast: 1.6 },
        async measure(round: number): Promise<{ ours: number; peer: number }> {
          const isFirst = round % 2 === 0
          const peerFirst = isFirst ? undefined : await deliveriesPerCpuSecond(alone)
          const ours = await deliveriesPerCpuSecond(together)
          return { ours, peer: peerFirst ?? (await deliveriesPerCpuSecond(alone)) }
        },
      },
    ],
    async [Symbol.asyncDispose]() {
      for (const { server, clients } of [...alone, ...together]) for (const child of [server, clients]) child.kill()
      await redis[Symbol.asyncDispose]()
    },
  }
}

export default { area: 'hub-processes', cases: prepare }
