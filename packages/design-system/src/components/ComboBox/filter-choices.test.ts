import { describe, expect, it } from 'vitest'
import { indexChoices } from './filter-choices.ts'

const choices = ['Unterm Bad', 'Bad Münder', 'München', 'Gießen', 'Łódź', 'Muehlheim', 'Zürich', 'Malmö'].map(
  (label) => ({
    id: label,
    label,
  }),
)
const index = indexChoices(choices)
const found = (query: string) => index.find(query).map(({ label }) => label)

describe('indexChoices', () => {
  it('finds words without their accents', () => {
    expect(found('munch')).toEqual(['München'])
    expect(found('lodz')).toEqual(['Łódź'])
    expect(found('MALMO')).toEqual(['Malmö'])
  })

  it('finds umlauts written with two letters, and the other way round', () => {
    expect(found('muench')).toEqual(['München'])
    expect(found('mühlh')).toEqual(['Muehlheim'])
    expect(found('zuerich')).toEqual(['Zürich'])
  })

  it('reads ß as ss, and the other way round', () => {
    expect(found('giess')).toEqual(['Gießen'])
    expect(indexChoices([{ id: 'a', label: 'Weiss' }]).find('weiß')).toHaveLength(1)
  })

  it('puts those that begin with the query first, then those with such a word', () => {
    expect(found('mun')).toEqual(['München', 'Bad Münder'])
    expect(found('bad')).toEqual(['Bad Münder', 'Unterm Bad'])
    const words = ['Almere', 'Bad Alm', 'Palma', 'Alma'].map((label) => ({ id: label, label }))
    const ranked = indexChoices(words).find('alm')
    expect(ranked.map(({ label }) => label)).toEqual(['Almere', 'Alma', 'Bad Alm', 'Palma'])
  })

  it('gives all, untouched, for an empty query', () => {
    expect(index.find('  ')).toBe(choices)
  })

  it('gives none where nothing fits', () => {
    expect(found('xyz')).toEqual([])
  })

  it('finds letters composed in another way', () => {
    expect(found('Mu\u0308nchen')).toEqual(['München'])
  })
})
