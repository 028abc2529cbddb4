import type { Candidates, Pause } from './candidates.ts'
import { matchPerfectly } from './perfect-matching.ts'
import { type Tables, type ValueOf, totalOf, valueOfTable } from './round-problem.ts'

/** Up to so many people are matched at once, as well as can be. */
export const EXACT_MAX = 128

const PAIRS_IN_A_BLOCK = 32

/**
 * Matches people anew in blocks of those who would gain from each other, each as well as can be; up to {@link EXACT_MAX}
 * people in one block. A table of three stays.
 *
 * @param sweep The how-manieth: each begins its blocks elsewhere.
 * @returns A round that is worth at least as much.
 */
export async function matchInBlocks(
  tables: Tables,
  valueOf: ValueOf,
  candidates: Candidates,
  sweep: number,
  pause: Pause,
): Promise<Tables> {
  const improved = tables.filter((table) => table.length > 2)
  const pairs = tables.filter((table) => table.length === 2)
  const blocks = pairs.length * 2 <= EXACT_MAX ? [pairs] : blocksOf(pairs, candidates, sweep)
  for (const block of blocks) {
    const people = block.flat()
    const partners = matchPerfectly(people.length, (a, b) => valueOf(people[a] as number, people[b] as number))
    partners.forEach((b, a) => {
      if (a < b) improved.push([people[a] as number, people[b] as number])
    })
    await pause()
  }
  return improved
}

function blocksOf(pairs: Tables, candidates: Candidates, sweep: number): Tables[] {
  const pairOf = new Map(pairs.flatMap((pair) => pair.map((person) => [person, pair] as const)))
  const isTaken = new Set<number[]>()
  const turn = Math.floor((pairs.length * sweep) / 3)
  const order = [...pairs.slice(turn), ...pairs.slice(0, turn)]
  const blocks: Tables[] = []
  let last: Tables = []
  for (const first of sweep % 2 === 0 ? order : order.reverse()) {
    if (isTaken.has(first)) continue
    // What is left over in many small circles is gathered in one block.
    const block = last.length < PAIRS_IN_A_BLOCK / 2 ? last : []
    if (block.length === 0) blocks.push(block)
    last = block
    isTaken.add(first)
    const waiting = [first]
    for (let next = 0; next < waiting.length; next += 1) {
      const pair = waiting[next] as number[]
      block.push(pair)
      for (const candidate of pair.flatMap((person) => [...(candidates[person] ?? [])])) {
        if (block.length + waiting.length - next > PAIRS_IN_A_BLOCK) break
        const theirs = pairOf.get(candidate)
        if (theirs === undefined || isTaken.has(theirs)) continue
        isTaken.add(theirs)
        waiting.push(theirs)
      }
    }
  }
  return blocks
}

/** Seats the five of the table of three and each pair anew, as long as that gains anything. @returns A round that is worth at least as much. */
export function reseatTrio(tables: Tables, valueOf: ValueOf): Tables {
  let trio = tables.find((table) => table.length === 3)
  if (!trio) return tables
  let pairs = tables.filter((table) => table !== trio)
  for (;;) {
    let most = 0
    let change: { place: number; pair: number[]; trio: number[] } | undefined
    for (const [place, pair] of pairs.entries()) {
      const before = totalOf([trio, pair], valueOf)
      for (const seating of splitFive([...trio, ...pair])) {
        const gain = totalOf([seating.trio, seating.pair], valueOf) - before
        if (gain <= most) continue
        most = gain
        change = { place, ...seating }
      }
    }
    if (!change) return [...pairs, trio]
    trio = change.trio
    pairs = pairs.with(change.place, change.pair)
  }
}

function splitFive(five: readonly number[]): { pair: number[]; trio: number[] }[] {
  return five.flatMap((a, place) =>
    five.slice(place + 1).map((b) => ({ pair: [a, b], trio: five.filter((person) => person !== a && person !== b) })),
  )
}

/** Parts each pair that met already by the best exchange with another pair. @returns A round that is worth at least as much. */
export function exchangeRepeats(tables: Tables, valueOf: ValueOf): Tables {
  const improved = tables.map((table) => [...table])
  for (const own of improved) {
    // Only a repeat is worth less than nothing.
    if (own.length !== 2 || valueOfTable(own, valueOf) >= 0) continue
    const [a, b] = own as [number, number]
    let most = 0
    let change: (() => void) | undefined
    for (const other of improved) {
      if (other === own || other.length !== 2) continue
      const [c, d] = other as [number, number]
      const before = valueOf(a, b) + valueOf(c, d)
      for (const [e, f] of [
        [c, d],
        [d, c],
      ] as const) {
        const gain = valueOf(a, e) + valueOf(b, f) - before
        if (gain <= most) continue
        most = gain
        change = () => {
          own.splice(0, 2, a, e)
          other.splice(0, 2, b, f)
        }
      }
    }
    change?.()
  }
  return improved
}
