import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible, mediaTypeOf } from './media-types.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface StaticFile {
  bytes: Buffer
  mediaType: string
  encoding: Encoding
  /** Changes with the content and with how it is packed. */
  etag: string
  /** The name contains a hash of the content, so that it never changes. */
  isImmutable: boolean
}

export interface StaticFiles {
  /**
   * @param path Decoded, below the folder; a folder's `index.html` stands for it.
   * @returns Undefined when there is no such file.
   */
  load(path: string, accepted: readonly Encoding[]): Promise<StaticFile | undefined>
}

interface Entry {
  version: string
  bytes: Buffer
  hash: string
  packed: Map<Encoding, Promise<Buffer>>
}

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
const MIN_PACKED_BYTES = 1024

/** Serves the files of one built folder from memory, each read once and packed once for each encoding. */
export function createStaticFiles(folder: string): StaticFiles {
  const entries = new Map<string, Entry>()

  async function loadEntry(path: string): Promise<Entry | undefined> {
    const file = join(folder, path)
    if (!file.startsWith(folder + sep)) return undefined
    const facts = await stat(file).catch(() => undefined)
    if (!facts?.isFile()) return undefined
    // Rebuilt while the server runs: the next request sees it.
    const version = `${facts.mtimeMs} ${facts.size}`
    const known = entries.get(file)
    if (known?.version === version) return known
    const bytes = await readFile(file)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const entry = { version, bytes, hash, packed: new Map() }
    entries.set(file, entry)
    return entry
  }

  return {
    async load(path, accepted) {
      if (!isServable(path)) return undefined
      const name = path.endsWith('/') || path === '' ? `${path}index.html` : path
      const direct = await loadEntry(name)
      const entry = direct ?? (await loadEntry(`${name}/index.html`))
      if (!entry) return undefined
      const mediaType = mediaTypeOf(direct ? name : 'index.html')
      const canPack = isCompressible(mediaType) && entry.bytes.length >= MIN_PACKED_BYTES
      const encoding = canPack ? (accepted[0] ?? 'identity') : 'identity'
      return {
        bytes: await pack(entry, encoding),
        mediaType,
        encoding,
        etag: `"${entry.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`,
        isImmutable: /(^|\/)(assets|islands)\/.*-[\w-]{6,8}\.\w+(\.map)?$/.test(name),
      }
    },
  }
}

/** No hidden files (`.vite/manifest.json`) but the well-known ones, no way out of the folder, no bytes that end a name early. */
function isServable(path: string): boolean {
  const parts = path.split('/')
  return (
    !path.includes('\0') &&
    !path.includes('\\') &&
    parts.every((part, index) => !part.startsWith('.') || (part === '.well-known' && index === 0))
  )
}

function pack(entry: Entry, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'identity') return entry.bytes
  const known = entry.packed.get(encoding)
  if (known) return known
  const packed =
    encoding === 'br'
      ? packBrotli(entry.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : packGzip(entry.bytes, { level: 9 })
  entry.packed.set(encoding, packed)
  return packed
}
