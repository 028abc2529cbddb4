import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  isUnused,
  prepare,
  readRows,
  readSequences,
  refill,
  sumTable,
  type TableSum,
  writeRows,
  writeSequences,
} from '../../src/commands/tables.ts'
import { type DatabaseClient, openDatabase } from '../../src/db/client.ts'
import { countKnownMigrations } from '../../src/db/migrate.ts'
import { type PostgresServer, startPostgres } from '../_util/postgres-server.ts'

let embedded: DatabaseClient
let server: PostgresServer
let target: postgres.Sql
beforeAll(async () => {
  embedded = await openDatabase({ kind: 'memory' }, 1)
  server = await startPostgres()
  target = postgres(await server.createDatabase('umkreis'), { max: 1, onnotice: () => {} })
  for (const sql of [embedded.sql, target]) {
    await sql`create table organisations_kept (name text)`
    await sql.unsafe(TABLE)
  }
})
afterAll(async () => {
  await target?.end()
  await server?.[Symbol.asyncDispose]()
  await embedded?.[Symbol.asyncDispose]()
})

const TABLE = `create table "Odd ""things""" (
  id bigint generated always as identity primary key, parent bigint references "Odd ""things""",
  bytes bytea, data jsonb, moment timestamptz, day date, local timestamp, span interval, ratio float8, exact numeric,
  words text[], yes boolean, doubled numeric generated always as (exact * 2) stored)`
const NAME = 'Odd "things"'

describe('a table of every kind of value', () => {
  beforeAll(async () => {
    await embedded.sql
      .unsafe(`insert into "Odd ""things""" (parent, bytes, data, moment, day, local, span, ratio, exact, words, yes) values
      (2, '\\x00ff5c27', '{"a":[1,null,"\\u00e4\\""]}', '2026-03-29 02:30:00.123456+02', '0044-03-15 BC', '2026-10-25 02:30', '1 mon -3 days 00:00:01.5', 0.1::float8 + 0.2::float8, 1e-30, '{"a,b",NULL,"c\\"d","{}"}', true),
      (null, '', 'null', 'infinity', null, null, null, 'NaN', 'NaN', '{}', false),
      (1, null, null, null, null, null, null, '-Infinity', 123456789012345678901234567890.5, null, null)`)
    for (let n = 0; n < 3; n += 1) {
      await embedded.sql.unsafe(
        `insert into "Odd ""things""" (words, data) select array[repeat(chr(10), 3), E'\\t\\\\', '👋', '(,)'], to_jsonb(n) from generate_series(1, 150) n`,
      )
    }
  })

  it('arrives as it is, rows that name each other and counters included', async () => {
    const copied = await embedded.sql.begin(async (from) => {
      await prepare(from)
      return target.begin(async (to) => {
        await prepare(to)
        await to.unsafe(`insert into organisations_kept values ('was here before')`)
        await refill(to, async () => {
          for await (const rows of readRows(from, NAME)) await writeRows(to, NAME, rows)
          await writeSequences(to, await readSequences(from))
        })
        return [await sumTable(from, NAME), await sumTable(to, NAME), await sumTable(to, 'organisations_kept')]
      })
    })
    expect(copied[0]).toMatchObject({ table: NAME, rows: 453 })
    expect(copied[1]).toEqual(copied[0])
    expect(copied[2]).toMatchObject({ rows: 0 })
    const [odd] = await target.unsafe(
      `select data is null as empty, data::text, words[2], doubled from "Odd ""things""" where id = 2`,
    )
    expect(odd).toEqual({ empty: false, data: 'null', words: null, doubled: 'NaN' })
    const [next] = await target.unsafe(`insert into "Odd ""things""" (data) values ('1') returning id`)
    expect(next).toEqual({ id: '454' })
    const [checks] = await target`select count(*)::int as count from pg_constraint where contype = 'f' and convalidated`
    expect(checks).toEqual({ count: 1 })
  })

  it.each([
    ['a value that is another', `update "Odd ""things""" set ratio = 0.3 where id = 1`],
    ['a row that is missing', `delete from "Odd ""things""" where id = 453`],
    [
      'a row that is there twice',
      `insert into "Odd ""things""" (words) select words from "Odd ""things""" where id = 9`,
    ],
  ])('has another sum with %s', async (_what, change) => {
    const sums: TableSum[] = []
    const changed = embedded.sql.begin(async (tx) => {
      await prepare(tx)
      sums.push(await sumTable(tx, NAME))
      await tx.unsafe(change)
      sums.push(await sumTable(tx, NAME))
      throw new Error('Only looked')
    })
    await expect(changed).rejects.toThrow('Only looked')
    expect(sums[1]?.checksum).not.toBe(sums[0]?.checksum)
  })

  it('is refused whole when a reference leads nowhere', async () => {
    const filled = target.begin(async (to) => {
      await prepare(to)
      await refill(to, () => writeRows(to, NAME, ['(1,99,,,,,,,,,,,)']))
    })
    await expect(filled).rejects.toThrow('foreign key')
    expect((await target`select from pg_constraint where contype = 'f'`).length).toBe(1)
  })
})

it('brings a new database as far as an older version had it', async () => {
  const tables = await embedded.sql`select from information_schema.tables where table_name = 'insight_cells'`
  expect([tables.length, countKnownMigrations() > 12]).toEqual([0, true])
  expect(await embedded.sql.begin((tx) => isUnused(tx))).toBe(true)
  await embedded.sql`insert into organisations (organisation_id, name) values ('o', 'O')`
  expect(await embedded.sql.begin((tx) => isUnused(tx))).toBe(false)
})
