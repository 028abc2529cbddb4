import type { Figures } from './figures.ts'

/** How many people there are, and what they do in the busiest hour. */
export interface Demand {
  people: number
  /** The share of them that is connected, with so many connections each. */
  connected: number
  connectionsEach: number
  /** Messages of one who is connected, in an hour, and how many connections one reaches. */
  messagesAnHour: number
  reach: number
  /** Questions of one person in an hour, and among how many people one looks. */
  questionsAnHour: number
  searched: number
  /** Messages in a year, as so many busiest hours. */
  busyHoursAYear: number
}

/** What so many people take. Processors and memory are of the servers and of PostgreSQL, each for itself. */
export interface Plan {
  people: number
  connections: number
  messagesPerS: number
  deliveriesPerS: number
  questionsPerS: number
  /** Server processes, of one processor each. */
  processes: number
  /** What is there most of in one: its processor, or its memory. */
  limitedBy: 'processor' | 'memory'
  memoryGbEach: number
  databaseProcessors: number
  /** Independent PostgreSQL primaries, by organisation. */
  databases: number
  walMbPerS: number
  storageGbAYear: number
  redisProcessors: number
  redisNodes: number
  /** Waiting for a processor, in ms, of one in a hundred. */
  processP99Ms: number
  /** The same where questions are answered by processes of their own. */
  chatAloneP99Ms: number
  databaseP99Ms: number
}

/** More of a processor is not planned with: waiting grows without bounds towards all of it. */
export const UTILISATION = 0.5
/** Two at least: one may be restarted, or die. */
const LEAST_PROCESSES = 2
const MEMORY_GB = 4
/** Before anybody is connected. */
const BASE_GB = 0.25
/** The people that searches are about, in the memory of each process that is asked (see the README). */
const INDEX_BYTES = 2048
/** Beyond, a primary is hard to buy, to back up and to vacuum. */
const DATABASE_PROCESSORS = 32
/** One thread. */
const REDIS_PROCESSORS = 1

/** Computes what a demand takes, from what was measured. */
export function plan(figures: Figures, demand: Demand): Plan {
  const online = demand.people * demand.connected
  const connections = online * demand.connectionsEach
  const messagesPerS = (online * demand.messagesAnHour) / 3600
  const deliveriesPerS = messagesPerS * demand.reach
  const questionsPerS = (demand.people * demand.questionsAnHour) / 3600
  // A question reads those who have a word: the more people, the more of them.
  const searchMs = figures.searchMs * (demand.searched / figures.searchPeople)
  const processorS =
    (messagesPerS * figures.messageMs +
      deliveriesPerS * figures.deliveryMs +
      questionsPerS * searchMs +
      connections * figures.idleConnectionMsPerS) /
    1000
  const connectionGb = figures.idleConnectionBytes / 1e9
  const indexGb = (demand.searched * INDEX_BYTES) / 1e9
  const byProcessor = Math.ceil(processorS / UTILISATION)
  const byMemory = Math.ceil((connections * connectionGb) / (MEMORY_GB - BASE_GB - indexGb))
  const processes = Math.max(LEAST_PROCESSES, byProcessor, byMemory)
  const databaseS = (messagesPerS * figures.messageDatabaseMs) / 1000
  const databaseProcessors = Math.max(1, Math.ceil(databaseS / UTILISATION))
  // With many groups over many processes nearly each message is one of Redis, heard by each process that has a reader.
  const redisS = (messagesPerS * figures.messageRedisMs * Math.min(processes, demand.reach)) / 1000
  const databases = Math.ceil(databaseProcessors / DATABASE_PROCESSORS)
  return {
    people: demand.people,
    connections,
    messagesPerS,
    deliveriesPerS,
    questionsPerS,
    processes,
    limitedBy: byMemory > byProcessor ? 'memory' : 'processor',
    memoryGbEach: BASE_GB + indexGb + (connections / processes) * connectionGb,
    databaseProcessors,
    databases,
    walMbPerS: (messagesPerS * figures.messageWalBytes) / 1e6,
    storageGbAYear: (messagesPerS * 3600 * demand.busyHoursAYear * figures.messageBytes) / 1e9,
    redisProcessors: redisS,
    redisNodes: Math.max(1, Math.ceil(redisS / UTILISATION / REDIS_PROCESSORS)),
    processP99Ms: simulateWait(
      [
        { perS: messagesPerS / processes, tookMs: figures.messageMs + demand.reach * figures.deliveryMs },
        { perS: questionsPerS / processes, tookMs: searchMs },
      ],
      1,
    ),
    chatAloneP99Ms: simulateWait(
      [{ perS: messagesPerS / processes, tookMs: figures.messageMs + demand.reach * figures.deliveryMs }],
      1,
    ),
    databaseP99Ms: simulateWait(
      [{ perS: messagesPerS / databases, tookMs: figures.messageDatabaseMs }],
      Math.ceil(databaseProcessors / databases),
    ),
  }
}

/** What comes by chance, so many a second, and takes a processor so long. */
interface Arrivals {
  perS: number
  tookMs: number
}

const SIMULATED = 40_000

/**
 * Lets work come by chance to some processors, one piece after the other, and looks how long it waits: by a sequence of
 * chances that is the same each time.
 *
 * @returns What one in a hundred waits longer than, in milliseconds.
 */
export function simulateWait(arrivals: readonly Arrivals[], processors: number): number {
  const chance = createChance()
  const perMs = arrivals.reduce((sum, { perS }) => sum + perS, 0) / 1000
  if (perMs === 0) return 0
  const freeAt = Array.from({ length: processors }, () => 0)
  const waits: number[] = []
  let nowMs = 0
  for (let count = 0; count < SIMULATED; count += 1) {
    nowMs += -Math.log(1 - chance()) / perMs
    let kind = chance() * perMs * 1000
    const work = arrivals.find(({ perS }) => (kind -= perS) <= 0) ?? arrivals[0]
    const first = freeAt.indexOf(Math.min(...freeAt))
    const startMs = Math.max(nowMs, freeAt[first] ?? 0)
    waits.push(startMs - nowMs)
    freeAt[first] = startMs + (work?.tookMs ?? 0)
  }
  return waits.toSorted((a, b) => a - b)[Math.floor(SIMULATED * 0.99)] ?? 0
}

/** Numbers from 0 to 1 in an order without order (mulberry32). */
function createChance(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
