import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseColor } from './parse-color.ts'

describe('parseColor', () => {
  it('reads six digits in any case, with spaces around, with and without the hash', () => {
    const orange = { kind: 'color', color: '#FF7941', expanded: false }
    for (const text of ['#FF7941', '#ff7941', ' #Ff7941 ', 'ff7941']) expect(parseColor(text)).toEqual(orange)
  })

  it('doubles three digits and says so', () => {
    expect(parseColor('#abc')).toEqual({ kind: 'color', color: '#AABBCC', expanded: true })
    expect(parseColor('F0f')).toEqual({ kind: 'color', color: '#FF00FF', expanded: true })
  })

  it('brings every colour back', () => {
    assert(
      property(integer({ min: 0, max: 0xffffff }), (number) => {
        const color = `#${number.toString(16).padStart(6, '0').toUpperCase()}`
        expect(parseColor(color)).toEqual({ kind: 'color', color, expanded: false })
      }),
      { seed: 3 },
    )
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['#', 'empty'],
    ['red', 'name'],
    ['rebeccapurple', 'name'],
    ['Light Blue', 'name'],
    ['grün', 'name'],
    ['#F00A', 'alpha'],
    ['#FF0000AA', 'alpha'],
    ['ff000080', 'alpha'],
    ['#1', 'length'],
    ['#12', 'length'],
    ['#12345', 'length'],
    ['#1234567', 'length'],
    ['#123456789', 'length'],
    ['#red', 'digits'],
    ['##FF7941', 'digits'],
    ['#FF79 41', 'digits'],
    ['#GG0000', 'digits'],
    ['rgb(255 0 0)', 'digits'],
    ['0xFF7941', 'digits'],
    ['#FF7941;', 'digits'],
  ])('refuses "%s": %s', (text, reason) => {
    expect(parseColor(text)).toEqual({ kind: 'refused', reason })
  })
})
