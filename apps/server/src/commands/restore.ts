import { existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Config } from '../config/config.ts'
import type { DatabaseClient } from '../db/client.ts'
import { countKnownMigrations } from '../db/migrate.ts'
import type { BlobStore } from '../services/blobs/blob-store.ts'
import { openBlobStore } from '../services/blobs/open-blob-store.ts'
import { type Frame, type FrameHead, readBackup } from './backup-file.ts'
import { CommandError } from './command-error.ts'
import { requireSame } from './move.ts'
import { openTarget } from './open-target.ts'
import { raiseRevisions } from './raise-revisions.ts'
import { type Tx, countMigrations, isUnused, prepare, refill, sumTable, writeRows, writeSequences } from './tables.ts'

type HeadOf<K extends FrameHead['kind']> = Extract<FrameHead, { kind: K }>

interface Contents {
  about: HeadOf<'about'>
  sums: HeadOf<'sums'>
  blobs: number
}

const rowsSchema = v.array(v.string())

/**
 * Brings a backup into an empty database, an empty storage of files and an empty `DATA_DIR`, whichever kinds they are.
 * The whole file is checked before anything is changed, and every table after it was filled.
 *
 * @throws {CommandError} If the file is not whole, is of a newer version, or something is there already.
 */
export async function restore(config: Config, path: string, say: (line: string) => void): Promise<void> {
  const contents = await checkBackup(path)
  requireNoKeys(config)
  const blobs = await openBlobStore(config.blobs)
  if (!(await blobs.isEmpty())) {
    throw new CommandError('There are files already: name an empty DATA_DIR, or another prefix in BLOB_URL')
  }
  await using database = await openTarget(config.database, contents.about.migrations)
  await fillDatabase(database, path, contents, async () => {
    // Before the rows are kept, so that none points to nothing.
    await fillStores(config, blobs, path)
  })
  const rows = contents.sums.sums.reduce((sum, each) => sum + each.rows, 0)
  say(
    `Restored the backup of ${contents.about.createdAt}: ${rows} rows, ${contents.blobs} pieces of files and pictures.`,
  )
  say('Every table has as many rows as it had, and the same checksum. Start the server with the same settings.')
}

async function checkBackup(path: string): Promise<Contents> {
  let about: HeadOf<'about'> | undefined
  let sums: HeadOf<'sums'> | undefined
  let blobs = 0
  for await (const { head } of readBackup(path)) {
    if (head.kind === 'about') about = head
    else if (head.kind === 'sums') sums = head
    else if (head.kind === 'blob') blobs += 1
  }
  if (!about || !sums) throw new CommandError(`${path} is damaged or not a whole backup: nothing was changed`)
  if (about.migrations > countKnownMigrations()) {
    throw new CommandError(`${path} was written by a newer version of Umkreis: restore it with that one`)
  }
  return { about, sums, blobs }
}

function requireNoKeys(config: Config): void {
  for (const name of ['token.key', 'vapid.json']) {
    const path = join(config.dataDir, name)
    if (existsSync(path)) throw new CommandError(`${path} is there already: name an empty DATA_DIR`)
  }
}

async function fillDatabase(
  { sql }: DatabaseClient,
  path: string,
  { about, sums }: Contents,
  fillOthers: () => Promise<void>,
): Promise<void> {
  await sql.begin(async (tx) => {
    await prepare(tx)
    if ((await countMigrations(tx)) !== about.migrations) {
      throw new CommandError('The database has newer tables than the backup: name one without any')
    }
    if (!(await isUnused(tx))) throw new CommandError('The database has people in it: name an empty one')
    await refill(tx, async () => {
      for await (const frame of readBackup(path)) await fillTable(tx, frame)
      await writeSequences(tx, sums.sequences)
      for (const sum of sums.sums) requireSame(sum, await sumTable(tx, sum.table))
      await raiseRevisions(tx)
    })
    await fillOthers()
  })
}

async function fillTable(tx: Tx, { head, bytes }: Frame): Promise<void> {
  if (head.kind !== 'rows') return
  await writeRows(tx, head.table, v.parse(rowsSchema, JSON.parse(bytes.toString())))
}

async function fillStores(config: Config, blobs: BlobStore, path: string): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  for await (const { head, bytes } of readBackup(path)) {
    if (head.kind === 'key') await writeFile(join(config.dataDir, head.name), bytes, { flag: 'wx', mode: 0o600 })
    if (head.kind !== 'blob') continue
    if (head.grows) await blobs.writeAt(head.blobId, head.offset, bytes)
    else await blobs.write(head.blobId, bytes)
  }
}
