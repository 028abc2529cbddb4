import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'
import { ByteReader, EarlyEndError } from './byte-reader.ts'
import { CommandError } from './command-error.ts'

/**
 * A backup is a gzip file of frames, each a line of JSON and then as many bytes as it says:
 * `about`, then `rows` of tables, `sums` of all tables and sequences, `key` files, `blob` pieces, and `end`.
 */
export const FORMAT = 'umkreis-backup-1'

const sumSchema = v.object({ table: v.string(), rows: v.number(), checksum: v.string() })
const sequenceSchema = v.object({ sequence: v.string(), lastValue: v.string(), isCalled: v.boolean() })
const headSchema = v.variant('kind', [
  v.object({ kind: v.literal('about'), format: v.literal(FORMAT), createdAt: v.string(), migrations: v.number() }),
  v.object({ kind: v.literal('rows'), table: v.string() }),
  v.object({ kind: v.literal('sums'), sums: v.array(sumSchema), sequences: v.array(sequenceSchema) }),
  v.object({ kind: v.literal('key'), name: v.picklist(['token.key', 'vapid.json']) }),
  v.object({ kind: v.literal('blob'), blobId: v.string(), offset: v.number(), grows: v.boolean() }),
  v.object({ kind: v.literal('end'), frames: v.number() }),
])
/** What a frame is. */
export type FrameHead = v.InferOutput<typeof headSchema>
/** A frame with its bytes. */
export interface Frame {
  head: FrameHead
  bytes: Buffer
}

const measureSchema = v.object({ length: v.pipe(v.number(), v.integer(), v.minValue(0)), sha256: v.string() })

/** Writes frames to a new file that only its owner reads. */
export interface BackupWriter {
  write(head: FrameHead, bytes?: Uint8Array): Promise<void>
  /** Ends the file. @returns How many frames there are. */
  end(): Promise<number>
}

export function createBackupWriter(path: string): BackupWriter {
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  const failed = written.then(() => new Promise<never>(() => {}))
  failed.catch(() => undefined)
  let frames = 0
  const write: BackupWriter['write'] = async (head, bytes = new Uint8Array()) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const line = `${JSON.stringify({ ...head, length: bytes.length, sha256 })}\n`
    // What fails first is told: the file that cannot be written, not the stream that ends because of it.
    await Promise.race([Promise.all([push(gzip, line), push(gzip, bytes)]), failed])
    frames += 1
  }
  return {
    write,
    async end() {
      await write({ kind: 'end', frames })
      gzip.end()
      await written
      return frames
    },
  }
}

async function push(stream: Writable, part: string | Uint8Array): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    stream.write(part, (error) => (error ? reject(error) : resolve()))
  })
}

/**
 * Reads every frame and checks it.
 *
 * @throws {CommandError} If the file is not there, is no backup, is damaged, or ends early.
 */
export async function* readBackup(path: string): AsyncGenerator<Frame> {
  const damaged = () => new CommandError(`${path} is damaged or not a whole backup: nothing was changed`)
  const file = createReadStream(path)
  const gunzip = createGunzip()
  // Both end with the reading; what failed is thrown by the reader.
  pipeline(file, gunzip).catch(() => undefined)
  const reader = new ByteReader(gunzip)
  let frames = 0
  try {
    for (let isEnd = false; !isEnd; frames += 1) {
      const frame = await readFrame(reader)
      const isFirst = frames === 0
      if (!frame || isFirst !== (frame.head.kind === 'about')) throw damaged()
      isEnd = frame.head.kind === 'end'
      if (frame.head.kind === 'end' && frame.head.frames !== frames) throw damaged()
      yield frame
    }
    if ((await reader.readLine()) !== undefined) throw damaged()
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code ?? '')
    if (code === 'ENOENT') throw new CommandError(`There is no file ${path}`)
    throw error instanceof EarlyEndError || code.startsWith('Z_') ? damaged() : error
  } finally {
    file.destroy()
    gunzip.destroy()
  }
}

/** @returns Undefined for anything that is not a frame. */
async function readFrame(reader: ByteReader): Promise<Frame | undefined> {
  const line = parseJson((await reader.readLine()) ?? '')
  const head = v.safeParse(headSchema, line)
  const measure = v.safeParse(measureSchema, line)
  if (!head.success || !measure.success) return undefined
  const bytes = await reader.read(measure.output.length)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return sha256 === measure.output.sha256 ? { head: head.output, bytes } : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
