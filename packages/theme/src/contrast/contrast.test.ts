import { describe, expect, it } from 'vitest'
import { contrastRatio, luminance } from './contrast.ts'

describe('contrastRatio', () => {
  it('is 21 between black and white and 1 between the same', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrastRatio('#FF7941', '#FF7941')).toBe(1)
  })

  it('gives the published ratio of white on the orange', () => {
    expect(contrastRatio('#FFFFFF', '#FF7941')).toBeCloseTo(2.6, 1)
    expect(contrastRatio('#FF7941', '#FFFFFF')).toBe(contrastRatio('#FFFFFF', '#FF7941'))
  })
})

describe('luminance', () => {
  it('runs from black to white', () => {
    expect(luminance('#000000')).toBe(0)
    expect(luminance('#FFFFFF')).toBeCloseTo(1, 10)
  })
})
