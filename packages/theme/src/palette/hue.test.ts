import { describe, expect, it } from 'vitest'
import { hueDrift, keepsHue } from './hue.ts'

describe('keepsHue', () => {
  it('is so for a lighter and a darker shade, and for a grey that stays one', () => {
    expect(keepsHue('#F8A9C0', '#E57E9F')).toBe(true)
    expect(keepsHue('#808080', '#707070')).toBe(true)
  })

  it('is not so for another hue, nor for a colour that faded to grey', () => {
    expect(keepsHue('#FF0000', '#0000FF')).toBe(false)
    expect(keepsHue('#FF0000', '#808080')).toBe(false)
  })
})

describe('hueDrift', () => {
  it('is the chroma of a colour of the opposite hue', () => {
    expect(hueDrift('#B00020', '#00A0A0')).toBeGreaterThan(0.1)
    expect(hueDrift('#B00020', '#B00020')).toBe(0)
  })
})
