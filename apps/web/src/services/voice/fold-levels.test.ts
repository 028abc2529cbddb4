import { describe, expect, it } from 'vitest'
import { foldLevels } from './fold-levels.ts'

describe(foldLevels, () => {
  it('keeps what is loud in each stretch of time, the loudest at 255', () => {
    expect([...foldLevels([0.1, 0.2, 0, 0, 0.4, 0.1], 3)]).toEqual([128, 0, 255])
  })

  it('has no more bars than were measured, and none of nothing', () => {
    expect(foldLevels([0.5, 0.5], 60)).toHaveLength(2)
    expect(foldLevels([], 60)).toHaveLength(0)
    expect(
      foldLevels(
        Array.from({ length: 7_001 }, () => 0.3),
        60,
      ),
    ).toHaveLength(60)
  })

  it('does not make a voice of the noise of a silent room', () => {
    expect(Math.max(...foldLevels([0.001, 0.002], 2))).toBeLessThan(30)
  })
})
