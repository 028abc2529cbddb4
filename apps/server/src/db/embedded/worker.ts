import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { vector } from '@electric-sql/pglite-pgvector'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { EmbeddedWorkerData } from './embedded-database.ts'

// This file runs as it stands under Node's type stripping: no enums, no parameter properties, no imports of values from
// other TypeScript files.

const { dataDir, socketPath } = workerData as EmbeddedWorkerData
const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread')

const db = await PGlite.create({
  ...(dataDir === undefined ? {} : { dataDir }),
  extensions: { pg_trgm, unaccent, fuzzystrmatch, vector },
})
// PGlite has a single session: a second connection would share its transaction and its unnamed statement.
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 1 })
await server.start()

port.once('message', () => {
  void (async () => {
    await server.stop()
    await db.close()
    port.postMessage('closed')
    port.close()
  })()
})
port.postMessage('ready')
