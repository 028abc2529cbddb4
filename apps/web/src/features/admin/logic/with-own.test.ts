import { describe, expect, it } from 'vitest'
import { moveWithin } from './move-within.ts'
import { withOwn } from './with-own.ts'

describe(withOwn, () => {
  it('adds what somebody chose elsewhere, in its place', () => {
    expect(withOwn([1, 7, 30], 14)).toEqual([1, 7, 14, 30])
    expect(withOwn([1, 7, 30], 7)).toEqual([1, 7, 30])
    expect(withOwn([1, 7, 30], null)).toEqual([1, 7, 30])
  })
})

describe(moveWithin, () => {
  it('changes places with the next or the one before, and nothing beyond the ends', () => {
    expect(moveWithin(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(moveWithin(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
    expect(moveWithin(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
    expect(moveWithin(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
  })
})
