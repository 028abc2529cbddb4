import { describe, expect, it } from 'vitest'
import { markExcluded } from './exclude.ts'
import { tokenise } from './fold.ts'
import type { UnderstoodPart } from './question-part.ts'
import type { QuestionWord } from './read-words.ts'

/** What of a question is excluded, given the words that are parts of it. */
function excludedIn(question: string, ...asked: string[]): string[] {
  const tokens = tokenise(question)
  const words = tokens.map((token, index): QuestionWord => ({
    ...token,
    raw: question.slice(token.start, token.end),
    kind: 'content',
    isOpen: false,
    startsAnew: /[,.;]/.test(question.slice(tokens[index - 1]?.end ?? 0, token.start)),
  }))
  const parts = asked.map((label): UnderstoodPart => {
    const start = question.indexOf(label)
    return { kind: 'text', label, marks: [[start, start + label.length]], groups: [] }
  })
  return markExcluded(question, words, parts)
    .filter(({ isExcluded }) => isExcluded)
    .map(({ label }) => label)
}

describe(markExcluded, () => {
  it.each([
    ['Python but not in Munich', ['Python', 'Munich'], ['not in Munich']],
    ['Python, aber nicht in München', ['Python', 'München'], ['nicht in München']],
    ['Schweißer ohne SAP', ['Schweißer', 'SAP'], ['ohne SAP']],
    ['nicht in Köln oder Bonn, mit Python', ['Köln', 'Bonn', 'Python'], ['nicht in Köln', 'oder Bonn']],
    ['not in Munich and speaks Spanish', ['Munich', 'Spanish'], ['not in Munich']],
    ['außerhalb von Berlin, Python', ['Berlin', 'Python'], ['außerhalb von Berlin']],
  ])('%s', (question, asked, excluded) => {
    expect(excludedIn(question, ...asked)).toEqual(excluded)
  })

  it.each([
    ['not only Python', ['Python']],
    ['nicht nur in München', ['München']],
    ['no-code tools', ['code']],
    ['I do not know. Python', ['Python']],
    ['Köln oder Bonn', ['Köln', 'Bonn']],
  ])('takes %s for a wish', (question, asked) => {
    expect(excludedIn(question, ...asked)).toEqual([])
  })
})
