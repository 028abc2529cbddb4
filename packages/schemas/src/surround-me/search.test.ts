import * as v from 'valibot'
import { expect, it } from 'vitest'
import { searchQuerySchema } from './search.ts'

it('takes a filter once or repeated', () => {
  expect(v.parse(searchQuerySchema, { query: 'Go', city: 'Porto', skill: ['Go', ' Helm ', ''] })).toEqual({
    query: 'Go',
    city: ['Porto'],
    country: [],
    position: [],
    skill: ['Go', 'Helm'],
    pageNumber: 1,
    pageSize: 24,
  })
})

it.each([
  { pageNumber: '0' },
  { pageNumber: '1.5' },
  { pageNumber: '-1' },
  { pageSize: '101' },
  { query: 'x'.repeat(1001) },
])('refuses %j', (query) => {
  expect(v.is(searchQuerySchema, query)).toBe(false)
})
