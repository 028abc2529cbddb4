import { expect, it } from 'vitest'
import { doerOf } from './doer-names.ts'

it.each([
  ['requirements engineering', 'requirements engineer'],
  ['seilprufung', 'seilprufer'],
  ['orgelbau', 'orgelbauer'],
  ['engineering', undefined],
  ['kubernetes', undefined],
])('who does %s is called %s', (done, doer) => {
  expect(doerOf(done)).toBe(doer)
})
