import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockDataDir } from './data-dir-lock.ts'

/** What the worker thread is started with; `dataDir` undefined keeps everything in memory. */
export interface EmbeddedWorkerData {
  dataDir: string | undefined
  socketPath: string
}

export interface EmbeddedDatabase extends AsyncDisposable {
  /** The folder that holds the socket, in the form PostgreSQL clients take as their host. */
  socketDir: string
  /** Settles when the worker thread ends by itself, which it never should: the server cannot go on without it. */
  failed: Promise<Error>
}

// The longest path a Unix socket may have is 104 bytes on macOS and 108 on Linux, its final NUL included.
const MAX_SOCKET_PATH_BYTES = 100
const SOCKET_NAME = '.s.PGSQL.5432'

/**
 * Opens PostgreSQL compiled to WebAssembly in a worker thread (on the main thread its queries would starve the event
 * loop) and lets PostgreSQL clients in through a Unix socket that only this user can reach.
 *
 * @param dataDir Undefined: in memory, for tests.
 * @throws {DataDirInUseError} If another process has the same folder open.
 */
export async function openEmbeddedDatabase(dataDir: string | undefined): Promise<EmbeddedDatabase> {
  using undo = new DisposableStack()
  const cleanUp = new DisposableStack()
  undo.defer(() => cleanUp.dispose())
  if (dataDir !== undefined) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    cleanUp.use(lockDataDir(`${dataDir}.lock`))
  }
  const socketDir = createSocketDir(dataDir, cleanUp)
  const socketPath = join(socketDir, SOCKET_NAME)
  rmSync(socketPath, { force: true })
  cleanUp.defer(() => rmSync(socketPath, { force: true }))
  const worker = new Worker(workerUrl(), { workerData: { dataDir, socketPath } satisfies EmbeddedWorkerData })
  let isClosing = false
  const failed = new Promise<Error>((settle) => {
    worker.once('error', (error) => settle(error as Error))
    worker.once('exit', (code) => {
      if (!isClosing) settle(new Error(`The embedded database ended with code ${code}`))
    })
  })
  const outcome = await Promise.race([once(worker, 'message'), failed])
  if (outcome instanceof Error) throw new Error('The embedded database did not start', { cause: outcome })
  undo.move()
  return {
    socketDir,
    failed,
    async [Symbol.asyncDispose]() {
      isClosing = true
      const exited = once(worker, 'exit')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      worker.postMessage('close')
      await exited
      cleanUp.dispose()
    },
  }
}

function createSocketDir(dataDir: string | undefined, cleanUp: DisposableStack): string {
  const beside = dataDir === undefined ? undefined : `${dataDir}-socket`
  if (beside !== undefined && Buffer.byteLength(join(beside, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES) {
    mkdirSync(beside, { recursive: true, mode: 0o700 })
    return beside
  }
  const temporary = mkdtempSync(join(Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir(), 'umkreis-'))
  cleanUp.defer(() => rmSync(temporary, { recursive: true, force: true }))
  return temporary
}

/** Beside this module when it runs from source, beside the bundle when it is built. */
function workerUrl(): URL {
  const built = new URL('./worker.js', import.meta.url)
  return existsSync(built) ? built : new URL('./worker.ts', import.meta.url)
}
