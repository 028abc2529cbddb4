import { describe, expect, it } from 'vitest'
import { foldText } from './fold.ts'

describe(foldText, () => {
  it.each([
    ['Müller', 'muller'],
    ['Straße', 'strasse'],
    ['Zieliński', 'zielinski'],
    ['Łódź', 'lodz'],
  ])('reads %s as %s', (original, folded) => {
    expect(foldText(original).text).toBe(folded)
  })

  it('reads an umlaut as two letters where asked', () => {
    expect(foldText('Müller', 'expanded').text).toBe('mueller')
  })

  it('says where each folded letter came from', () => {
    expect(foldText('Größe').starts).toEqual([0, 1, 2, 3, 3, 4, 5])
  })
})
