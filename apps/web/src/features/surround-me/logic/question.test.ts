import type { Mark, QuestionPart } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { arcsUnder, carryMarks, joinMarks, openWordOf, removePart } from './question.ts'

/** A part read from `words`, each marked on its own, as the server does. */
function part(text: string, words: string, kind: QuestionPart['kind'] = 'text'): QuestionPart {
  const at = text.indexOf(words)
  const marks = [...words.matchAll(/\S+/g)].map((match): Mark => [at + match.index, at + match.index + match[0].length])
  return { kind, label: words, marks }
}

const text = 'who has run a Kubernetes migration and speaks por'

describe(arcsUnder, () => {
  it('draws one arc under words that belong together, and another under the word being completed', () => {
    expect(arcsUnder(text, text, [part(text, 'Kubernetes migration')], [46, 49])).toEqual([
      { start: 14, end: 34, state: 'understood' },
      { start: 46, end: 49, state: 'open' },
    ])
  })

  it('keeps what was understood while one types on', () => {
    const earlier = text.slice(0, 40)
    expect(arcsUnder(text, earlier, [part(earlier, 'Kubernetes migration')], undefined)).toHaveLength(1)
  })

  it('draws no arc under what was changed since', () => {
    expect(arcsUnder('who has run a Kuber', text, [part(text, 'Kubernetes')], undefined)).toEqual([])
  })

  it('draws one arc, not two, under a word that is understood and still being completed', () => {
    expect(arcsUnder('in Porto', 'in Porto', [part('in Porto', 'Porto')], [3, 8])).toEqual([
      { start: 3, end: 8, state: 'open' },
    ])
  })
})

describe(openWordOf, () => {
  it('is the word that a suggestion completes', () => {
    expect(openWordOf('speaks por', ['Portuguese'])).toEqual([7, 10])
    expect(openWordOf('with tav', ['Rúben Tavares'])).toEqual([5, 8])
  })

  it('is none where the word stands there whole', () => {
    expect(openWordOf('in Porto', ['Porto'])).toBeUndefined()
    expect(openWordOf('project', ['Project management'])).toBeUndefined()
  })

  it('is none where nothing is suggested', () => {
    expect(openWordOf('speaks por', [])).toBeUndefined()
  })
})

describe(carryMarks, () => {
  it('moves what stands behind an insertion', () => {
    expect(carryMarks([[3, 8]], 'in Porto', 'people in Porto')).toEqual([[10, 15]])
  })

  it('drops a word that grew', () => {
    expect(carryMarks([[3, 6]], 'in Por', 'in Porto')).toEqual([])
  })

  it('keeps a word that something else follows', () => {
    expect(carryMarks([[3, 8]], 'in Porto', 'in Porto, or')).toEqual([[3, 8]])
  })
})

describe(joinMarks, () => {
  it('parts words that others stand between', () => {
    expect(
      joinMarks(
        [
          [0, 1],
          [4, 5],
        ],
        'a or b',
      ),
    ).toHaveLength(2)
  })
})

describe(removePart, () => {
  const whole = 'who has run a Kubernetes migration and speaks Portuguese, near Munich?'

  it.each([
    ['Kubernetes migration', 'speaks Portuguese, near Munich?'],
    ['Portuguese', 'who has run a Kubernetes migration, near Munich?'],
    ['Munich', 'who has run a Kubernetes migration and speaks Portuguese?'],
  ])('takes %s out with the words that led to it', (words, rest) => {
    expect(removePart(whole, part(whole, words))).toBe(rest)
  })

  it.each([
    ['Wer kennt sich mit Seilbahn-Zulassung in Österreich aus?', 'Österreich'],
    ['CAD mentor, Leipzig', 'Leipzig'],
    ['CAD mentor, Leipzig', 'CAD mentor'],
  ])('leaves no comma or space behind in %s', (sentence, words) => {
    const rest = removePart(sentence, part(sentence, words))
    expect(rest).not.toContain(words)
    expect(rest).not.toMatch(/^[\s,]|,\s*$|\s{2}|\s[,?]/)
  })

  it('leaves nothing of a question that had no other part', () => {
    expect(removePart('who speaks Portuguese?', part('who speaks Portuguese?', 'Portuguese'))).toBe('')
  })

  it('leaves a question as it is for a filter that was chosen by hand', () => {
    expect(removePart('CAD mentor', { marks: [] })).toBe('CAD mentor')
  })
})
