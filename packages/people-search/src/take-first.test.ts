import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeFirst } from './take-first.ts'

it('takes what ordering everything would put first', () => {
  const items = fc.array(fc.record({ key: fc.nat(20), at: fc.nat() }), { maxLength: 60 })
  fc.assert(
    fc.property(items, fc.nat(70), (list, count) => {
      const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key
      const expected = list.toSorted(byKey).slice(0, count)
      expect(takeFirst(list, count, byKey).map(({ key }) => key)).toEqual(expected.map(({ key }) => key))
    }),
    { seed: 3, numRuns: 300 },
  )
})
