import { type Bits, clearBit, createBits, growBits, hasBit, setBit } from './bits.ts'

/** What an entry of the index holds besides words, as bits. */
export const HOLDS = { file: 1, picture: 2, link: 4, sound: 8 } as const

/** One message as the index keeps it. */
export type Entry = {
  /** Number of the page of history in which it stands, as the index counts them. */
  readonly page: number
  /** Its place in that page. */
  readonly slot: number
  readonly revision: number
  /** When it was sent, in milliseconds. */
  readonly time: number
  /** Number of its author, as the index counts them. */
  readonly sender: number
  /** Of {@link HOLDS}. */
  readonly holds: number
}

/** Columns of a table of entries, one value an entry. */
export type EntryColumns = {
  readonly pages: Uint32Array<ArrayBuffer>
  readonly slots: Uint8Array<ArrayBuffer>
  readonly revisions: Uint32Array<ArrayBuffer>
  readonly times: Float64Array<ArrayBuffer>
  readonly senders: Uint32Array<ArrayBuffer>
  readonly holds: Uint8Array<ArrayBuffer>
}

/** A growing table of entries. An entry that is dropped leaves its row empty. */
export interface EntryTable {
  /** Rows, the empty ones included. */
  readonly length: number
  /** So many rows, from the first on, stand in the order of {@link compareRows}: those with which it was created. */
  readonly sortedCount: number
  /** Rows that are not empty. */
  readonly liveCount: number
  readonly columns: EntryColumns
  /** @returns Its row. */
  add(entry: Entry): number
  drop(row: number): void
  isLive(row: number): boolean
  /** A bit for each row that is not empty; a copy. */
  liveBits(): Bits
}

/** Creates a table from columns that hold nothing dropped, in the order of {@link compareRows}. */
export function createEntryTable(from: EntryColumns = createColumns(0)): EntryTable {
  const sortedCount = from.pages.length
  let columns = from
  let length = sortedCount
  let liveCount = length
  let live = createBits(length)
  for (let row = 0; row < length; row += 1) setBit(live, row)

  return {
    sortedCount,
    get length() {
      return length
    },
    get liveCount() {
      return liveCount
    },
    get columns() {
      return columns
    },
    add({ page, slot, revision, time, sender, holds }) {
      if (length === columns.pages.length) {
        const rows = Math.max(1024, length * 2)
        columns = resizeColumns(columns, rows)
        live = growBits(live, rows)
      }
      const row = length
      columns.pages[row] = page
      columns.slots[row] = slot
      columns.revisions[row] = revision
      columns.times[row] = time
      columns.senders[row] = sender
      columns.holds[row] = holds
      setBit(live, row)
      length += 1
      liveCount += 1
      return row
    },
    drop(row) {
      if (!hasBit(live, row)) return
      clearBit(live, row)
      liveCount -= 1
    },
    isLive: (row) => hasBit(live, row),
    liveBits: () => live.slice(0, createBits(length).length),
  }
}

/** Negative where the message of one row came before that of another: by time, and at the same time by its place. */
export function compareRows({ times, slots }: EntryColumns, one: number, other: number): number {
  return (times[one] ?? 0) - (times[other] ?? 0) || (slots[one] ?? 0) - (slots[other] ?? 0) || one - other
}

/**
 * The rows of a table that are not empty, closed up and in the order of {@link compareRows}, and what each row is called
 * then; -1 for an empty one.
 */
export function packEntries(table: EntryTable): { columns: EntryColumns; newRows: Int32Array<ArrayBuffer> } {
  const { columns: from, length } = table
  const to = createColumns(table.liveCount)
  const newRows = new Int32Array(length).fill(-1)
  const late = Array.from({ length: length - table.sortedCount }, (_, at) => table.sortedCount + at)
    .filter((row) => table.isLive(row))
    .toSorted((one, other) => compareRows(from, one, other))
  let packed = 0
  const take = (row: number) => {
    copyRow(from, row, to, packed)
    newRows[row] = packed
    packed += 1
  }
  let lateAt = 0
  for (let row = 0; row < table.sortedCount; row += 1) {
    if (!table.isLive(row)) continue
    for (; lateAt < late.length && compareRows(from, late[lateAt] ?? 0, row) < 0; lateAt += 1) take(late[lateAt] ?? 0)
    take(row)
  }
  for (; lateAt < late.length; lateAt += 1) take(late[lateAt] ?? 0)
  return { columns: to, newRows }
}

function copyRow(from: EntryColumns, row: number, to: EntryColumns, newRow: number): void {
  to.pages[newRow] = from.pages[row] ?? 0
  to.slots[newRow] = from.slots[row] ?? 0
  to.revisions[newRow] = from.revisions[row] ?? 0
  to.times[newRow] = from.times[row] ?? 0
  to.senders[newRow] = from.senders[row] ?? 0
  to.holds[newRow] = from.holds[row] ?? 0
}

function createColumns(rows: number): EntryColumns {
  return {
    pages: new Uint32Array(rows),
    slots: new Uint8Array(rows),
    revisions: new Uint32Array(rows),
    times: new Float64Array(rows),
    senders: new Uint32Array(rows),
    holds: new Uint8Array(rows),
  }
}

function resizeColumns(from: EntryColumns, rows: number): EntryColumns {
  const to = createColumns(rows)
  to.pages.set(from.pages.subarray(0, rows))
  to.slots.set(from.slots.subarray(0, rows))
  to.revisions.set(from.revisions.subarray(0, rows))
  to.times.set(from.times.subarray(0, rows))
  to.senders.set(from.senders.subarray(0, rows))
  to.holds.set(from.holds.subarray(0, rows))
  return to
}
