import { describe, expect, it } from 'vitest'
import { placeDots } from './place-dots.ts'

const room = { width: 400, height: 120, least: 5, most: 500 }

describe(placeDots, () => {
  it.each([1, 90, 900, 3000])('lets no two of %d dots touch, and none leave the room', (count) => {
    const dots = Array.from({ length: count }, (_, at) => ({ name: `${at}`, value: 5 + ((at * 37) % 496) }))
    const { placed, radius } = placeDots(dots, room)
    expect(placed).toHaveLength(count)
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    for (const { x } of placed) expect(x + radius).toBeLessThanOrEqual(room.width + radius)
    if (radius > 1) for (const { y } of placed) expect(Math.abs(y)).toBeLessThanOrEqual(room.height / 2 + radius * 2)
  })

  it('places the greater further to the right', () => {
    const { placed } = placeDots(
      [5, 50, 500].map((value) => ({ name: `${value}`, value })),
      room,
    )
    expect(placed[0]!.x).toBeLessThan(placed[1]!.x)
    expect(placed[1]!.x).toBeLessThan(placed[2]!.x)
  })
})
