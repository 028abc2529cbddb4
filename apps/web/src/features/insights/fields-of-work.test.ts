import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copy as german } from './copy.de.ts'

it('names every field of work that the database tells apart in German too', () => {
  const migration = join(import.meta.dirname, '../../../../server/src/db/migrations/0011_insights.sql')
  const source = readFileSync(migration, 'utf8')
  const names = [...source.matchAll(/ THEN '([^']+)'$/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => name !== 'IT' && german.fieldOfWork(name) === name)).toEqual([])
  expect(german.fieldOfWork('Seiltänzerin')).toBe('Seiltänzerin')
})
