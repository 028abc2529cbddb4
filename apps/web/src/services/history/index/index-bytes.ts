import type { EntryColumns } from './entries.ts'
import type { IndexContents } from './history-index.ts'

/** 2: words in the order of the alphabet, entries in that of time. */
const FORMAT = 2

type Head = {
  readonly format: number
  readonly pages: IndexContents['pages']
  readonly senderIds: readonly string[]
  readonly terms: readonly string[]
  readonly entryCount: number
  readonly postingCount: number
}

/**
 * Writes an index as bytes: the length of a head in JSON, the head, then the columns one after the other, those with the
 * widest values first. Read on the device that wrote it, so that the order of bytes is the machine's own.
 */
export function encodeIndex({ pages, senderIds, terms, entries, postings }: IndexContents): Uint8Array<ArrayBuffer> {
  const head: Head = {
    format: FORMAT,
    pages,
    senderIds,
    terms,
    entryCount: entries.pages.length,
    postingCount: postings.documents.length,
  }
  const headBytes = new TextEncoder().encode(JSON.stringify(head))
  const columns = [
    entries.times,
    entries.pages,
    entries.revisions,
    entries.senders,
    postings.offsets,
    postings.documents,
    entries.slots,
    entries.holds,
  ]
  const start = aligned(4 + headBytes.length)
  const bytes = new Uint8Array(start + columns.reduce((sum, { byteLength }) => sum + byteLength, 0))
  new DataView(bytes.buffer).setUint32(0, headBytes.length)
  bytes.set(headBytes, 4)
  let at = start
  for (const { buffer, byteOffset, byteLength } of columns) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return bytes
}

/** Reads what {@link encodeIndex} wrote; undefined for what an earlier version wrote, which is then built anew. */
export function decodeIndex(bytes: Uint8Array<ArrayBuffer>): IndexContents | undefined {
  // The columns are looked at where they lie, which takes a beginning of their own.
  const { buffer } = bytes.byteOffset === 0 ? bytes : bytes.slice()
  const headLength = new DataView(buffer).getUint32(0)
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, headLength))) as Head
  if (head.format !== FORMAT) return undefined
  const { pages, senderIds, terms, entryCount, postingCount } = head
  let at = aligned(4 + headLength)
  const take = <T>(
    Column: new (from: ArrayBuffer, offset: number, length: number) => T,
    length: number,
    width: number,
  ) => {
    const column = new Column(buffer, at, length)
    at += length * width
    return column
  }
  const times = take(Float64Array<ArrayBuffer>, entryCount, 8)
  const pageColumn = take(Uint32Array<ArrayBuffer>, entryCount, 4)
  const revisions = take(Uint32Array<ArrayBuffer>, entryCount, 4)
  const senders = take(Uint32Array<ArrayBuffer>, entryCount, 4)
  const offsets = take(Uint32Array<ArrayBuffer>, terms.length + 1, 4)
  const documents = take(Uint32Array<ArrayBuffer>, postingCount, 4)
  const slots = take(Uint8Array<ArrayBuffer>, entryCount, 1)
  const holds = take(Uint8Array<ArrayBuffer>, entryCount, 1)
  const entries: EntryColumns = { pages: pageColumn, slots, revisions, times, senders, holds }
  return { pages, senderIds, terms, entries, postings: { offsets, documents } }
}

function aligned(offset: number): number {
  return Math.ceil(offset / 8) * 8
}
