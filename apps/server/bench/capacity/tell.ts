// node apps/server/bench/capacity/tell.ts: how many machines so many people take, as a table for the README.
import { readFigures } from './figures.ts'
import { type Demand, type Plan, plan } from './plan.ts'

const DAY = { connectionsEach: 1.3, messagesAnHour: 12, reach: 12, questionsAnHour: 0.5, busyHoursAYear: 1500 }
const DEMANDS: Demand[] = [
  { ...DAY, people: 1_000, connected: 0.6, searched: 1_000 },
  { ...DAY, people: 50_000, connected: 0.5, searched: 50_000 },
  // A community: fewer at a time, and few look at everybody.
  { ...DAY, people: 1_000_000, connected: 0.2, messagesAnHour: 6, questionsAnHour: 0.1, searched: 50_000 },
]
const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const ROWS: [name: string, tell: (plan: Plan) => string][] = [
  ['people', ({ people }) => number(people)],
  ['connections in the busiest hour', ({ connections }) => number(connections)],
  ['messages a second', ({ messagesPerS }) => number(messagesPerS, 1)],
  ['deliveries a second', ({ deliveriesPerS }) => number(deliveriesPerS)],
  ['questions a second', ({ questionsPerS }) => number(questionsPerS, 1)],
  ['server processes, one processor each', ({ processes, limitedBy }) => `${number(processes)} (${limitedBy})`],
  ['memory of each, GB', ({ memoryGbEach }) => number(memoryGbEach, 1)],
  ['processors of PostgreSQL', ({ databaseProcessors }) => number(databaseProcessors)],
  ['primaries of PostgreSQL', ({ databases }) => number(databases)],
  ['written ahead, MB a second', ({ walMbPerS }) => number(walMbPerS, 2)],
  ['messages stored in a year, GB', ({ storageGbAYear }) => number(storageGbAYear)],
  ['nodes of Redis', ({ redisNodes, redisProcessors }) => `${number(redisNodes)} (${number(redisProcessors, 2)} busy)`],
  ['wait for a processor of a server, p99, ms', ({ processP99Ms }) => number(processP99Ms)],
  ['… with the search in processes of its own', ({ chatAloneP99Ms }) => number(chatAloneP99Ms, 1)],
  ['wait for a processor of PostgreSQL, p99, ms', ({ databaseP99Ms }) => number(databaseP99Ms, 1)],
]

const figures = readFigures()
const plans = DEMANDS.map((demand) => plan(figures, demand))
console.log(`Measured ${figures.measuredAt} on ${figures.machine}, with a load of ${figures.load}.\n`)
console.log(JSON.stringify(figures, null, 2), '\n')
for (const [name, tell] of ROWS) console.log(`| ${[name, ...plans.map(tell)].join(' | ')} |`)
