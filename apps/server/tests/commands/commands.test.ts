import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { AuthAnswer, User } from '@umkreis/schemas'
import { startServer } from '../../src/app.ts'
import { FORMAT, createBackupWriter } from '../../src/commands/backup-file.ts'
import { backup } from '../../src/commands/backup.ts'
import { CommandError } from '../../src/commands/command-error.ts'
import { move } from '../../src/commands/move.ts'
import { restore } from '../../src/commands/restore.ts'
import { readRows, sumTable } from '../../src/commands/tables.ts'
import { ConfigError } from '../../src/config/config-error.ts'
import { type Config, createConfig } from '../../src/config/config.ts'
import { readEnv } from '../../src/config/env.ts'
import { openDatabase } from '../../src/db/client.ts'
import { DataDirInUseError, lockDataDir } from '../../src/db/embedded/data-dir-lock.ts'
import { attachmentCalls, type Place } from '../_util/attachments.ts'
import { PASSWORD, call, type Person } from '../_util/api.ts'
import { Build } from '../_util/build.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { type PostgresServer, startPostgres } from '../_util/postgres-server.ts'
import { type S3Server, s3Env, startS3Server } from '../_util/s3-server.ts'

let build: Build
const folder = mkdtempSync(join(tmpdir(), 'umkreis-commands-'))
const newPath = (name: string) => join(folder, name)

type Env = Record<string, string>

/** What a command printed, and how it ended. */
interface Outcome {
  code: number
  output: string
  errors: string
}

/** Runs a command as an operator does. */
function run(args: string[], env: Env): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(build.folder, 'command.js'), ...args],
      { env: { PATH: process.env.PATH, ...env }, timeout: 60_000 },
      (error, output, errors) => resolve({ code: error ? Number(error.code ?? -1) : 0, output, errors }),
    )
  })
}

const start = (env: Env) => startServer(createConfig(readEnv({ PORT: '0', LOG_LEVEL: 'silent', ...env })))

/** Signs in anew, and reads what was written: through the API, as a person sees it. */
async function look(server: { origin: string }) {
  const [ada, ben] = people
  const signIn = { email: ada.email, password: PASSWORD }
  const { body: answer } = await call<AuthAnswer>(server, 'POST', '/auth/login', { body: signIn })
  const token = answer.tokens.accessToken
  const { body: stored } = await call<object[]>(server, 'GET', `/groups/${place.groupId}/messages`, {
    token,
  })
  // A restore lets changes count on from higher up.
  const messages = stored.map((message) => ({ ...message, revision: 'any' }))
  const { body: other } = await call<User>(server, 'GET', `/users/${ben.userId}`, { token })
  const picture = await fetch(`${server.origin}${other.avatarUrl}`)
  await picture.body?.cancel()
  const sealed = await attachmentCalls(server).get({ ...ada, token }, place)
  return {
    messages,
    other,
    picture: picture.headers.get('content-type'),
    file: Buffer.from(await sealed.arrayBuffer()).toString('hex'),
  }
}

let postgres: PostgresServer
let s3: S3Server
let people: [Person, Person]
let place: Place
let before: unknown
const MIB = 1_048_576
const file = randomBytes(5 * MIB + 11)
/** A server that ran with the embedded database and files, and was stopped. */
const used: Env = { DATA_DIR: newPath('used') }
/** A folder with the tables and nothing in them: making a database takes seconds, copying one does not. */
function newDataDir(name: string): string {
  cpSync(inject('databaseTemplate'), join(newPath(name), 'database'), { recursive: true })
  return newPath(name)
}

