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
  /** Rows that are not empty. */
  readonly liveCount: number
  readonly columns: EntryColumns
  /** @returns Its row. */
  add(entry: Entry): number
  drop(row: number): void
  isLive(row: number): boolean
}

const EMPTY_ROW = 128

/** Creates a table from columns that hold nothing dropped. */
export function createEntryTable(from: EntryColumns = createColumns(0)): EntryTable {
  let columns = from
  let length = from.pages.length
  let liveCount = length

  return {
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
      if (length === columns.pages.length) columns = resizeColumns(columns, Math.max(1024, length * 2))
      const row = length
      columns.pages[row] = page
      columns.slots[row] = slot
      columns.revisions[row] = revision
      columns.times[row] = time
      columns.senders[row] = sender
      columns.holds[row] = holds
      length += 1
      liveCount += 1
      return row
    },
    drop(row) {
      if (columns.holds[row] === EMPTY_ROW) return
      columns.holds[row] = EMPTY_ROW
      liveCount -= 1
    },
    isLive: (row) => row < length && columns.holds[row] !== EMPTY_ROW,
  }
}

/** The rows of a table that are not empty, closed up, and what each row is called then; -1 for an empty one. */
export function packEntries(table: EntryTable): { columns: EntryColumns; newRows: Int32Array } {
  const packed = createEntryTable(createColumns(0))
  const newRows = new Int32Array(table.length).fill(-1)
  const { pages, slots, revisions, times, senders, holds } = table.columns
  for (let row = 0; row < table.length; row += 1) {
    if (!table.isLive(row)) continue
    newRows[row] = packed.add({
      page: pages[row] ?? 0,
      slot: slots[row] ?? 0,
      revision: revisions[row] ?? 0,
      time: times[row] ?? 0,
      sender: senders[row] ?? 0,
      holds: holds[row] ?? 0,
    })
  }
  return { columns: resizeColumns(packed.columns, packed.length), newRows }
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
