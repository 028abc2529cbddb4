import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceByTable } from '../../../testing/typing-errors.ts'
import { createTypoDistance } from './typo-distance.ts'

describe(createTypoDistance, () => {
  it.each([
    ['kubernetes', 'kubernetes', 0],
    ['kubenretes', 'kubernetes', 1],
    ['kuberntes', 'kubernetes', 1],
    ['kubbernetes', 'kubernetes', 1],
    ['cubernetes', 'kubernetes', 1],
    ['kübenrets', 'kubernetes', 3],
  ])('takes %s to be away from %s by %d', (pattern, term, distance) => {
    expect(createTypoDistance(pattern)(term).whole).toBe(distance)
  })

  it('knows what is still being typed', () => {
    expect(createTypoDistance('kubren')('kubernetes')).toEqual({ whole: 5, beginning: 1 })
  })

  it('agrees with the whole table', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(word, word, (pattern, term) => {
        expect(createTypoDistance(pattern)(term)).toEqual(distanceByTable(pattern, term))
      }),
      { seed: 5, numRuns: 3000 },
    )
  })

  it('agrees with the whole table up to the longest pattern', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 25, maxLength: 31 })
    fc.assert(
      fc.property(word, word, (pattern, term) => {
        expect(createTypoDistance(pattern)(term)).toEqual(distanceByTable(pattern, term))
      }),
      { seed: 5, numRuns: 500 },
    )
  })
})
