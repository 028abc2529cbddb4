import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, joinHyphens, joinUmlauts, tokenise } from './fold.ts'

describe(foldText, () => {
  it.each([
    ['Müller', 'Mueller', 'Muller'],
    ['Größl', 'Groessl', 'GROSSL'],
    ['Zieliński', 'zielinski', 'ZIELIŃSKI'],
    ['Østergård', 'Ostergard', 'Oestergard'],
    ['Inês', 'ines', 'Ine\u0302s'],
    ['Łukasz', 'lukasz', 'LUKASZ'],
    ['Straße', 'strasse', 'STRASSE'],
  ])('takes %s, %s and %s for one', (...spellings) => {
    expect(new Set(spellings.map(foldText)).size).toBe(1)
  })

  it('keeps apart what is not the same', () => {
    expect(foldText('Müller')).not.toBe(foldText('Möller'))
    expect(foldText('Bauer')).not.toBe(foldText('Baur'))
    expect(foldText('neue')).not.toBe(foldText('neu'))
  })

  it('folds what is folded to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = foldText(text)
        expect(
          tokenise(once)
            .map(({ plain }) => plain)
            .join(' '),
        ).toBe(once)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

describe(joinUmlauts, () => {
  it('leaves two letters alone that are no umlaut', () => {
    expect(['neue', 'bauer', 'queue', 'feuer'].map(joinUmlauts)).toEqual(['neue', 'bauer', 'queue', 'feuer'])
  })
})

describe(tokenise, () => {
  it('says where each word stands, in UTF-16 code units', () => {
    const text = '🚡 Größl löst 💡 K8s'
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Größl', 'löst', 'K8s'])
  })

  it('keeps names that contain signs', () => {
    expect(tokenise('C++, C# und .NET').map(({ word }) => word)).toEqual(['cpp', 'csharp', 'und', 'dotnet'])
  })

  it('keeps no word that is longer than anybody asks for', () => {
    expect(tokenise('a'.repeat(65))).toEqual([])
    expect(tokenise('a'.repeat(64))).toHaveLength(1)
  })
})

describe(joinHyphens, () => {
  it('also reads words joined by hyphens as one', () => {
    const text = 'Seilbahn-Zulassung, Tal-Berg-Bahn, zwei Worte'
    const joined = joinHyphens(text, tokenise(text))
    expect(joined.map(({ word }) => word)).toEqual(['seilbahnzulassung', 'talbergbahn'])
    expect(joined.map(({ start, end }) => text.slice(start, end))).toEqual(['Seilbahn-Zulassung', 'Tal-Berg-Bahn'])
  })
})
