import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import postgres from 'postgres'
import { findFreePort } from './program.ts'

/** A PostgreSQL server of a test's own, with nothing in it. */
export interface PostgresServer extends AsyncDisposable {
  readonly port: number
  /** Of its first process, which has started all others. */
  readonly pid: number
  /** @returns The address of a new, empty database. */
  createDatabase(name: string): Promise<string>
  /** Ends it as a power failure would: none of its processes gets to run again. */
  kill(): Promise<void>
  /** Starts it again, on the same port and the same files; whether it runs or ended. */
  startAgain(): Promise<void>
}

/** What most tests do without. */
export interface PostgresOptions {
  /** Waits until what is committed is on the disk, as outside of tests. */
  isDurable?: boolean
  /** Where its files are; a temporary folder unless told. */
  folder?: string
  /** Further settings, as `name=value`. */
  settings?: readonly string[]
}

/**
 * Starts the machine's PostgreSQL on a free port and a temporary folder.
 *
 * @throws {Error} Where none is installed: what needs one is never left out silently.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const bin = findBinaries()
  const folder = mkdtempSync(join(options.folder ?? tmpdir(), 'umkreis-postgres-'))
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }))
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const run = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'umkreis', '-A', 'trust', '-N'], { ...run, stdio: 'ignore' })
  const port = await findFreePort()
  const settings = [`fsync=${options.isDurable ? 'on' : 'off'}`, ...(options.settings ?? [])].flatMap((one) => [
    '-c',
    one,
  ])
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings]
  const start = () => spawn(join(bin, 'postgres'), args, { ...run, stdio: 'ignore' })
  let server = start()
  cleanUp.defer(() => stop(server))
  const admin = postgres(`postgres://umkreis@127.0.0.1:${port}/postgres`, { max: 1, onnotice: () => {} })
  cleanUp.defer(() => admin.end({ timeout: 1 }))
  await untilReady(admin, server)
  undo.move()
  return {
    port,
    get pid() {
      return server.pid ?? 0
    },
    async kill() {
      const children = childrenOf(server)
      const exited = once(server, 'exit')
      for (const pid of [server.pid, ...children]) if (pid !== undefined) process.kill(pid, 'SIGKILL')
      await exited
    },
    async startAgain() {
      // One that ran out of room may be found running, and end while it is asked: its last try failed before there was room.
      for (let tries = 0; ; tries += 1) {
        if (!isRunning(server)) server = start()
        try {
          return await untilReady(admin, server)
        } catch (error) {
          if (tries === 5 || isRunning(server)) throw error
        }
      }
    },
    async createDatabase(name) {
      await admin.unsafe(`create database ${name}`)
      return `postgres://umkreis@127.0.0.1:${port}/${name}`
    },
    [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
  }
}

function findBinaries(): string {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => Number(version(b)) - Number(version(a))),
  ]
  const found = folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')))
  if (!found) throw new Error('This test needs PostgreSQL: apt-get install postgresql')
  return found
}

function version(folder: string): string | undefined {
  return dirname(folder).split('/').at(-1)
}

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
}

async function untilReady(admin: postgres.Sql, server: ChildProcess): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await admin`select 1`
      return
    } catch (error) {
      if (attempt === 300 || !isRunning(server)) throw error
      await new Promise((resume) => setTimeout(resume, 50))
    }
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (!isRunning(server)) return
  const exited = once(server, 'exit')
  // At once, without waiting for clients.
  server.kill('SIGQUIT')
  await exited
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** The processes it started, each of which has a group of its own; none where the system does not tell. */
function childrenOf({ pid }: ChildProcess): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
