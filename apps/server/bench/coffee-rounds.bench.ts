// A coffee round of 10,000 people beside plain greed, which sorts all pairs: what it is worth, and how long it takes of the
// ten seconds that it may.
import { setImmediate } from 'node:timers/promises'
import { drawRound } from '../src/services/coffee-rounds/draw-round.ts'
import { createWeights } from '../src/services/coffee-rounds/people-weights.ts'
import { type RoundProblem, createValueOf, totalOf } from '../src/services/coffee-rounds/round-problem.ts'

const PEOPLE = 10_000
const BUDGET_S = 10
const CITIES = 40
const SKILLS = 900
const GROUPS = 1200

/** Like an organisation: few skills, cities and groups are frequent, most are rare. */
function createProblem(): RoundProblem {
  let state = 7
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const rare = (count: number) => Math.floor(chance() ** 2 * count)
  const several = (least: number, most: number, pick: () => string) =>
    Array.from({ length: least + Math.floor(chance() * (most - least + 1)) }, pick)
  const people = Array.from({ length: PEOPLE }, (_, person) => ({
    userId: String(person),
    city: `City ${rare(CITIES)}`,
    skills: several(2, 12, () => `Skill ${rare(SKILLS)}`),
    groupIds: several(0, 12, () => `${rare(GROUPS)}`),
  }))
  // Everybody has met six others.
  const met = (a: number, b: number) => Math.abs(a - b)
  return {
    count: PEOPLE,
    ...createWeights(people),
    metRoundsAgo: (a, b) => (met(a, b) <= 3 ? met(a, b) : undefined),
  }
}

/** Buckets by value instead of a general sort: 50 million pairs do not fit otherwise. */
function totalOfPlainGreed({ count, weightsFrom, metRoundsAgo }: RoundProblem): number {
  const buckets = new Map<number, number[]>()
  for (let a = 0; a < count; a += 1) {
    const weights = weightsFrom(a)
    for (let b = a + 1; b < count; b += 1) {
      const weight = weights[b]!
      // Of the weak ones enough are left over for the end.
      if (weight < 500 || metRoundsAgo(a, b) !== undefined) continue
      const bucket = buckets.get(weight)
      if (bucket) bucket.push(a * count + b)
      else buckets.set(weight, [a * count + b])
    }
  }
  const isTaken = new Uint8Array(count)
  let total = 0
  let left = count
  for (const [weight, pairs] of [...buckets].toSorted(([one], [other]) => other - one)) {
    for (const pair of pairs) {
      const [a, b] = [Math.floor(pair / count), pair % count]
      if (isTaken[a] || isTaken[b]) continue
      isTaken[a] = 1
      isTaken[b] = 1
      total += weight
      left -= 2
    }
  }
  if (left > 0) throw new Error(`${left} people are left to weaker pairs, which this peer does not look at`)
  return total
}

function prepare() {
  const problem = createProblem()
  const greedy = totalOfPlainGreed(problem)
  return {
    cases: [
      {
        name: `what a round of ${PEOPLE.toLocaleString('en')} people is worth`,
        unit: 'points',
        rounds: 1,
        peerName: 'plain greed',
        goal: { atLeast: 1 },
        async measure(): Promise<{ ours: number; peer: number }> {
          const ours = totalOf(await drawRound(problem, () => setImmediate()), createValueOf(problem))
          return { ours, peer: greedy }
        },
      },
      {
        name: `drawing a round of ${PEOPLE.toLocaleString('en')} people`,
        unit: 'CPU-s',
        rounds: 3,
        peerName: 'ten seconds',
        goal: { atMost: 1 },
        async measure(): Promise<{ ours: number; peer: number }> {
          const before = process.cpuUsage()
          await drawRound(problem, () => setImmediate())
          const { user, system } = process.cpuUsage(before)
          return { ours: (user + system) / 1_000_000, peer: BUDGET_S }
        },
      },
    ],
  }
}

export default { area: 'coffee', cases: prepare }
