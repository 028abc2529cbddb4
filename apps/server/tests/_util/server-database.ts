import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import type { DatabaseTarget } from '../../src/db/client.ts'

/** A fresh database on the PostgreSQL server that `TEST_DATABASE_URL` names; undefined without one. */
export async function createServerDatabase(cleanUp: AsyncDisposableStack): Promise<DatabaseTarget | undefined> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return undefined
  const name = `umkreis_test_${randomBytes(8).toString('hex')}`
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  cleanUp.defer(async () => {
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { kind: 'postgres', url: url.href }
}
