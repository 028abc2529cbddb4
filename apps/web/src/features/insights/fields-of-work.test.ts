import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copy as german } from './copy.de.ts'

/** What the function that sorts positions says, as the last of these migrations that makes it anew has it. */
function namesOfFields(migrations: readonly string[]): string[] {
  const bodies = migrations.flatMap((sql) => [
    ...sql.matchAll(
      /CREATE (?:OR REPLACE )?FUNCTION (?:"?public"?\.)?"?insight_field"?\s*\([^]*?AS (\$\w*\$)([^]*?)\1/gi,
    ),
  ])
  const body = bodies.at(-1)?.[2] ?? ''
  return [...body.matchAll(/\b(?:THEN|ELSE)\s+'([^']+)'/gi)].map(([, name = '']) => name)
}

it('names every field of work that the database tells apart in German too', () => {
  const migrations = globSync(join(import.meta.dirname, '../../../../server/src/db/migrations/*.sql'))
  const names = namesOfFields(migrations.toSorted().map((file) => readFileSync(file, 'utf8')))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => name !== 'IT' && german.fieldOfWork(name) === name)).toEqual([])
  expect(german.fieldOfWork('Seiltänzerin')).toBe('Seiltänzerin')
})

it('reads the migration that says it last', () => {
  const first =
    "CREATE FUNCTION insight_field(job text) RETURNS text AS $$ SELECT CASE WHEN t = '' THEN '' ELSE 'Old' END $$;"
  const last =
    "create or replace function insight_field(job text) AS $f$ SELECT CASE WHEN x THEN 'New' ELSE job END $f$;"
  expect(namesOfFields([first, 'SELECT 1', last])).toEqual(['New'])
  expect(namesOfFields([first])).toEqual(['Old'])
})
