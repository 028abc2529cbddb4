import { describe, expect, it } from 'vitest'
import { foldText, tokenise } from './fold.ts'
import { type HouseWord, changedNames, createHouse } from './house.ts'
import { conceptLexemes } from './lexemes.ts'
import { CONCEPTS } from './named-concepts.ts'

const word = (name: string, ...synonyms: string[]): HouseWord => ({
  wordId: foldText(name),
  name,
  synonyms,
  isSwitchedOff: false,
})
const off = (name: string): HouseWord => ({ wordId: `off ${name}`, name, synonyms: [], isSwitchedOff: true })
const idsOf = (name: string, ...words: HouseWord[]) =>
  (createHouse(words)?.concepts ?? CONCEPTS).byName(foldText(name)).map(({ id }) => id)

describe(createHouse, () => {
  it('is nothing without words', () => {
    expect(createHouse([])).toBeUndefined()
  })

  it('makes words that nobody knows one thing of their own', () => {
    const phoenix = word('Phoenix', 'ERP rollout 2027')
    expect(idsOf('phoenix', phoenix)).toEqual(['t:own:phonix'])
    expect(idsOf('ERP rollout 2027', phoenix)).toEqual(['t:own:phonix'])
    expect(idsOf('ERP rollout', phoenix)).toEqual([])
  })

  it('makes words that go with something built in further names of that', () => {
    const cluster = word('Container farm', 'Kubernetes')
    expect(idsOf('container farm', cluster)).toEqual(idsOf('kubernetes'))
    expect(idsOf('k8s', cluster)).toEqual(idsOf('k8s'))
  })

  it('joins two built-in things whose names mean the same here', () => {
    const joined = word('Kubernetes', 'Scrum')
    expect(idsOf('kubernetes', joined).toSorted()).toEqual([...idsOf('kubernetes'), ...idsOf('scrum')].toSorted())
    expect(idsOf('scrum', joined).toSorted()).toEqual(idsOf('kubernetes', joined).toSorted())
  })

  it('takes a name that is switched off for nothing, and its other names for what they were', () => {
    expect(idsOf('TS')).toEqual(['t:typescript'])
    expect(idsOf('TS', off('ts'))).toEqual([])
    expect(idsOf('TypeScript', off('ts'))).toEqual(['t:typescript'])
  })

  it('gives a name that is switched off to a word of the house', () => {
    const game = word('Spieleabend', 'TS')
    expect(idsOf('TS', game)).toEqual(['t:typescript'])
    expect(idsOf('TS', off('TS'), game)).toEqual(['t:own:spieleabend'])
    expect(idsOf('TypeScript', off('TS'), game)).toEqual(['t:typescript'])
  })

  it('leaves languages and countries what they are, and everything built in to other organisations', () => {
    const daf = word('Deutsch', 'Unterricht für Neue')
    expect(idsOf('Deutsch', daf)).toContain('l:de')
    createHouse([word('Kubernetes', 'Scrum'), off('TS')])
    expect(CONCEPTS.byName('ts').map(({ id }) => id)).toEqual(['t:typescript'])
    expect(CONCEPTS.byName('scrum')).toHaveLength(1)
  })
})

describe(changedNames, () => {
  it('are those that mean something else than before, and no others', () => {
    const one = createHouse([word('Phoenix', 'ERP rollout')])
    const two = createHouse([word('Phoenix', 'ERP rollout', 'Big switch')])
    expect(changedNames(undefined, one).toSorted()).toEqual(['erp rollout', 'phonix'])
    expect(changedNames(one, two)).toEqual(['big switch'])
    expect(changedNames(two, one)).toEqual(['big switch'])
    expect(changedNames(two, undefined)).toHaveLength(3)
    expect(changedNames(undefined, createHouse([off('TS')]))).toEqual(['ts'])
    // What stays a name of the same thing is read as before.
    expect(changedNames(undefined, createHouse([word('Container farm', 'Kubernetes')]))).toEqual(['container farm'])
  })

  it('are found in texts as they stand', () => {
    const house = createHouse([word('Phoenix', 'ERP rollout')])
    const found = conceptLexemes(tokenise('Leads the ERP rollout'), house!.changedConcepts)
    expect(found).toEqual([{ lexeme: 'erp rollout', start: 10, end: 21 }])
  })
})
