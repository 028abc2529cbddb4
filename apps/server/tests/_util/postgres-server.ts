import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import postgres from 'postgres'
import { findFreePort } from './program.ts'

/** A PostgreSQL server of a test's own, with nothing in it. */
export interface PostgresServer extends AsyncDisposable {
  /** @returns The address of a new, empty database. */
  createDatabase(name: string): Promise<string>
}

/**
 * Starts the machine's PostgreSQL on a free port and a temporary folder.
 *
 * @throws {Error} Where none is installed: what needs one is never left out silently.
 */
export async function startPostgres(): Promise<PostgresServer> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const bin = findBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-postgres-'))
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }))
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'umkreis', '-A', 'trust', '-N'], { ...options, stdio: 'ignore' })
  const port = await findFreePort()
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-F'], {
    ...options,
    stdio: 'ignore',
  })
  cleanUp.defer(() => stop(server))
  const admin = postgres(`postgres://umkreis@127.0.0.1:${port}/postgres`, { max: 1, onnotice: () => {} })
  cleanUp.defer(() => admin.end({ timeout: 1 }))
  await untilReady(admin, server)
  undo.move()
  return {
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
      if (attempt === 300 || server.exitCode !== null) throw error
      await new Promise((resume) => setTimeout(resume, 50))
    }
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const exited = once(server, 'exit')
  // At once, without waiting for clients.
  server.kill('SIGQUIT')
  await exited
}
