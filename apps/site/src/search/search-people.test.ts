import { describe, expect, it } from 'vitest'
import { distance, fold } from './fold.ts'
import { PEOPLE } from './people.ts'
import { createSearch } from './search-people.ts'

const search = createSearch(PEOPLE)
const namesFor = (question: string) => search(question).hits.map(({ person }) => person.name)

it('searches in forty people, each with another name', () => {
  expect(new Set(PEOPLE.map(({ name }) => name)).size).toBe(40)
})

describe(createSearch, () => {
  it.each([
    ['who has run a Kubernetes migration and speaks Portuguese, near Munich?', 'Inês Carvalho'],
    ['Wer hat Seilbahnen in Österreich zugelassen?', 'Dele Adeyemi'],
    ['kubernets migraton portugese', 'Inês Carvalho'],
    ['Wer kann Drahtseile spleißen?', 'Matthias Größl'],
    ['somebody with winter data for predictive maintenance', 'Priya Raman'],
    ['Betriebsrat', 'Hanna Lichtenberg-Österreicher'],
    ['Groessl', 'Matthias Größl'],
    ['beekeeping', 'Florian Wacker'],
    ['who keeps bees', 'Florian Wacker'],
  ])('answers %j with %s', (question, name) => {
    expect(namesFor(question)[0]).toBe(name)
  })

  it('proves each part by words that stand in the profile', () => {
    const { hits, parts } = search('Kubernetes migration, Portuguese, Munich')
    const [best] = hits
    expect(best?.proofs.map(({ part }) => parts[part]?.asked)).toEqual([
      'Kubernetes',
      'migration',
      'Portuguese',
      'Munich',
    ])
    for (const { field, mark } of best?.proofs ?? []) expect(best?.person[field]).toContain(mark)
    expect(best?.proofs.at(-1)).toMatchObject({ field: 'city', mark: 'München' })
  })

  it('says what a misspelt word was read as', () => {
    expect(search('Kubernebes').parts).toEqual([{ asked: 'Kubernebes', corrected: 'kubernetes' }])
  })

  it.each(['', 'who is the one', 'xylophonist', '???'])('finds nobody for %j', (question) => {
    expect(namesFor(question)).toEqual([])
  })

  it('never finds more than five', () => {
    expect(namesFor('German English Leipzig Python')).toHaveLength(5)
  })
})

it('writes umlauts one way', () => {
  expect(['Müller', 'Mueller', 'MULLER'].map(fold)).toEqual(['muller', 'muller', 'muller'])
})

it('counts letters that are added, taken away, changed and swapped', () => {
  expect([distance('rope', 'ropes', 2), distance('rope', 'hope', 2), distance('rpoe', 'rope', 2)]).toEqual([1, 1, 1])
  expect(distance('rope', 'kubernetes', 2)).toBe(3)
})
