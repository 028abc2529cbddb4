import { crc32, inflateRawSync } from 'node:zlib'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** A file of an archive. */
export interface ArchiveEntry {
  name: string
  bytes: Buffer
}

/** How much an archive may hold. */
export interface ArchiveLimits {
  entries: number
  /** Of all that is unpacked together. */
  unpackedBytes: number
}

const END_BYTES = 22
const END_SIGNATURE = 0x06054b50
const DIRECTORY_BYTES = 46
const DIRECTORY_SIGNATURE = 0x02014b50
const LOCAL_BYTES = 30
const LOCAL_SIGNATURE = 0x04034b50
const STORED = 0
const DEFLATED = 8
const MAX_COMMENT_BYTES = 0xffff

/**
 * Unpacks a ZIP archive by its directory (APPNOTE.TXT 4.3), each file bounded and checked. What it says about sizes is not
 * believed.
 *
 * @param wants Which files; the others are only listed.
 * @returns All names, and the files that were asked for.
 * @throws {SpreadsheetProblem} `damaged`, `encrypted` or `too-large`.
 */
export function unpackArchive(
  archive: Buffer,
  limits: ArchiveLimits,
  wants: (name: string) => boolean,
): { names: string[]; files: ArchiveEntry[] } {
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  if (count > limits.entries) throw new SpreadsheetProblem('too-large')
  let at = archive.readUInt32LE(end + 16)
  let left = limits.unpackedBytes
  const names = new Set<string>()
  const files: ArchiveEntry[] = []
  for (let index = 0; index < count; index += 1) {
    const entry = readDirectoryEntry(archive, at)
    at = entry.next
    if (names.has(entry.name)) throw new SpreadsheetProblem('damaged')
    names.add(entry.name)
    if (!wants(entry.name)) continue
    const bytes = unpackEntry(archive, entry, left)
    left -= bytes.length
    files.push({ name: entry.name, bytes })
  }
  return { names: [...names], files }
}

/** Packs files as they are, so that whoever unpacks them finds exactly what was checked, and nothing to inflate. */
export function packStored(files: readonly ArchiveEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const nameBytes = Buffer.from(name, 'utf8')
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([number32(LOCAL_SIGNATURE), facts, nameBytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(number32(DIRECTORY_SIGNATURE), Buffer.from([20, 0]), facts, place, nameBytes)
    parts.push(local, bytes)
    offset += local.length + bytes.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END_SIGNATURE, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

interface DirectoryEntry {
  name: string
  isEncrypted: boolean
  method: number
  checksum: number
  packedBytes: number
  localAt: number
  next: number
}

function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = archive.length - END_BYTES; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === END_SIGNATURE) return at
  }
  throw new SpreadsheetProblem('damaged')
}

function readDirectoryEntry(archive: Buffer, at: number): DirectoryEntry {
  if (at + DIRECTORY_BYTES > archive.length || archive.readUInt32LE(at) !== DIRECTORY_SIGNATURE) {
    throw new SpreadsheetProblem('damaged')
  }
  const nameEnd = at + DIRECTORY_BYTES + archive.readUInt16LE(at + 28)
  if (nameEnd > archive.length) throw new SpreadsheetProblem('damaged')
  return {
    name: archive.toString('utf8', at + DIRECTORY_BYTES, nameEnd).replace(/^\/+/, ''),
    isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
    method: archive.readUInt16LE(at + 10),
    checksum: archive.readUInt32LE(at + 16),
    packedBytes: archive.readUInt32LE(at + 20),
    localAt: archive.readUInt32LE(at + 42),
    next: nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32),
  }
}

function unpackEntry(archive: Buffer, entry: DirectoryEntry, maxBytes: number): Buffer {
  const { localAt, packedBytes, method, checksum } = entry
  if (entry.isEncrypted) throw new SpreadsheetProblem('encrypted')
  if (localAt + LOCAL_BYTES > archive.length || archive.readUInt32LE(localAt) !== LOCAL_SIGNATURE) {
    throw new SpreadsheetProblem('damaged')
  }
  const start = localAt + LOCAL_BYTES + archive.readUInt16LE(localAt + 26) + archive.readUInt16LE(localAt + 28)
  if (start + packedBytes > archive.length) throw new SpreadsheetProblem('damaged')
  const packed = archive.subarray(start, start + packedBytes)
  const bytes = method === STORED ? packed : method === DEFLATED ? inflate(packed, maxBytes) : undefined
  if (bytes === undefined) throw new SpreadsheetProblem('damaged')
  if (bytes.length > maxBytes) throw new SpreadsheetProblem('too-large')
  if (crc32(bytes) !== checksum) throw new SpreadsheetProblem('damaged')
  return bytes
}

function inflate(packed: Buffer, maxBytes: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new SpreadsheetProblem(isTooLarge ? 'too-large' : 'damaged', { cause: error })
  }
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
