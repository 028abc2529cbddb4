import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DEMO_PASSWORD } from './people.ts'

const SERVER = resolve(import.meta.dirname, '../../../../server/dist/main.js')

/** Names the data folder of a product that was started and stopped once: what every test begins with. */
export const SEEDED_DATA = 'UMKREIS_E2E_SEEDED_DATA'

/** A tenth of a second lies between two of them. */
const READY_ATTEMPTS = 900

/** The whole product as `npm start` runs it, on a free port with a data folder of its own. */
export interface Product extends AsyncDisposable {
  readonly origin: string
  readonly dataDir: string
  /** Everything that the server has written to its log so far. */
  log(): string
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same port and data. @param more Settings besides those of the first start. */
  restart(more?: Record<string, string>): Promise<void>
  /** Stops it as Ctrl+C does, and answers its exit code. */
  stop(): Promise<number | null>
  /** Every file below the data folder with its bytes, as somebody who took the disk would have them. */
  files(): Promise<{ path: string; bytes: Buffer }[]>
}

/**
 * Starts the product and waits until it is ready.
 *
 * @param folder Where its data lie. Unless told, in a copy of what all tests begin with.
 */
export async function startProduct(settings: Record<string, string> = {}, folder?: string): Promise<Product> {
  const port = await freePort()
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'umkreis-e2e-')))
  const seeded = process.env[SEEDED_DATA]
  if (folder === undefined && seeded) await cp(seeded, dataDir, { recursive: true })
  const origin = `http://localhost:${port}`
  let log = ''
  let child: ChildProcess

  const start = async (more: Record<string, string> = {}) => {
    child = spawn(process.execPath, [SERVER], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DEMO: '1',
        ...settings,
        ...more,
        PORT: String(port),
        DATA_DIR: dataDir,
      },
    })
    child.stdout?.on('data', (chunk) => (log += chunk))
    child.stderr?.on('data', (chunk) => (log += chunk))
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The server ended before it was ready:\n${log}`)
    })
    await Promise.race([ready(origin), ended])
    ended.catch(() => undefined)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
    return child.exitCode
  }

  await start()
  return {
    origin,
    dataDir,
    log: () => log,
    kill: async () => void (await end('SIGKILL')),
    restart: start,
    stop: () => end('SIGTERM'),
    files: async () => {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
      const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })))
    },
    [Symbol.asyncDispose]: async () => {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Lets the manager of the demo organisation make a link by which somebody joins it. */
export async function createInvitation(origin: string): Promise<string> {
  const post = async (path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return answer.json()
  }
  const { tokens } = await post('/auth/login', { email: 'j.brandt@lindwerk.example', password: DEMO_PASSWORD })
  const { data } = await post('/manager/create-company-registration-link', undefined, tokens.accessToken)
  return data
}

async function ready(origin: string): Promise<void> {
  for (let attempt = 0; attempt < READY_ATTEMPTS; attempt += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server was not ready after ${READY_ATTEMPTS} attempts`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('The probe has no port')
  return address.port
}
