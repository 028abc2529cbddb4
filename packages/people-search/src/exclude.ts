import type { UnderstoodPart } from './question-part.ts'
import type { QuestionWord } from './read-words.ts'
import { EXCLUDING_WORDS, ONLY_WORDS, OR_WORDS } from './stop-words.ts'

/**
 * Marks the parts that a question excludes: “not in Munich”, “ohne SAP”, “nicht in Köln oder Bonn”. Their labels and marks
 * begin with the word that excludes, so that a person sees it and takes it away with the part.
 */
export function markExcluded(
  question: string,
  words: readonly QuestionWord[],
  parts: readonly UnderstoodPart[],
): UnderstoodPart[] {
  const marked: UnderstoodPart[] = []
  for (const part of parts) {
    const start = part.marks[0]?.[0] ?? 0
    const end = part.marks.at(-1)?.[1] ?? start
    const by = findExcluding(question, words, start, marked.at(-1))
    marked.push(
      by === undefined ? part : { ...part, isExcluded: true, label: question.slice(by, end), marks: [[by, end]] },
    )
  }
  return marked
}

/** Where the exclusion of a part begins. */
function findExcluding(
  question: string,
  words: readonly QuestionWord[],
  start: number,
  before: UnderstoodPart | undefined,
): number | undefined {
  if (words.find((word) => word.start === start)?.startsAnew) return undefined
  const from = before?.marks.at(-1)?.[1] ?? 0
  let at: number | undefined
  for (const word of words.filter((one) => one.start < start && one.start >= from).toReversed()) {
    if (ONLY_WORDS.has(word.word)) return undefined
    if (EXCLUDING_WORDS.has(word.word)) return question[word.end] === '-' ? undefined : word.start
    if (OR_WORDS.has(word.word) && before?.isExcluded) at = word.start
    if (word.startsAnew) break
  }
  return at
}
