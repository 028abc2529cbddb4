import { describe, expect, it } from 'vitest'
import { foldText } from './fold.ts'
import { CONCEPTS, createConceptTable } from './named-concepts.ts'

const idsOf = (name: string) => CONCEPTS.byName(foldText(name)).map(({ id }) => id)

describe(createConceptTable, () => {
  it.each([
    ['Portuguese', 'Portugiesisch', 'português'],
    ['Turkish', 'Türkisch', 'Türkçe'],
    ['Swiss German', 'Schweizerdeutsch', 'Deutsch'],
    ['Sign language', 'Gebärdensprache', 'DGS'],
  ])('knows a language as %s, %s and %s', (...names) => {
    const [first] = names.map(idsOf)
    expect(first).toHaveLength(1)
    for (const name of names) expect(idsOf(name)).toEqual(first)
  })

  it('keeps countries apart from their languages', () => {
    expect(idsOf('germany')).toEqual(['k:de'])
    expect(idsOf('german')).toEqual(['l:de'])
  })

  it('spells abbreviations out', () => {
    expect(idsOf('k8s')).toEqual(idsOf('kubernetes'))
    expect(idsOf('sps')).toEqual(idsOf('plc'))
  })

  it('knows a word of the trade by its feminine form and its plural, and no language or country so', () => {
    const idsByWord = (word: string) => CONCEPTS.byWord(foldText(word)).map(({ id }) => id)
    expect(idsByWord('Käserinnen')).toEqual(idsOf('kaser'))
    expect(idsByWord('pianos')).toEqual(idsOf('piano'))
    expect(idsByWord('Windräder')).toEqual(idsOf('windrad'))
    expect(idsByWord('Deutsche')).toEqual([])
    expect(idsByWord('Ess')).toEqual([])
  })

  it('has no name for two things', () => {
    const twice = CONCEPTS.singleWordNames.filter((name) => CONCEPTS.byName(name).length > 1)
    expect(twice).toEqual([])
  })

  it('completes a beginning to the shortest name first', () => {
    const [first] = CONCEPTS.startingWith('portug')
    expect(first?.name).toBe('Portugal')
  })
})
