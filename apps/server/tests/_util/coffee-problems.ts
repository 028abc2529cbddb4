import { tieOf } from '../../src/services/coffee-rounds/candidates.ts'
import {
  type RoundProblem,
  type Tables,
  type ValueOf,
  createValueOf,
  totalOf,
} from '../../src/services/coffee-rounds/round-problem.ts'

/** A problem with these weights; `met` says how many rounds ago two met, under the smaller number and then the greater. */
export function buildProblem(
  count: number,
  weightOf: (a: number, b: number) => number,
  met: ReadonlyMap<string, number> = new Map(),
): RoundProblem {
  return {
    count,
    weightOf,
    weightsFrom: (a) => Array.from({ length: count }, (_, b) => (b > a ? weightOf(a, b) : 0)),
    metRoundsAgo: (a, b) => met.get(pairKey(a, b)),
  }
}

/** How {@link buildProblem} names a pair. */
export function pairKey(a: number, b: number): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`
}

/** The best round there is, by looking at every one. */
export function findBestRound(problem: RoundProblem): { tables: Tables; total: number } {
  const valueOf = createValueOf(problem)
  let best: { tables: Tables; total: number } = { tables: [], total: Number.NEGATIVE_INFINITY }
  for (const tables of allRounds(Array.from({ length: problem.count }, (_, person) => person))) {
    const total = totalOf(tables, valueOf)
    if (total > best.total) best = { tables, total }
  }
  return best
}

/** Sorts all pairs and takes whichever is still free; the last odd one joins where that is worth most. */
export function drawByPlainGreed(count: number, valueOf: ValueOf): Tables {
  const pairs = Array.from({ length: count }, (_, a) => a).flatMap((a) =>
    Array.from({ length: count - a - 1 }, (_, index) => {
      const b = a + 1 + index
      return { a, b, value: valueOf(a, b), tie: tieOf(a, b) }
    }),
  )
  pairs.sort((one, other) => other.value - one.value || one.tie - other.tie)
  const free = new Set(Array.from({ length: count }, (_, person) => person))
  const tables: Tables = []
  for (const { a, b } of pairs) {
    if (!free.has(a) || !free.has(b)) continue
    tables.push([a, b])
    free.delete(a)
    free.delete(b)
  }
  const [odd] = free
  if (odd === undefined || tables.length === 0) return tables
  const seated = tables.map((_, chosen) => tables.map((own, place) => (place === chosen ? [...own, odd] : own)))
  return seated.reduce((most, one) => (totalOf(one, valueOf) > totalOf(most, valueOf) ? one : most))
}

function* allRounds(people: readonly number[]): Generator<Tables> {
  const [first, ...rest] = people
  if (first === undefined) yield []
  else if (people.length === 3) yield [[...people]]
  else {
    for (const second of rest) {
      const others = rest.filter((person) => person !== second)
      if (others.length !== 1) for (const tables of allRounds(others)) yield [[first, second], ...tables]
      if (people.length % 2 === 0) continue
      for (const third of others.filter((person) => person > second)) {
        const without = others.filter((person) => person !== third)
        for (const tables of allPairings(without)) yield [[first, second, third], ...tables]
      }
    }
  }
}

function* allPairings(people: readonly number[]): Generator<Tables> {
  const [first, ...rest] = people
  if (first === undefined) yield []
  for (const second of rest) {
    for (const tables of allPairings(rest.filter((person) => person !== second)))
      yield [[first as number, second], ...tables]
  }
}
