import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DatabaseClient, openDatabase } from '../../src/db/client.ts'
import { tendTables } from '../../src/db/embedded/tend-tables.ts'

// A PostgreSQL server does this by itself, and might come first.
let client: DatabaseClient
beforeAll(async () => {
  client = await openDatabase({ kind: 'memory' })
  await client.sql`create table letters (id int primary key, text text not null)`
})
afterAll(() => client[Symbol.asyncDispose]())

const write = (from: number, to: number) =>
  client.sql`insert into letters select at, repeat('x', 100) from generate_series(${from}::int, ${to}::int) at`
const counted = async () =>
  Number((await client.sql`select reltuples from pg_class where relname = 'letters'`)[0]!.reltuples)
/** What the planner knows of the texts. */
const distinctTexts = async () =>
  Number(
    (await client.sql`select n_distinct from pg_stats where tablename = 'letters' and attname = 'text'`)[0]!.n_distinct,
  )
const size = async () => Number((await client.sql`select pg_relation_size('letters') as size`)[0]!.size)

it('counts a table anew however little it has grown since, time after time', async () => {
  await write(1, 5000)
  expect(await counted()).toBe(-1)
  expect(await tendTables(client.sql)).toContain('letters')
  expect(await counted()).toBe(5000)
  await client.sql`update letters set text = repeat('y', 100) where id <= 50`
  for (let rows = 5050; rows <= 5200; rows += 50) {
    await write(rows - 49, rows)
    expect(await tendTables(client.sql)).toEqual(['letters'])
    expect(await distinctTexts()).toBe(2)
    expect(await counted()).toBe(rows)
  }
  await client.sql`update letters set text = id::text where id <= 100`
  await tendTables(client.sql)
  expect(await distinctTexts()).toBeGreaterThan(2)
})

it('tends to the copy that vectors have in a schema of their own', async () => {
  await client.sql`create schema if not exists search_points`
  await client.sql`create table search_points.dots as select at, repeat('x', 100) from generate_series(1, 5000) at`
  expect(await tendTables(client.sql)).toEqual(['dots', 'letters'])
  const [row] = await client.sql`select reltuples from pg_class where relname = 'dots'`
  expect(Number(row!.reltuples)).toBe(5000)
  await client.sql`drop table search_points.dots`
})

it('lets rows that are written again and again take their own place', async () => {
  const before = await size()
  for (let round = 0; round < 10; round += 1) {
    await client.sql`update letters set id = -id`
    await tendTables(client.sql)
  }
  expect(await size()).toBeLessThan(3 * before)
})

it('looks at no table that is small', async () => {
  await client.sql`create table notes_of_one (id int)`
  await client.sql`insert into notes_of_one values (1)`
  expect(await tendTables(client.sql)).not.toContain('notes_of_one')
})
