import { Table, getTableColumns, getTableName, is } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as schema from '../../db/schema/index.ts'
import { CHAPTERS, type DataDeclaration, SWITCHES } from './data-groups.ts'
import { DATA_PLACES, type DataPlaces } from './data-places.ts'
import { PACK_WORDS } from './words/pack-words.ts'

/** Every column of every table, as `table.column`. */
const columns = Object.entries(schema).flatMap(([name, table]) =>
  is(table, Table) ? Object.keys(getTableColumns(table)).map((column) => `${name}.${column}`) : [],
)
const declared = Object.values(DATA_PLACES as Readonly<Record<string, DataPlaces>>).flatMap((places) =>
  Object.entries(places).flatMap(([table, names]) => names.map((column) => `${table}.${column}`)),
)
const told = Object.values(CHAPTERS).flatMap((groups: Readonly<Record<string, DataDeclaration>>) =>
  Object.entries(groups),
)

describe('the declarations of what is processed', () => {
  it('name every column of every table of the database once, and nothing that is not there', () => {
    expect(columns.length).toBeGreaterThan(250)
    expect(declared.toSorted()).toEqual(columns.toSorted())
  })

  it('know every table that is one, under a name of its own', () => {
    const tables = Object.values(schema).filter((table) => is(table, Table))
    expect(new Set(tables.map((table) => getTableName(table))).size).toBe(tables.length)
  })

  it('are told each in one chapter', () => {
    expect(told.map(([name]) => name).toSorted()).toEqual(Object.keys(DATA_PLACES).toSorted())
  })

  it('use every switch that is declared', () => {
    const used = new Set(told.flatMap(([, { switches }]) => switches))
    expect([...used].toSorted()).toEqual(Object.keys(SWITCHES).toSorted())
  })

  it.each(Object.entries(PACK_WORDS))('say in %s where that is which stands in no table', (_language, words) => {
    const outside = Object.entries(DATA_PLACES).filter(([, places]) => Object.keys(places).length === 0)
    const said: Readonly<Record<string, { elsewhere?: string }>> = words.data
    expect(outside.map(([name]) => name)).toEqual(['typing', 'logs'])
    for (const [name] of outside) expect(said[name]?.elsewhere).toBeTruthy()
  })

  it('are said in German in other words than in English', () => {
    const { en, de } = PACK_WORDS
    for (const [name] of told) {
      const key = name as keyof typeof en.data
      for (const part of ['data', 'purpose', 'kept'] as const) expect(de.data[key][part]).not.toBe(en.data[key][part])
    }
  })
})
