import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTypoDistance } from './typo-distance.ts'

/** The same by the book: the whole table, cell by cell. */
function byTable(pattern: string, term: string) {
  const rows = Array.from({ length: pattern.length + 1 }, (_, i) =>
    Array.from({ length: term.length + 1 }, (__, j) => (i === 0 ? j : i)),
  )
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= pattern.length; i += 1) {
    for (let j = 1; j <= term.length; j += 1) {
      const isSame = pattern[i - 1] === term[j - 1]
      const isSwapped = i > 1 && j > 1 && pattern[i - 1] === term[j - 2] && pattern[i - 2] === term[j - 1]
      const best = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? cell(i - 2, j - 2) + 1 : Infinity,
      )
      const row = rows[i]
      if (row) row[j] = best
    }
  }
  const lastRow = rows[pattern.length] ?? []
  return { whole: lastRow[term.length], beginning: Math.min(...lastRow) }
}

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
        expect(createTypoDistance(pattern)(term)).toEqual(byTable(pattern, term))
      }),
      { seed: 5, numRuns: 3000 },
    )
  })

  it('agrees with the whole table up to the longest pattern', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 25, maxLength: 31 })
    fc.assert(
      fc.property(word, word, (pattern, term) => {
        expect(createTypoDistance(pattern)(term)).toEqual(byTable(pattern, term))
      }),
      { seed: 5, numRuns: 500 },
    )
  })
})
