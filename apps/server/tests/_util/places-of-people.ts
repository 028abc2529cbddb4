import { is } from 'drizzle-orm'
import { type PgColumn, PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import * as schema from '../../src/db/schema/index.ts'

/** A column in which somebody stands. */
export interface PersonPlace {
  table: PgTable
  column: PgColumn
  /** As the database calls it: `table.column`. */
  place: string
}

/** Every column that names somebody of the table of people. */
export function placesOfPeople(): PersonPlace[] {
  return Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference()
        const [column] = columns
        if (foreignTable !== schema.users || !column) return []
        return [{ table, column, place: `${getTableConfig(table).name}.${snakeCase(column.name)}` }]
      }),
    )
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
