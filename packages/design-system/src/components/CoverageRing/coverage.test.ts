import { describe, expect, it } from 'vitest'
import { describeCoverage, fillTimes, RING_FILL_MS, ringStrokes } from './coverage.ts'

describe('ringStrokes', () => {
  it('draws a segment for each part in their order', () => {
    const strokes = ringStrokes([true, false, true], 35, 33, 6)
    expect(strokes.map(({ met }) => met)).toEqual([true, false, true])
    expect(new Set(strokes.map(({ path }) => path)).size).toBe(3)
  })

  it('begins at noon: the first segment starts right of the upper middle', () => {
    const [first] = ringStrokes([true, true], 10, 10, 2)
    const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(first?.path ?? '') ?? []
    expect(Number(x)).toBeGreaterThan(10)
    expect(Number(x)).toBeLessThan(12)
    expect(Number(y)).toBeLessThan(0.1)
  })

  it('draws one part as a whole ring, found or not', () => {
    expect(ringStrokes([true], 35, 33, 6)).toEqual([{ key: 0, met: true, path: undefined }])
    expect(ringStrokes([false], 35, 33, 6)).toEqual([{ key: 0, met: false, path: undefined }])
  })

  it('draws more than six parts as one continuous arc over a pale ring', () => {
    const strokes = ringStrokes([true, true, true, true, false, false, false, false], 35, 33, 6)
    expect(strokes.map(({ met, path }) => [met, path !== undefined])).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('draws nothing for a question without parts', () => {
    expect(ringStrokes([], 35, 33, 6)).toEqual([])
  })
})

describe('fillTimes', () => {
  it('fills one found segment after another, all within the time of the whole', () => {
    const times = fillTimes(ringStrokes([true, false, true, true], 35, 33, 6))
    expect([...times]).toEqual([
      [0, { delay: 0, duration: 60 }],
      [2, { delay: 60, duration: 60 }],
      [3, { delay: 120, duration: 60 }],
    ])
    const last = times.get(3)
    expect((last?.delay ?? 0) + (last?.duration ?? 0)).toBe(RING_FILL_MS)
  })

  it('has nothing to fill where nothing was found', () => {
    expect(fillTimes(ringStrokes([false, false], 35, 33, 6)).size).toBe(0)
  })
})

describe('describeCoverage', () => {
  it('counts what was found', () => {
    expect(describeCoverage([true, false, true])).toBe('meets 2 of 3 parts')
    expect(describeCoverage([true])).toBe('meets 1 of 1 part')
  })
})
