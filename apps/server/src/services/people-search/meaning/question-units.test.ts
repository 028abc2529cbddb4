import { expect, it } from 'vitest'
import type { UnderstoodPart } from '@umkreis/people-search'
import { readUnits } from './question-units.ts'

/** A part that was read from words of the question. */
function part(question: string, words: string, more: Partial<UnderstoodPart> = {}): UnderstoodPart {
  const marks = words.split(' ').map((word): [number, number] => {
    const start = question.indexOf(word)
    return [start, start + word.length]
  })
  return { kind: 'text', label: words, marks, groups: [], ...more }
}

it('takes a clause as it stands, with the words that only ask', () => {
  const question = 'Who keeps servers alive?'
  expect(readUnits(question, [part(question, 'keeps servers alive')])).toEqual([
    { text: 'Who keeps servers alive', parts: [0] },
  ])
})

it('leaves out places, languages, people and what is not wanted', () => {
  const question = 'keeps servers alive near Jena, speaks Portuguese, not in Gera, like Ada'
  const parts = [
    part(question, 'keeps servers alive'),
    part(question, 'Jena', { kind: 'city' }),
    part(question, 'Portuguese', { kind: 'language' }),
    part(question, 'not in Gera', { kind: 'city', isExcluded: true }),
    part(question, 'Ada', { kind: 'person' }),
  ]
  expect(readUnits(question, parts)).toEqual([{ text: 'keeps servers alive', parts: [0] }])
})

it('parts what “and” and commas part, but not a thing that has an “and” inside', () => {
  const question = 'research and development, Origami und Glockenguss'
  const parts = [part(question, 'research development'), part(question, 'Origami'), part(question, 'Glockenguss')]
  expect(readUnits(question, parts).map(({ text }) => text)).toEqual([
    'research and development',
    'Origami',
    'Glockenguss',
  ])
})

it('adds each part of a clause that has several', () => {
  const question = 'designer Figma'
  expect(readUnits(question, [part(question, 'designer'), part(question, 'Figma')])).toEqual([
    { text: 'designer Figma', parts: [0, 1] },
    { text: 'designer', parts: [0] },
    { text: 'Figma', parts: [1] },
  ])
})

it('takes five at most, and nothing too short to mean anything', () => {
  const words = 'alpha bravo charlie delta echo foxtrot golf hotel india'.split(' ')
  const question = words.join(' ')
  expect(
    readUnits(
      question,
      words.map((word) => part(question, word)),
    ),
  ).toHaveLength(5)
  expect(readUnits('Go', [part('Go', 'Go')])).toEqual([])
  expect(readUnits('', [part('', '', { marks: [] })])).toEqual([])
})
