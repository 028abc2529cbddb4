import { describe, expect, it } from 'vitest'
import type { Hex } from '../color/color.ts'
import { difference, perceive, VISIONS } from './vision.ts'

const between = (first: Hex, second: Hex) => difference(perceive(first), perceive(second))

describe('difference', () => {
  it('runs from nothing for the same colour to 1 between black and white', () => {
    expect(between('#FF7941', '#FF7941')).toBe(0)
    expect(between('#000000', '#FFFFFF')).toBeCloseTo(1, 2)
    expect(between('#124D4D', '#FF7941')).toBe(between('#FF7941', '#124D4D'))
  })

  it('sees a red and a green of one lightness nearly alike, as people without red or green cones do', () => {
    expect(between('#B45A3C', '#7A7A2A')).toBeLessThan(0.06)
  })

  it('keeps blue and orange far apart for everybody', () => {
    expect(between('#2F5FB3', '#E8912D')).toBeGreaterThan(0.2)
  })
})

describe('perceive', () => {
  it('leaves greys alone with every kind of colour vision', () => {
    const grey = perceive('#808080')
    for (let place = 0; place < VISIONS.length * 3; place += 1) expect(grey[place]).toBeCloseTo(grey[place % 3] ?? 0, 2)
  })
})