beforeAll(async () => {
  build = new Build(inject('buildFolder'))
  ;[postgres, s3] = await Promise.all([startPostgres(), startS3Server()])
  newDataDir('used')
  await using server = await start(used)
  people = (await signUpTeam(server, 2)) as [Person, Person]
  const [ada, ben] = people
  const groupId = await createTestGroup(server, people)
  using client = await BareClient.connect(server, ada.token)
  for (const Content of ['Sealed – “ä” 👋', '{"n":null}', '\\x00, (,)'])
    await client.invoke('SendMessage', { GroupId: groupId, Content })
  const at = attachmentCalls(server)
  const { body } = await at.begin(ada, groupId, file.length)
  place = { groupId, blobId: body.blobId }
  for (const offset of [0, 4 * MIB]) await at.send(ada, place, offset, file.subarray(offset, offset + 4 * MIB))
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#FF7941' } })
    .png()
    .toBuffer()
  const profile = new FormData()
  profile.set('avatar', new Blob([new Uint8Array(picture)]), 'me.png')
  await call(server, 'PATCH', '/users', { token: ben.token, body: profile })
  before = await look(server)
  expect(before).toMatchObject({ messages: [{}, {}, {}], file: file.toString('hex'), picture: 'image/webp' })
}, 180_000)
afterAll(async () => {
  await postgres?.[Symbol.asyncDispose]()
  await s3?.[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

/** Expects of a command, run in this process, a refusal that a person can read: one line, and nothing printed before. */
async function expectRefusal(
  command: (config: Config, say: (line: string) => void) => Promise<void>,
  env: Env,
  line: RegExp,
): Promise<void> {
  const said: string[] = []
  const refusal = await (async () => command(createConfig(readEnv(env)), (each) => void said.push(each)))().catch(
    (error: unknown) => error,
  )
  expect(
    [CommandError, ConfigError, DataDirInUseError].some((kind) => refusal instanceof kind),
    String(refusal),
  ).toBe(true)
  expect((refusal as Error).message).toMatch(line)
  expect((refusal as Error).message).not.toContain('\n')
  expect(said).toEqual([])
}
const backupTo =
  (path: string): Parameters<typeof expectRefusal>[0] =>
  (config, say) =>
    backup(config, path, say)
const restoreFrom =
  (path: string): Parameters<typeof expectRefusal>[0] =>
  (config, say) =>
    restore(config, path, say)

describe('move', () => {
  it('copies the embedded database to PostgreSQL, where everything is as it was', async () => {
    const env = { ...used, DATABASE_URL: await postgres.createDatabase('moved') }
    const moved = await run(['move'], env)
    expect(moved).toMatchObject({ code: 0, errors: '' })
    expect(moved.output).toMatch(/^ {2}messages +3 rows {2}-?\d+\/-?\d+$/m)
    expect(moved.output).toMatch(
      /^Moved \d+ tables with \d+ rows; numbers and checksums are the same on both sides\.$/m,
    )
    await expectRefusal(move, env, /has people in it: name an empty one/)
    await using server = await start(env)
    expect(await look(server)).toEqual(before)
  })

  it('says in one line what is wrong', async () => {
    const DATABASE_URL = await postgres.createDatabase('unused')
    await expectRefusal(move, used, /^Set DATABASE_URL to the PostgreSQL database to move to/)
    await expectRefusal(move, { DATA_DIR: newPath('none'), DATABASE_URL }, /^There is no embedded database in/)
    const absent = DATABASE_URL.replace(/unused$/, 'absent')
    await expectRefusal(move, { ...used, DATABASE_URL: absent }, /it has no such database: create it/)
    const closed = 'postgres://umkreis@127.0.0.1:1/umkreis'
    await expectRefusal(move, { ...used, DATABASE_URL: closed }, /^DATABASE_URL cannot be used: nothing listens/)
    using held = lockDataDir(join(used.DATA_DIR!, 'database.lock'))
    expect(held).toBeDefined()
    await expectRefusal(move, { ...used, DATABASE_URL }, /^DATA_DIR is in use by process \d+/)
  })
})

describe('backup and restore', () => {
  const path = newPath('first.backup')
  const onServices = async (name: string): Promise<Env> => ({
    DATA_DIR: newPath(name),
    DATABASE_URL: await postgres.createDatabase(name),
    ...s3Env(s3),
  })

  it('bring everything from the embedded database and files to PostgreSQL and S3, and back again', async () => {
    const made = await run(['backup', path], used)
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(made.output).toMatch(/: \d+ rows, 2 files and pictures, token\.key, vapid\.json\.\n/)
    expect(statSync(path).mode & 0o077).toBe(0)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])

    const services = await onServices('restored')
    const restored = await run(['restore', path], services)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.output).toMatch(/^Restored the backup of \S+: \d+ rows, 3 pieces of files and pictures\.\n/)
    expect(existsSync(join(newPath('restored'), 'blobs'))).toBe(false)
    {
      await using server = await start(services)
      expect(await look(server)).toEqual(before)
      // The keys are the same: who was signed in still is.
      expect((await call(server, 'GET', `/users/${people[0].userId}`, { token: people[0].token })).status).toBe(200)
      // With PostgreSQL nobody has to stop for a backup.
      expect(await run(['backup', newPath('second.backup')], services)).toMatchObject({ code: 0, errors: '' })
    }
    await expectRefusal(restoreFrom(path), services, /token\.key is there already: name an empty DATA_DIR/)
    const elsewhere = { ...services, DATA_DIR: newPath('elsewhere') }
    await expectRefusal(restoreFrom(path), elsewhere, /^There are files already: name an empty DATA_DIR/)
    const otherPrefix = { ...elsewhere, BLOB_URL: services.BLOB_URL!.replace('/files', '/others') }
    await expectRefusal(restoreFrom(path), otherPrefix, /has people in it: name an empty one/)

    const home = { DATA_DIR: newDataDir('home') }
    expect(await run(['restore', newPath('second.backup')], home)).toMatchObject({ code: 0, errors: '' })
    await using server = await start(home)
    expect(await look(server)).toEqual(before)
  })

  it('notice a file that is damaged, cut short, of another kind, or newer, and change nothing', async () => {
    const good = readFileSync(path)
    const frames = gunzipSync(good)
    const other = Buffer.from(frames)
    other[other.indexOf('Sealed')] = 0x58
    const env = { DATA_DIR: newPath('untouched') }
    const damaged: Buffer[] = [
      good.subarray(0, good.length - 100),
      gzipSync(frames.subarray(0, frames.length - 150)),
      gzipSync(Buffer.concat([frames, Buffer.from('{}\n')])),
      gzipSync(other),
      good.map((byte, n) => (n === good.length >> 1 ? byte ^ 1 : byte)) as Buffer,
      Buffer.from('PK zip'),
      Buffer.alloc(0),
    ]
    for (const [n, bytes] of damaged.entries()) {
      writeFileSync(newPath(`damaged-${n}`), bytes)
      await expectRefusal(restoreFrom(newPath(`damaged-${n}`)), env, /is damaged or not a whole backup: nothing/)
    }
    const newer = createBackupWriter(newPath('newer'))
    await newer.write({ kind: 'about', format: FORMAT, createdAt: '2030-01-01', migrations: 9999 })
    await newer.write({ kind: 'sums', sums: [], sequences: [] })
    await newer.end()
    await expectRefusal(restoreFrom(newPath('newer')), env, /was written by a newer version of Umkreis/)
    expect(existsSync(env.DATA_DIR)).toBe(false)
  })

  it('take the backup of an older version, whose tables the next start brings up to date', async () => {
    const older = createBackupWriter(newPath('older'))
    {
      const url = await postgres.createDatabase('older')
      await using database = await openDatabase({ kind: 'postgres', url }, 2)
      await database.sql`update organisations set name = 'Older'`
      await database.sql.begin(async (tx) => {
        await older.write({ kind: 'about', format: FORMAT, createdAt: '2026-01-01', migrations: 2 })
        for await (const rows of readRows(tx, 'organisations')) {
          await older.write({ kind: 'rows', table: 'organisations' }, Buffer.from(JSON.stringify(rows)))
        }
        await older.write({ kind: 'sums', sums: [await sumTable(tx, 'organisations')], sequences: [] })
      })
      await older.end()
    }
    const env = { DATA_DIR: newPath('older-home'), DATABASE_URL: await postgres.createDatabase('brought_up_to_date') }
    await restore(createConfig(readEnv(env)), newPath('older'), () => {})
    await using server = await start(env)
    const found = await server.context.sql`select name from organisations`
    expect(found).toEqual([{ name: 'Older' }])
  })

  it('say in one line how they are called', async () => {
    for (const [args, line] of [
      [[], 'Name one of backup, restore, move(, [\\w-]+)*'],
      [['backup'], 'backup takes the name of one file'],
      [['move', 'now'], 'move takes nothing besides its settings'],
    ] as const) {
      const errors = expect.stringMatching(new RegExp(`^${line}\\n$`)) as string
      expect(await run([...args], used)).toEqual({ code: 1, output: '', errors })
    }
    writeFileSync(newPath('there.backup'), '')
    await expectRefusal(backupTo(newPath('there.backup')), used, /there\.backup is there already: name a new file/)
    await expectRefusal(restoreFrom(newPath('nothing')), used, /^There is no file/)
    await expectRefusal(backupTo(newPath('x')), { ...used, BLOB_URL: 's3://' }, /^BLOB_URL takes/)
    using held = lockDataDir(join(used.DATA_DIR!, 'database.lock'))
    expect(held).toBeDefined()
    await expectRefusal(backupTo(newPath('x')), used, /^DATA_DIR is in use by process \d+/)
    expect(readdirSync(folder).filter((name) => name.startsWith('x'))).toEqual([])
  })
})
