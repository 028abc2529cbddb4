import { describe, expect, it } from 'vitest'
import { toLch, type Hex } from '../color/color.ts'
import { transplant } from './transplant.ts'

const carry = (token: Hex, designed: Hex, own: Hex, following: 'tone' | 'shift') =>
  transplant(toLch(token), toLch(designed), toLch(own), following)

describe('transplant', () => {
  it('keeps the lightness of a tone and takes the hue of the company', () => {
    const wash = toLch(carry('#E6F0EE', '#124D4D', '#1F3A6E', 'tone'))
    expect(wash.l).toBeCloseTo(toLch('#E6F0EE').l, 2)
    expect(Math.abs(wash.h - toLch('#1F3A6E').h)).toBeLessThan(15)
  })

  it('keeps the distance of a shift', () => {
    const hover = toLch(carry('#FF8E5F', '#FF7941', '#7A1F5C', 'shift'))
    expect(hover.l - toLch('#7A1F5C').l).toBeCloseTo(toLch('#FF8E5F').l - toLch('#FF7941').l, 2)
  })

  it('steps to the other side where a lighter yellow would fade and a lighter white cannot be', () => {
    for (const own of ['#FFFF00', '#FFFFFF'] as const) {
      const hover = toLch(carry('#FF8E5F', '#FF7941', own, 'shift'))
      expect(hover.l).toBeLessThan(toLch(own).l)
      expect(hover.c).toBeGreaterThanOrEqual(toLch(own).c * 0.8)
    }
  })
})
