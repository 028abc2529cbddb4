import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEntryTable, type Entry, type EntryTable, packEntries } from './entries.ts'

const entryArb: fc.Arbitrary<Entry> = fc.record({
  page: fc.nat(3),
  slot: fc.nat(255),
  revision: fc.nat(9),
  time: fc.nat(20),
  sender: fc.nat(3),
  holds: fc.nat(15),
})
const stepArb = fc.oneof(
  { weight: 5, arbitrary: fc.record({ add: fc.array(entryArb, { minLength: 1, maxLength: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ drop: fc.nat(40) }) },
  { weight: 2, arbitrary: fc.constant({ packed: true } as const) },
)

/** What stands in a row. */
function readRow({ columns }: EntryTable, row: number): Entry {
  const { pages, slots, revisions, times, senders, holds } = columns
  return {
    page: pages[row] ?? -1,
    slot: slots[row] ?? -1,
    revision: revisions[row] ?? -1,
    time: times[row] ?? -1,
    sender: senders[row] ?? -1,
    holds: holds[row] ?? -1,
  }
}

describe(packEntries, () => {
  it('keeps what was not dropped, in the order of time, whenever it is packed in between', () => {
    fc.assert(
      fc.property(fc.array(stepArb, { maxLength: 12 }), (steps) => {
        let table = createEntryTable()
        let expected = new Map<number, Entry>()
        const pack = () => {
          const { columns, newRows } = packEntries(table)
          table = createEntryTable(columns)
          expected = new Map([...expected].map(([row, entry]) => [newRows[row] ?? -1, entry]))
        }
        for (const step of steps) {
          if ('add' in step) for (const entry of step.add) expected.set(table.add(entry), entry)
          else if ('drop' in step) {
            table.drop(step.drop)
            expected.delete(step.drop)
          } else pack()
          expect(table.liveCount).toBe(expected.size)
        }
        pack()
        expect(table.length).toBe(expected.size)
        for (const [row, entry] of expected) expect(readRow(table, row)).toEqual(entry)
        const order = Array.from({ length: table.length }, (_, row) => readRow(table, row))
        expect(order).toEqual(order.toSorted((one, other) => one.time - other.time || one.slot - other.slot))
      }),
      { seed: 5, numRuns: 300 },
    )
  })
})
