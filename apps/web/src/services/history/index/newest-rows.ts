import { type Bits, hasBit } from './bits.ts'
import { compareRows, type EntryTable } from './entries.ts'

/** The newest of the rows whose bit is set, newest first. */
export function findNewest(entries: EntryTable, bits: Bits, limit: number): number[] {
  const rows: number[] = []
  if (limit <= 0) return rows
  for (let at = bits.length - 1; at >= 0 && rows.length < limit; at -= 1) {
    if (bits[at] === 0) continue
    for (let row = Math.min(at * 32 + 31, entries.sortedCount - 1); row >= at * 32 && rows.length < limit; row -= 1) {
      if (hasBit(bits, row)) rows.push(row)
    }
  }
  // What came since the table was made lies in no order.
  for (let row = entries.sortedCount; row < entries.length; row += 1) {
    if (hasBit(bits, row)) insert(rows, row, entries, limit)
  }
  return rows
}

/** Keeps a list of the newest in order. Most rows are older than all of a full list, and cost one comparison. */
function insert(newest: number[], row: number, { columns }: EntryTable, limit: number): void {
  const oldest = newest.at(-1)
  if (newest.length >= limit && oldest !== undefined && compareRows(columns, row, oldest) < 0) return
  let low = 0
  let high = newest.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareRows(columns, newest[middle] ?? 0, row) > 0) low = middle + 1
    else high = middle
  }
  newest.splice(low, 0, row)
  if (newest.length > limit) newest.pop()
}
