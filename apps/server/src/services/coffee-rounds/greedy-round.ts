import { type Candidates, type Pause, tieOf } from './candidates.ts'
import { type Tables, type ValueOf, valueOfTable } from './round-problem.ts'

/**
 * Takes the best pair, then the best of those who are left, and so on; an odd one joins the pair where they fit best. The
 * same as sorting all pairs, without holding them all.
 */
export async function drawGreedily(
  count: number,
  valueOf: ValueOf,
  candidates: Candidates,
  pause: Pause,
): Promise<Tables> {
  const isFree = new Uint8Array(count).fill(1)
  const places = new Int32Array(count)
  // Whom each would take now; -1: to be found.
  const best = new Int32Array(count).fill(-1)
  const tables: Tables = []
  let free = Array.from({ length: count }, (_, person) => person)
  while (free.length > 1) {
    for (const person of free) {
      if (best[person] === -1 || isFree[best[person] as number] === 0) best[person] = bestFor(person, free)
    }
    for (const a of free) {
      const b = best[a] as number
      // A pair in which each is the other's best has nobody better waiting: it is one that greed takes.
      if (best[b] !== a || isFree[a] === 0 || a > b) continue
      tables.push([a, b])
      isFree[a] = 0
      isFree[b] = 0
    }
    free = free.filter((person) => isFree[person] === 1)
    await pause()
  }
  const [odd] = free
  return odd === undefined ? tables : seatOdd(tables, odd, valueOf)

  function bestFor(person: number, free: readonly number[]): number {
    const own = candidates[person] as Int32Array
    for (; (places[person] as number) < own.length; places[person] = (places[person] as number) + 1) {
      const candidate = own[places[person] as number] as number
      if (isFree[candidate] === 1) return candidate
    }
    return free.reduce((found, other) => {
      if (other === person) return found
      if (found === -1) return other
      const gain = valueOf(person, other) - valueOf(person, found)
      return gain > 0 || (gain === 0 && tieOf(person, other) < tieOf(person, found)) ? other : found
    }, -1)
  }
}

function seatOdd(tables: Tables, odd: number, valueOf: ValueOf): Tables {
  const gains = tables.map((table) => valueOfTable([...table, odd], valueOf) - valueOfTable(table, valueOf))
  const chosen = gains.indexOf(gains.reduce((most, gain) => Math.max(most, gain), Number.NEGATIVE_INFINITY))
  return tables.map((table, place) => (place === chosen ? [...table, odd] : table))
}
