import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DatabaseClient, openDatabase } from '../../src/db/client.ts'
import { organisations } from '../../src/db/schema/index.ts'

const url = process.env.TEST_DATABASE_URL
let client: DatabaseClient
const folder = mkdtempSync(join(tmpdir(), 'umkreis-client-'))
beforeAll(async () => {
  const dataDir = join(folder, 'database')
  if (!url) cpSync(inject('databaseTemplate'), dataDir, { recursive: true })
  client = await openDatabase(url ? { kind: 'postgres', url } : { kind: 'embedded', dataDir })
  await client.sql`create table counters (id int primary key, count int not null)`
  await client.sql`insert into counters values (1, 0)`
})
afterAll(async () => {
  await client.sql`drop table counters`
  await client[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const count = async () => Number((await client.sql`select count from counters`)[0]!.count)

describe('transactions', () => {
  it('of many callers do not mix, and one that fails leaves nothing', async () => {
    const before = await count()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        client.db.transaction(async (tx) => {
          const [row] = await tx.execute(sql`select count from counters for update`)
          // Lets the others run: a transaction that is not alone would read the same count.
          await new Promise((resume) => setImmediate(resume))
          await tx.execute(sql`update counters set count = ${Number(row!.count) + 1}`)
          if (index % 4 === 0) throw new Error('changed its mind')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5)
    expect((await count()) - before).toBe(15)
  })

  it('refuse what goes past their handle, which would wait for ever', async () => {
    const past = (work: () => Promise<unknown>) => client.db.transaction(async () => void (await work()))
    const refusal = 'Inside a transaction use its own handle'
    const cause = expect.objectContaining({ message: expect.stringContaining(refusal) as string }) as Error
    await expect(past(() => client.db.select().from(organisations))).rejects.toMatchObject({ cause })
    await expect(past(() => client.db.transaction(async () => {}))).rejects.toThrow(refusal)
    await expect(past(async () => client.sql`select 1`)).rejects.toThrow(refusal)
  })

  it('may be nested through their handle, and the inner one may fail alone', async () => {
    const before = await count()
    await client.db.transaction(async (tx) => {
      await tx.execute(sql`update counters set count = count + 1`)
      await tx
        .transaction(async (inner) => {
          await inner.execute(sql`update counters set count = count + 100`)
          throw new Error('inner')
        })
        .catch(() => {})
    })
    expect((await count()) - before).toBe(1)
  })

  it('leave what they started free once they are over', async () => {
    let resume = () => {}
    const over = new Promise<void>((settle) => (resume = settle))
    let later: Promise<number> | undefined
    await client.db.transaction(async () => {
      later = over.then(count)
    })
    resume()
    expect(await later).toBeGreaterThanOrEqual(0)
  })
})

it('goes on after statements that fail among others', async () => {
  const outcomes = await Promise.allSettled([
    client.sql`select 1 / ${0}::int`,
    client.sql`select ${'a'}::text as a`,
    client.sql`select nothing from nowhere`,
    client.sql`select ${'b'}::text as b`,
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
})

it('moves a value of some megabytes there and back', async () => {
  const large = 'ü'.repeat(2_000_000)
  const [row] = await client.sql`select ${large}::text as large`
  expect(row!.large === large).toBe(true)
})
