import { describe, expect, it } from 'vitest'
import { restAfter } from './limits.ts'

describe(restAfter, () => {
  it.each([
    ['nothing', 0, 40],
    ['little', 15, 25],
    ['half of its time', 20, 20],
    ['much', 120, 120],
  ])('leaves room where a look took %s', (_what, took, rest) => {
    expect(restAfter(took)).toBe(rest)
  })
})
