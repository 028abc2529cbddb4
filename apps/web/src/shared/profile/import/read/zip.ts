import { ImportError } from './found-profile.ts'
import { ENTRIES_MAX, UNPACKED_MAX_BYTES } from './limits.ts'

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const COMMENT_MAX_BYTES = 65_535
const ENCRYPTED = 1
const [STORED, DEFLATED] = [0, 8]

type Entry = {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly packed: number
  readonly at: number
}

/** Whether bytes begin as an archive does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes.length >= END_BYTES && bytes[0] === 0x50 && bytes[1] === 0x4b
}

/**
 * Unpacks a few files of a ZIP archive (PKWARE APPNOTE 6.3, without ZIP64), and nothing else of it. What an archive says of
 * its own sizes is not believed: bytes are counted as they come, and unpacking ends where they are too many.
 *
 * @param isWanted Told the path of each file; of those wanted all are unpacked.
 * @throws {ImportError} `broken`, `locked`, or `size`.
 */
export async function unzip(bytes: Uint8Array, isWanted: (path: string) => boolean): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  let left = UNPACKED_MAX_BYTES
  for (const entry of listEntries(bytes)) {
    if (files.has(entry.name) || !isWanted(entry.name)) continue
    const content = await unpack(bytes, entry, left)
    left -= content.length
    files.set(entry.name, content)
  }
  return files
}

function* listEntries(bytes: Uint8Array): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > ENTRIES_MAX) throw new ImportError('size')
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new ImportError('broken')
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength))
    yield {
      name,
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    }
    at += ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX_BYTES)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  throw new ImportError('broken')
}

async function unpack(bytes: Uint8Array, entry: Entry, most: number): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { at } = entry
  if ((entry.flags & ENCRYPTED) !== 0) throw new ImportError('locked')
  if (at + LOCAL_BYTES > view.byteLength || view.getUint32(at, true) !== LOCAL_SIGNATURE)
    throw new ImportError('broken')
  const from = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (from + entry.packed > view.byteLength) throw new ImportError('broken')
  const packed = bytes.subarray(from, from + entry.packed)
  if (entry.method === DEFLATED) return inflate(packed, most)
  if (entry.method !== STORED) throw new ImportError('broken')
  if (packed.length > most) throw new ImportError('size')
  return packed.slice()
}

async function inflate(packed: Uint8Array, most: number): Promise<Uint8Array> {
  const reader = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > most) throw new ImportError('size')
      pieces.push(value)
    }
  } catch (cause) {
    await reader.cancel().catch(() => undefined)
    throw cause instanceof ImportError ? cause : new ImportError('broken', { cause })
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
