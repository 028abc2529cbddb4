import { describe, expect, it } from 'vitest'
import { fromLch, parseColor, toLch, type Hex } from './color.ts'

describe('parseColor', () => {
  it('reads long and short colours, with and without the hash', () => {
    expect(parseColor(' ff7941 ')).toBe('#FF7941')
    expect(parseColor('#abc')).toBe('#AABBCC')
  })

  it.each(['', '#12', '#12345', '#1234567', 'teal', 'rgb(0 0 0)'])('does not read %s', (text) => {
    expect(parseColor(text)).toBeUndefined()
  })
})

describe('toLch and fromLch', () => {
  it.each(['#FF7941', '#124D4D', '#FFF8F6', '#000000', '#FFFFFF', '#808080'] as Hex[])('bring %s back', (color) => {
    expect(fromLch(toLch(color))).toBe(color)
  })

  it('stay inside sRGB', () => {
    expect(fromLch({ l: 0.9, c: 0.4, h: 30 })).toMatch(/^#[0-9A-F]{6}$/)
  })
})
