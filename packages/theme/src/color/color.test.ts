import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromLch, toLch, type Hex } from './color.ts'

describe('toLch and fromLch', () => {
  it.each(['#FF7941', '#124D4D', '#FFF8F6', '#000000', '#FFFFFF', '#808080'] as Hex[])('bring %s back', (color) => {
    expect(fromLch(toLch(color))).toBe(color)
  })

  it('bring any colour back', () => {
    assert(
      property(integer({ min: 0, max: 0xffffff }), (number) => {
        const color: Hex = `#${number.toString(16).padStart(6, '0').toUpperCase()}`
        const { c } = toLch(color)
        if (c > 0) expect(fromLch(toLch(color))).toBe(color)
      }),
      { numRuns: 5_000, seed: 11 },
    )
  })

  it('stay inside sRGB', () => {
    expect(fromLch({ l: 0.9, c: 0.4, h: 30 })).toMatch(/^#[0-9A-F]{6}$/)
  })
})
