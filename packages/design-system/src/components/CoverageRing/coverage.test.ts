import { describe, expect, it } from 'vitest'
import { ringStrokes } from './coverage.ts'

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
