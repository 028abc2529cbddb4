import { describe, expect, it } from 'vitest'
import { CENTRE, CIRCLE_PLACES, circlePlaces, RADIUS, STAGE } from './circle-places.ts'

const HALF = { inner: 20, outer: 18 } as const
const counts = Array.from({ length: CIRCLE_PLACES }, (_, index) => index + 1)

describe(circlePlaces, () => {
  it.each(counts)('gives each of %i people a place of their own on the stage', (count) => {
    const places = circlePlaces(count)
    expect(places).toHaveLength(count)
    for (const { x, y, arc } of places) {
      expect(Math.abs(x) + HALF[arc]).toBeLessThanOrEqual(STAGE.width / 2)
      expect(CENTRE.y + y - HALF[arc]).toBeGreaterThanOrEqual(0)
      expect(Math.hypot(x, y)).toBeCloseTo(RADIUS[arc], -1)
    }
    const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other] as const))
    for (const [one, other] of pairs) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(HALF[one.arc] + HALF[other.arc])
    }
  })

  it('has no place for nobody, and none for more than stand on both arcs', () => {
    expect(circlePlaces(0)).toEqual([])
    expect(circlePlaces(1000)).toHaveLength(CIRCLE_PLACES)
  })
})
