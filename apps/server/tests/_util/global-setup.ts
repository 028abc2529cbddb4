import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/db/client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an embedded database with all tables and no rows, to be copied. */
    databaseTemplate: string
    /** Where the one build of the server of this run is, once somebody asked for it. */
    buildFolder: string
  }
}

/** Makes one embedded database for the whole run, and names the place of its one build. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-template-'))
  const dataDir = join(folder, 'database')
  if (!process.env.TEST_DATABASE_URL) {
    const client = await openDatabase({ kind: 'embedded', dataDir })
    await client[Symbol.asyncDispose]()
  }
  project.provide('databaseTemplate', dataDir)
  // Below the app, so that what is built finds its packages.
  const builds = join(import.meta.dirname, '../../node_modules/.cache')
  const buildFolder = join(builds, `tests-${process.pid}`)
  project.provide('buildFolder', buildFolder)
  return () => {
    for (const path of [folder, ...globSync(`${buildFolder}*`)]) rmSync(path, { recursive: true, force: true })
  }
}
