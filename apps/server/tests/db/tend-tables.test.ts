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
const size = async () => Number((await client.sql`select pg_relation_size('letters') as size`)[0]!.size)

it('counts a table that has grown, and leaves it alone until it has again', async () => {
  await write(1, 5000)
  expect(await counted()).toBe(-1)
  expect(await tendTables(client.sql)).toContain('letters')
  expect(await counted()).toBe(5000)
  await write(5001, 5100)
  expect(await tendTables(client.sql)).toEqual([])
  await write(5101, 6000)
  expect(await tendTables(client.sql)).toEqual(['letters'])
  expect(await counted()).toBe(6000)
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
  expect(await tendTables(client.sql)).toEqual([])
})
