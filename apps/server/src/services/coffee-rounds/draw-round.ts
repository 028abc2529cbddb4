import { type Pause, findCandidates } from './candidates.ts'
import { drawGreedily } from './greedy-round.ts'
import { EXACT_MAX, exchangeRepeats, matchInBlocks, reseatTrio } from './improve-round.ts'
import { matchPerfectly } from './perfect-matching.ts'
import { type RoundProblem, type Tables, type ValueOf, createValueOf, totalOf, valueOfTable } from './round-problem.ts'

const SWEEPS = 3
// Up to so many people every table of three is tried; of more, so many that are no repeat.
const ALL_TRIOS_MAX = 15
const TRIOS_TRIED = 300

/**
 * Seats everybody at tables of two, and an odd one at a table of three, so that as few as possible meet again and the
 * pairs gain much. Nobody meets again while that is possible: with up to 128 people because they are matched as well as
 * can be, with more because a repeat can then always be exchanged away. The total is never below that of greed, where
 * this begins. The same problem always gives the same round.
 *
 * @returns No table for nobody, or for one alone.
 */
export async function drawRound(problem: RoundProblem, pause: Pause): Promise<Tables> {
  const { count } = problem
  if (count < 2) return []
  const valueOf = createValueOf(problem)
  const candidates = await findCandidates(problem, pause)
  let tables = await drawGreedily(count, valueOf, candidates, pause)
  for (let sweep = 0, total = Number.NEGATIVE_INFINITY; sweep < SWEEPS; sweep += 1) {
    tables = reseatTrio(await matchInBlocks(tables, valueOf, candidates, sweep, pause), valueOf)
    const reached = totalOf(tables, valueOf)
    if (count <= EXACT_MAX && (count % 2 === 0 || reached === total)) break
    total = reached
  }
  if (count % 2 === 1 && count <= EXACT_MAX) tables = await tryTrios(tables, valueOf, count, pause)
  return count > EXACT_MAX ? exchangeRepeats(tables, valueOf) : tables
}

/** Looks for a better table of three: with few people among all, with more only where somebody would meet again. */
async function tryTrios(tables: Tables, valueOf: ValueOf, count: number, pause: Pause): Promise<Tables> {
  let best = tables
  let total = totalOf(tables, valueOf)
  let tried = 0
  const people = Array.from({ length: count }, (_, person) => person)
  for (const trio of triosOf(people)) {
    if (count > ALL_TRIOS_MAX) {
      if (tried === TRIOS_TRIED || !hasRepeat(best, valueOf)) return best
      if (hasRepeat([trio], valueOf)) continue
      tried += 1
    }
    const rest = people.filter((person) => !trio.includes(person))
    const partners = matchPerfectly(rest.length, (a, b) => valueOf(rest[a] as number, rest[b] as number))
    const seated = [trio, ...partners.flatMap((b, a) => (a < b ? [[rest[a] as number, rest[b] as number]] : []))]
    const value = totalOf(seated, valueOf)
    if (value > total) [best, total] = [seated, value]
    await pause()
  }
  return best
}

function* triosOf(people: readonly number[]): Generator<number[]> {
  for (const a of people) {
    for (const b of people.slice(a + 1)) {
      for (const c of people.slice(b + 1)) yield [a, b, c]
    }
  }
}

/** Only a repeat makes a table worth less than nothing. */
function hasRepeat(tables: Tables, valueOf: ValueOf): boolean {
  return tables.some((table) => valueOfTable(table, valueOf) < 0)
}
