import type { Mark, QuestionPart } from '@umkreis/schemas'
import { foldText } from './fold.ts'
import { findCompletion } from './suggestion.ts'

/** A stretch of the question with an arc under it: line 1 where it is understood, line 2 while it is being completed. */
export type QuestionArc = { readonly start: number; readonly end: number; readonly state: 'understood' | 'open' }

/**
 * The arcs under a question while it is typed. The answer may belong to an earlier wording: what was not touched since
 * keeps its arc, and moves with the text.
 *
 * @param answeredText The wording that `parts` belong to.
 * @param openWord The word that the suggestions complete, if there is one.
 */
export function arcsUnder(
  text: string,
  answeredText: string,
  parts: readonly QuestionPart[],
  openWord: Mark | undefined,
): QuestionArc[] {
  const arcs: QuestionArc[] = []
  for (const part of parts) {
    for (const [start, end] of joinMarks(carryMarks(part.marks, answeredText, text), text)) {
      // The word being completed is open, even where its beginning was understood as something already.
      if (openWord && start < openWord[1] && openWord[0] < end) continue
      arcs.push({ start, end, state: 'understood' })
    }
  }
  if (openWord && openWord[1] > openWord[0]) arcs.push({ start: openWord[0], end: openWord[1], state: 'open' })
  return arcs.sort((a, b) => a.start - b.start)
}

/**
 * The word that is still being written: what the first suggestion would complete in the middle of a word. A word that stands
 * there whole is not open, whatever longer values begin with it.
 */
export function openWordOf(textBeforeCaret: string, suggested: readonly string[]): Mark | undefined {
  for (const words of suggested.slice(0, 1)) {
    const { start, typed } = findCompletion(textBeforeCaret, words)
    if (typed.trim() === '') continue
    for (const umlauts of ['plain', 'expanded'] as const) {
      const whole = foldText(words, umlauts).text
      const part = foldText(typed).text
      const at = [0, ...[...whole.matchAll(/[\s-]/g)].map((match) => match.index + 1)].find((one) =>
        whole.startsWith(part, one),
      )
      if (at !== undefined && /[\p{L}\p{N}]/u.test(whole[at + part.length] ?? ''))
        return [start, textBeforeCaret.length]
    }
  }
  return undefined
}

/** Takes marks of one wording over to another: what lies before the first or behind the last change stays marked. */
export function carryMarks(marks: readonly Mark[], from: string, to: string): Mark[] {
  const shorter = Math.min(from.length, to.length)
  let prefix = 0
  while (prefix < shorter && from[prefix] === to[prefix]) prefix++
  let suffix = 0
  while (suffix < shorter - prefix && from[from.length - 1 - suffix] === to[to.length - 1 - suffix]) suffix++
  const shift = to.length - from.length
  return marks.flatMap(([start, end]): Mark[] => {
    const isWholeWord = !/^[\p{L}\p{N}]/u.test(to.slice(end))
    if (end < prefix || (end === prefix && isWholeWord)) return [[start, end]]
    if (start >= from.length - suffix) return [[start + shift, end + shift]]
    return []
  })
}

/** Joins marks that only white space parts into one. */
export function joinMarks(marks: readonly Mark[], text: string): Mark[] {
  const joined: Mark[] = []
  for (const [start, end] of [...marks].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && text.slice(last[1], start).trim() === '') last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

// Words that only lead to the one behind them; left alone they would ask for nothing.
const LEADING =
  /(?:^|[\s,;]+)(?:and|or|who|that|speaks?|speaking|near|around|close|to|in|from|with|knows?|has|have|run|done|led|did|made|is|lives?|based|within|about|of|a|an|the|und|oder|der|die|das|spricht|sprechen|nahe|bei|um|in|aus|mit|kennt|hat|habe|haben|ist|wohnt|im|von|über|wer|sich)$/iu
const ONLY_CONNECTING = /^(?:[\s,;.?!]|(?:and|or|who|that|has|is|wer|hat|ist|und|oder|kennt|knows?)(?=$|[\s,;.?!]))*$/iu

/** Takes a part's words out of the question, with the words that only led to them. */
export function removePart(text: string, part: Pick<QuestionPart, 'marks'>): string {
  let rest = text
  for (const [start, end] of joinMarks(part.marks, text).reverse()) {
    let before = rest.slice(0, start).trimEnd()
    for (let shorter = before.replace(LEADING, ''); shorter !== before; shorter = before.replace(LEADING, '')) {
      before = shorter.trimEnd()
    }
    const after = rest.slice(end)
    const stripped = before.replace(/[\s,;]+$/u, '')
    const wasListed = stripped !== before || /^\s*[,;]/u.test(after)
    const tail = after.replace(/^[\s,;]+/u, '')
    const opening = stripped === '' ? tail.replace(/^(?:and|or|und|oder)\s+/iu, '') : tail
    rest = `${stripped}${joint(stripped, opening, wasListed)}${opening}`
  }
  return ONLY_CONNECTING.test(rest) ? '' : rest.trim()
}

function joint(before: string, after: string, wasListed: boolean): string {
  if (before === '' || after === '' || /^[.?!]/u.test(after)) return ''
  return wasListed && !/^(?:and|or|und|oder)\b/iu.test(after) ? ', ' : ' '
}
