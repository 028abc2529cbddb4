import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildProblem, findBestRound } from '../../../tests/_util/coffee-problems.ts'
import { matchPerfectly } from './perfect-matching.ts'

describe(matchPerfectly, () => {
  it('is worth as much as the best of all matchings', () => {
    const values = fc.integer({ min: 1, max: 5 }).chain((half) => {
      const pairs = (half * 2) ** 2
      // Few different values make many blossoms.
      return fc.tuple(
        fc.constant(half * 2),
        fc.oneof(
          fc.array(fc.integer({ min: 0, max: 2 }), { minLength: pairs, maxLength: pairs }),
          fc.array(fc.integer({ min: 0, max: 900 }), { minLength: pairs, maxLength: pairs }),
        ),
      )
    })
    fc.assert(
      fc.property(values, ([count, drawn]) => {
        const valueOf = (a: number, b: number) => drawn[Math.min(a, b) * count + Math.max(a, b)]!
        const partners = matchPerfectly(count, valueOf)
        expect(partners.map((partner) => partners[partner])).toEqual(partners.map((_, person) => person))
        const total = partners.reduce((sum, b, a) => (a < b ? sum + valueOf(a, b) : sum), 0)
        expect(total).toBe(findBestRound(buildProblem(count, valueOf)).total)
      }),
      { numRuns: 500 },
    )
  })

  it('takes losses where everybody has to be matched', () => {
    const valueOf = (a: number, b: number) => (a + b === 1 ? 5 : -100)
    expect(matchPerfectly(4, valueOf)).toEqual([1, 0, 3, 2])
  })

  it('matches nobody, and refuses an odd count', () => {
    expect(matchPerfectly(0, () => 1)).toEqual([])
    expect(() => matchPerfectly(3, () => 1)).toThrow(RangeError)
  })
})
