import { describe, expect, it } from 'vitest'
import { CANVAS, restAfter, TIMEOUT_MS } from './limits.ts'

it('SPEC 9: reads a canvas of 400 px, 25 times a second at most, for ten seconds', () => {
  expect([CANVAS, TIMEOUT_MS]).toEqual([400, 10_000])
  expect(1000 / restAfter(0)).toBe(25)
})

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
