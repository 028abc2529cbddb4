import { expect, it } from 'vitest'
import { cityKey, findCity } from './cities.ts'
import { createFacet } from './facet.ts'
import { foldText } from './fold.ts'

it('finds values by how any of their words begins, while somebody has them', () => {
  const facet = createFacet({ keyOf: foldText })
  for (const value of ['Machine Learning', 'machine learning', 'Learning Design', 'Müll']) facet.add(value)
  const found = (beginning: string) =>
    [...facet.startingWith(beginning)].map(({ key, count }) => `${key} ${count}`).toSorted()
  expect(found('learn')).toEqual(['learning design 1', 'machine learning 2'])
  expect(found('mu')).toEqual(['mull 1'])
  facet.remove('Learning Design')
  expect(found('learn')).toEqual(['machine learning 2'])
  facet.add('Learning Design')
  expect(found('learning d')).toEqual(['learning design 1'])
})

it('finds values by their other names, and by every way that they are written', () => {
  const facet = createFacet({ keyOf: cityKey, namesOf: (key) => findCity(key)?.names ?? [] })
  facet.add('München')
  const found = (beginning: string) => [...facet.startingWith(beginning)].map(({ key }) => key)
  expect([found('mun'), found('munic'), found('baviera'), found('wien')]).toEqual([
    ['munchen'],
    ['munchen'],
    ['munchen'],
    [],
  ])
})
