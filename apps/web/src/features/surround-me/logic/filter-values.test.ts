import type { SuggestionsAnswer } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { buildUser } from '../../../testing/people.ts'
import { listFilterValues } from './filter-values.ts'

const results = [
  { user: buildUser({ city: 'München', skills: ['Go', 'Helm'] }) },
  { user: buildUser({ city: 'Porto', skills: ['Go'] }) },
  { user: buildUser({ city: 'Porto', skills: [] }) },
  { user: buildUser({ city: '' }) },
]
const suggested: SuggestionsAnswer = {
  people: [],
  skills: [{ kind: 'skill', value: 'Portfolio management', peopleCount: 6 }],
  cities: [
    { kind: 'city', value: 'Porto', peopleCount: 15 },
    { kind: 'city', value: 'Portland', peopleCount: 1 },
  ],
  fields: [],
}

it('lists what the people found have, most frequent first', () => {
  expect(listFilterValues('skill', results, undefined).map(({ value }) => value)).toEqual(['Go', 'Helm', 'Kubernetes'])
  expect(listFilterValues('city', results, undefined)).toEqual([
    { value: 'Porto', count: 2 },
    { value: 'München', count: 1 },
  ])
})

it('adds what is suggested of the same kind, once', () => {
  expect(listFilterValues('city', results, suggested).map(({ value }) => value)).toEqual([
    'Porto',
    'München',
    'Portland',
  ])
})
