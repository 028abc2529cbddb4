import { STOP_WORDS, tokenise, type UnderstoodPart } from '@umkreis/people-search'

/** A stretch of a question that has one meaning, and the parts of the question that it is about. */
export interface QuestionUnit {
  text: string
  parts: readonly number[]
}

const MAX_CLAUSES = 4
// Each is compared with every text: ten milliseconds at a hundred thousand.
const MAX_UNITS = 5
const MIN_LENGTH = 3
const BOUNDARY = /[,;.!?:\n](?=\s|$)|\s(?:and|und|sowie|&)(?=\s)/giu
const FREE_KINDS: readonly UnderstoodPart['kind'][] = ['text', 'skill', 'position', 'field']

/**
 * Splits a question into what is compared by meaning: its clauses, without places, languages, names and what is not
 * wanted, which are asked for by what they are called; and each part of a clause that has several.
 */
export function readUnits(question: string, parts: readonly UnderstoodPart[]): QuestionUnit[] {
  const spans = parts.map(({ marks }) => [marks[0]?.[0] ?? 0, marks.at(-1)?.[1] ?? 0] as const)
  const isFree = (index: number) => {
    const part = parts[index]
    return part !== undefined && !part.isExcluded && part.marks.length > 0 && FREE_KINDS.includes(part.kind)
  }
  const units: QuestionUnit[] = []
  let from = 0
  for (const boundary of [...question.matchAll(BOUNDARY), undefined]) {
    const to = boundary?.index ?? question.length
    // Inside a part it joins, as in “research and development”.
    if (boundary && spans.some(([start, end]) => start < to && end > to)) continue
    const own = [...parts.keys()].filter((index) => isFree(index) && inside(parts[index], from, to))
    if (own.length > 0 && units.length < MAX_CLAUSES) {
      const others = parts.filter((_, index) => !isFree(index)).flatMap(({ marks }) => marks)
      units.push({ text: trim(cutOut(question, from, to, others)), parts: own })
    }
    from = to + (boundary?.[0].length ?? 0)
  }
  const single = units
    .filter((unit) => unit.parts.length > 1)
    .flatMap((unit) => unit.parts.map((index) => ({ text: parts[index]?.label ?? '', parts: [index] })))
  return [...units, ...single].filter(({ text }) => text.length >= MIN_LENGTH).slice(0, MAX_UNITS)
}

function inside(part: UnderstoodPart | undefined, from: number, to: number): boolean {
  return part?.marks.some(([start]) => start >= from && start < to) ?? false
}

function cutOut(text: string, from: number, to: number, marks: readonly (readonly [number, number])[]): string {
  let left = ''
  let at = from
  for (const [start, end] of marks.toSorted((a, b) => a[0] - b[0])) {
    if (end <= at || start >= to) continue
    left += `${text.slice(at, Math.max(at, start))} `
    at = end
  }
  return left + text.slice(Math.min(at, to), to)
}

/** Without signs around it, and without the little words that led to something which was cut out: “near”, “in”. */
function trim(text: string): string {
  const tokens = tokenise(text)
  const last = tokens.findLast(({ word }) => !STOP_WORDS.has(word))
  return text
    .slice(tokens[0]?.start ?? 0, last?.end ?? text.length)
    .replace(/\s+/g, ' ')
    .trim()
}
