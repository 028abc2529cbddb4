import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/db/client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an embedded database with all tables and no rows, to be copied. */
    databaseTemplate: string
  }
}

/** Makes one embedded database for the whole run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-template-'))
  const dataDir = join(folder, 'database')
  if (!process.env.TEST_DATABASE_URL) {
    const client = await openDatabase({ kind: 'embedded', dataDir })
    await client[Symbol.asyncDispose]()
  }
  project.provide('databaseTemplate', dataDir)
  return () => rmSync(folder, { recursive: true, force: true })
}
