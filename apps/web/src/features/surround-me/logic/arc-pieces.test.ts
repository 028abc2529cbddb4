import { describe, expect, it } from 'vitest'
import { cutArc, formatArc, pointOn } from './arc-pieces.ts'

const stage = { centreX: 500, centreY: 400 }
const title = { left: 300, right: 700, top: 60, bottom: 120 }

/** Points half a degree apart on every piece. */
function pointsOf(radius: number, ...args: [Parameters<typeof cutArc>[2], Parameters<typeof cutArc>[3]]) {
  return cutArc(stage, radius, ...args).flatMap(({ from, to }) =>
    Array.from({ length: Math.round((to - from) * 2) + 1 }, (_, step) => pointOn(stage, radius, from + step / 2)),
  )
}

describe(cutArc, () => {
  it('leaves a circle whole where nothing is in its way', () => {
    expect(cutArc(stage, 200, [title], [])).toEqual([{ from: 0, to: 360 }])
  })

  it.each([280, 300, 340, 352, 400])('never touches a text, at a radius of %i', (radius) => {
    const points = pointsOf(radius, [title], [])
    expect(points.length).toBeGreaterThan(100)
    for (const { x, y } of points) {
      const isInside = x > title.left - 8 && x < title.right + 8 && y > title.top - 8 && y < title.bottom + 8
      expect(isInside).toBe(false)
    }
  })

  it('ends before a portrait and goes on behind it', () => {
    const portrait = { ...pointOn(stage, 300, 45), radius: 35 }
    const points = pointsOf(300, [], [portrait])
    expect(Math.min(...points.map((one) => Math.hypot(one.x - portrait.x, one.y - portrait.y)))).toBeGreaterThan(36)
    expect(cutArc(stage, 300, [], [portrait])).toHaveLength(1)
  })

  it('joins what meets at three o’clock', () => {
    const left = { ...pointOn(stage, 300, 180), radius: 35 }
    const [piece] = cutArc(stage, 300, [], [left])
    expect((piece?.to ?? 0) - (piece?.from ?? 0)).toBeGreaterThan(300)
  })

  it('leaves out what is too short to be seen as an arc', () => {
    const near = { ...pointOn(stage, 300, 80), radius: 35 }
    const far = { ...pointOn(stage, 300, 98), radius: 35 }
    const apart = { ...pointOn(stage, 300, 104), radius: 35 }
    expect(cutArc(stage, 300, [], [near, far])).toHaveLength(1)
    expect(cutArc(stage, 300, [], [near, apart])).toHaveLength(2)
  })

  it('measures a piece over three o’clock as one', () => {
    const above = { ...pointOn(stage, 300, 12), radius: 35 }
    const below = { ...pointOn(stage, 300, 348), radius: 35 }
    expect(cutArc(stage, 300, [], [above, below])).toContainEqual({ from: expect.any(Number), to: expect.any(Number) })
    expect(cutArc(stage, 300, [], [above, below])).toHaveLength(2)
  })

  it('draws nothing where everything is hidden', () => {
    expect(cutArc(stage, 20, [{ left: 0, top: 0, right: 1000, bottom: 800 }], [])).toEqual([])
  })
})

describe(formatArc, () => {
  it('is the path of an SVG, from end to end', () => {
    expect(formatArc(stage, 100, { from: 0, to: 90 })).toBe(
      'M600.0 400.0A100 100 0 0 0 570.7 329.3A100 100 0 0 0 500.0 300.0',
    )
  })
})
