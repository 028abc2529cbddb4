import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { BlobStore } from '../services/blobs/blob-store.ts'
import { openBlobStore } from '../services/blobs/open-blob-store.ts'
import { type BackupWriter, FORMAT, createBackupWriter } from './backup-file.ts'
import { CommandError } from './command-error.ts'
import { openTarget } from './open-target.ts'
import { type Tx, countMigrations, listTables, prepare, readRows, readSequences, sumTable } from './tables.ts'

/** The keys that lie below `DATA_DIR`. */
const KEY_FILES = ['token.key', 'vapid.json'] as const

// As long as a piece that a member sends at most: an S3-compatible storage gets them back as they were.
const PIECE_BYTES = 4 * 1024 * 1024

interface StoredBlob {
  blobId: string
  size: number
  /** Whether it came in pieces. */
  grows: boolean
}

/**
 * Writes everything that a server has to one new file: database, pictures, files, and the keys below `DATA_DIR`. With
 * PostgreSQL the server may go on meanwhile.
 *
 * @throws {CommandError} If the file is there already.
 */
export async function backup(config: Config, path: string, say: (line: string) => void): Promise<void> {
  if (existsSync(path)) throw new CommandError(`${path} is there already: name a new file`)
  const unfinished = `${path}.part`
  await rm(unfinished, { force: true })
  try {
    const file = createBackupWriter(unfinished)
    const { rows, stored } = await writeDatabase(config, file)
    const keys = await writeKeys(config, file)
    const blobs = await openBlobStore(config.blobs)
    let missing = 0
    for (const each of stored) if (!(await writeBlob(blobs, each, file))) missing += 1
    await file.end()
    await rename(unfinished, path)
    say(
      `Wrote ${path}: ${rows} rows, ${stored.length - missing} files and pictures${keys.length > 0 ? `, ${keys.join(', ')}` : ''}.`,
    )
    if (missing > 0) say(`${missing} of the files and pictures are not there any more, and not in the backup.`)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  if (config.tokenKey) say('TOKEN_KEY is not in it: keep it elsewhere, or everybody has to sign in anew.')
  say('Whoever has this file can read profiles and pictures and sign in as anybody: keep it as you keep passwords.')
}

async function writeDatabase(config: Config, file: BackupWriter): Promise<{ rows: number; stored: StoredBlob[] }> {
  await using database = await openTarget(config.database)
  // Awaited here: the database is closed with this function.
  return (await database.sql.begin('isolation level repeatable read read only', async (tx) => {
    await prepare(tx)
    const createdAt = new Date().toISOString()
    await file.write({ kind: 'about', format: FORMAT, createdAt, migrations: await countMigrations(tx) })
    const sums = []
    for (const table of await listTables(tx)) {
      for await (const rows of readRows(tx, table)) {
        await file.write({ kind: 'rows', table }, Buffer.from(JSON.stringify(rows)))
      }
      sums.push(await sumTable(tx, table))
    }
    await file.write({ kind: 'sums', sums, sequences: await readSequences(tx) })
    return { rows: sums.reduce((sum, { rows }) => sum + rows, 0), stored: await listStored(tx) }
  })) as { rows: number; stored: StoredBlob[] }
}

/** What the database knows of: a blob is kept before its row is, and does not change afterwards. */
async function listStored(tx: Tx): Promise<StoredBlob[]> {
  return tx<StoredBlob[]>`
    select blob_id as "blobId", size::int as size, false as grows from blobs
    union all
    select blob_id, received_bytes::int, true from attachments where removed_at is null and received_bytes > 0`
}

async function writeKeys(config: Config, file: BackupWriter): Promise<string[]> {
  const found = KEY_FILES.filter((name) => existsSync(join(config.dataDir, name)))
  for (const name of found) await file.write({ kind: 'key', name }, await readFile(join(config.dataDir, name)))
  return found
}

/** @returns False when it is gone: it may have been removed since the database was read. */
async function writeBlob(blobs: BlobStore, { blobId, size, grows }: StoredBlob, file: BackupWriter): Promise<boolean> {
  const blob = await blobs.open(blobId)
  if (!blob || blob.size < size) return false
  let offset = 0
  const writePiece = async (bytes: Uint8Array) => {
    await file.write({ kind: 'blob', blobId, offset, grows }, bytes)
    offset += bytes.length
  }
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const part of blob.stream(0, size)) {
    waiting.push(part)
    length += part.length
    if (length < PIECE_BYTES || !grows) continue
    const bytes = Buffer.concat(waiting)
    await writePiece(bytes.subarray(0, PIECE_BYTES))
    waiting = [bytes.subarray(PIECE_BYTES)]
    length -= PIECE_BYTES
  }
  if (length > 0 || offset === 0) await writePiece(Buffer.concat(waiting))
  return true
}
