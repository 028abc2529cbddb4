import type { SuggestionsAnswer, UserSummary, SuggestedValue, Mark } from '@umkreis/schemas'
import { foldText } from './fold.ts'

/** One row of the suggestions. */
export type Suggestion =
  | { readonly type: 'value'; readonly key: string; readonly value: SuggestedValue }
  | { readonly type: 'person'; readonly key: string; readonly person: UserSummary }

/** What has been typed before the caret, seen as something to complete. */
export type Completion = {
  /** Where in the text the completed words begin. */
  readonly start: number
  readonly typed: string
}

const VALUES_MAX = 4
const PEOPLE_MAX = 2

/**
 * Puts the suggested values and people in one order: values that begin with what is typed come first, the more people have
 * one the earlier; people come last, unless nothing else was found.
 */
export function listSuggestions(answer: SuggestionsAnswer, textBeforeCaret: string): Suggestion[] {
  const unique = new Map<string, SuggestedValue>()
  for (const value of [...answer.fields, ...answer.cities, ...answer.skills]) {
    const key = `${value.kind}:${value.value}`
    if (!unique.has(key)) unique.set(key, value)
  }
  const values = [...unique].map(([key, value]) => ({
    key,
    value,
    begins: matchedRange(value.value, textBeforeCaret)?.[0] === 0,
  }))
  values.sort((a, b) => Number(b.begins) - Number(a.begins) || b.value.peopleCount - a.value.peopleCount)
  // A kind of which many values begin alike may not push the others out.
  const first = ['language', 'city', 'skill'].flatMap(
    (kind) => values.find((one) => one.value.kind === kind && one.begins) ?? [],
  )
  const shown = [...new Set([...first, ...values])].slice(0, VALUES_MAX)
  shown.sort((a, b) => values.indexOf(a) - values.indexOf(b))
  const people = answer.people.slice(0, Math.max(PEOPLE_MAX, VALUES_MAX - shown.length))
  return [
    ...shown.map(({ key, value }): Suggestion => ({ type: 'value', key, value })),
    ...people.map((person): Suggestion => ({ type: 'person', key: `person:${person.userId}`, person })),
  ]
}

/** The words that taking a suggestion puts into the question. */
export function suggestionWords(suggestion: Suggestion): string {
  return suggestion.type === 'value'
    ? suggestion.value.value
    : `${suggestion.person.firstName} ${suggestion.person.lastName}`.trim()
}

/** Finds the words before the caret that `value` completes: the longest run of words it begins with, else the last word. */
export function findCompletion(textBeforeCaret: string, value: string): Completion {
  for (const start of wordStarts(textBeforeCaret)) {
    const typed = textBeforeCaret.slice(start)
    for (const umlauts of ['plain', 'expanded'] as const) {
      if (typed.trim() !== '' && foldText(value, umlauts).text.startsWith(foldText(typed).text)) return { start, typed }
    }
  }
  const start = wordStarts(textBeforeCaret).at(-1) ?? textBeforeCaret.length
  return { start, typed: textBeforeCaret.slice(start) }
}

/** Takes a suggestion: the words being typed become its words, a space follows, and the caret stands behind it. */
export function takeSuggestion(text: string, caret: number, words: string): { text: string; caret: number } {
  const { start } = findCompletion(text.slice(0, caret), words)
  const after = text.slice(caret)
  const head = `${text.slice(0, start)}${words}`
  const space = /^[\s,.;?!]/.test(after) ? '' : ' '
  return { text: `${head}${space}${after}`, caret: head.length + 1 }
}

/** Finds what was typed within a shown text, at the beginning of one of its words; shown bold. */
export function matchedRange(shown: string, textBeforeCaret: string): Mark | undefined {
  const { typed } = findCompletion(textBeforeCaret, shown)
  const wanted = foldText(typed.trim()).text
  if (wanted === '') return undefined
  for (const umlauts of ['plain', 'expanded'] as const) {
    const folded = foldText(shown, umlauts)
    for (let at = folded.text.indexOf(wanted); at !== -1; at = folded.text.indexOf(wanted, at + 1)) {
      if (at > 0 && /[\p{L}\p{N}]/u.test(folded.text[at - 1] ?? '')) continue
      const end = folded.starts[at + wanted.length]
      const start = folded.starts[at]
      if (start !== undefined && end !== undefined) return [start, end]
    }
  }
  return undefined
}

/** Where the last four words begin, the longest run first: no suggested value has more words. */
function wordStarts(text: string): number[] {
  return [...text.matchAll(/(?<=^|[\s,;(])[^\s,;(]+/gu)].map((match) => match.index).slice(-4)
}
