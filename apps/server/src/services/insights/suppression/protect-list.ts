import { INSIGHT_FEWEST as FEWEST } from '@umkreis/schemas'

/** One row of a table whose total is known. */
export interface Row {
  key: string
  people: number
}

/** What is said of a row: its number, that it is under five, that it is hidden so that others stay so, or nothing. */
export type Fate = 'shown' | 'few' | 'with' | 'withheld'

/**
 * Decides which rows of one table show their number (README, rule S1): none under five, and what is hidden adds up to
 * five or more and could still be any of one to four people in each row that says “fewer than 5”.
 */
export function protectList(rows: readonly Row[]): Map<string, Fate> {
  const filled = rows.filter(({ people }) => people > 0)
  const shown = filled.filter(({ people }) => people >= FEWEST).toSorted(bySize)
  const hidden = filled.filter(({ people }) => people < FEWEST)
  while (hidden.length > 0 && shown.length > 0 && !isOpen(hidden)) hidden.push(...shown.splice(0, 1))
  const isSafe = hidden.length === 0 || isOpen(hidden)
  const fates = new Map<string, Fate>(shown.map(({ key }) => [key, 'shown']))
  for (const { key, people } of hidden) fates.set(key, !isSafe ? 'withheld' : people < FEWEST ? 'few' : 'with')
  return fates
}

/** Whether these rows, with their sum and what is said of each, leave every number from one to four possible for each small one. */
function isOpen(hidden: readonly Row[]): boolean {
  const sum = hidden.reduce((total, { people }) => total + people, 0)
  if (sum < FEWEST) return false
  const small = hidden.filter(({ people }) => people < FEWEST).length
  const large = hidden.length - small
  const least = small + large * FEWEST
  const most = large > 0 ? Infinity : small * (FEWEST - 1)
  // One small row at four and the others at their least, or it at one and the others at their most.
  return least - 1 + (FEWEST - 1) <= sum && sum <= most - (FEWEST - 1) + 1
}

function bySize(a: Row, b: Row): number {
  return a.people - b.people || (a.key < b.key ? -1 : 1)
}
