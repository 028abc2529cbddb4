import { describe, expect, it } from 'vitest'
import { filterChoices } from './filter-choices.ts'

const choices = ['Bad Münder', 'München', 'Gießen', 'Gdańsk'].map((label) => ({ id: label, label }))
const found = (query: string) => filterChoices(choices, query).map(({ label }) => label)

describe('filterChoices', () => {
  it('finds words without their accents, those that begin with the query first', () => {
    expect(found('mun')).toEqual(['München', 'Bad Münder'])
  })

  it('reads ß as ss', () => {
    expect(found('giess')).toEqual(['Gießen'])
  })

  it('gives all for an empty query', () => {
    expect(found('  ')).toHaveLength(4)
  })

  it('gives none where nothing fits', () => {
    expect(found('xyz')).toEqual([])
  })
})
