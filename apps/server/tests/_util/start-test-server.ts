import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startServer } from '../../src/app.ts'
import { type Config, createConfig } from '../../src/config/config.ts'
import { type Env, readEnv } from '../../src/config/env.ts'
import type { Context } from '../../src/context.ts'
import type { DatabaseTarget } from '../../src/db/client.ts'
import { createLogger } from '../../src/logging/logger.ts'
import { createServerDatabase } from './server-database.ts'

export interface TestServer extends AsyncDisposable {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string
  /** The port of `/metrics`, where that is another one. */
  metricsPort: number | undefined
  dataDir: string
  context: Context
  /** Every line logged so far. */
  logLines: string[]
}

export interface TestServerOptions {
  env?: Partial<Env>
  /** What no variable sets. */
  config?: Partial<Config>
  now?: () => Date
  /** A database that other servers use as well; one's own unless told. */
  database?: DatabaseTarget
}

/**
 * Starts the real server on a free port with its own folder and database: embedded, or a fresh one on the PostgreSQL
 * server that `TEST_DATABASE_URL` names.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const dataDir = mkdtempSync(join(tmpdir(), 'umkreis-test-'))
  cleanUp.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const logLines: string[] = []
  const env = readEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'debug', ...options.env })
  const server = cleanUp.use(
    await startServer(
      { ...createConfig(env), ...options.config },
      {
        database: options.database ?? (await createTestDatabase(dataDir, cleanUp)),
        logger: createLogger('debug', { write: (line: string) => void logLines.push(line) }),
        ...(options.now ? { now: options.now } : {}),
      },
    ),
  )
  undo.move()
  return {
    origin: server.origin,
    metricsPort: server.metricsPort,
    dataDir,
    context: server.context,
    logLines,
    [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
  }
}

async function createTestDatabase(dataDir: string, cleanUp: AsyncDisposableStack): Promise<DatabaseTarget> {
  const onServer = await createServerDatabase(cleanUp)
  if (onServer) return onServer
  // Making a database takes seconds, copying one does not.
  cpSync(inject('databaseTemplate'), join(dataDir, 'database'), { recursive: true })
  return { kind: 'embedded', dataDir: join(dataDir, 'database') }
}
