import { DESCRIPTION_MAX_LENGTH } from './limits.ts'

// Controls, and what turns text round or stands in it unseen; line breaks and tabs are spaces here.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu
/** What a spreadsheet would run: no profile begins so. */
const FORMULA = /^[=@|]|^[+-](?=[\p{L}(])/u

/** One line of plain text, or nothing where it is a formula or longer than a value of its kind can be. */
export function cleanLine(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * 4)
    .replaceAll(/\s+/g, ' ')
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .trim()
  return FORMULA.test(line) || line.length > maxLength || !/[\p{L}\p{N}]/u.test(line) ? '' : line
}

/** Several lines of plain text, cut behind a sentence or a word to what a description takes. */
export function cleanDescription(text: string): string {
  const lines = text
    .slice(0, DESCRIPTION_MAX_LENGTH * 8)
    .normalize('NFC')
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => line.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim())
  const whole = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  if (FORMULA.test(whole) || !/\p{L}/u.test(whole)) return ''
  return cut(whole)
}

function cut(text: string): string {
  if (text.length <= DESCRIPTION_MAX_LENGTH) return text
  // Never between the halves of a sign outside of the basic plane.
  const start = text.slice(0, DESCRIPTION_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
  const sentence = Math.max(...['. ', '! ', '? ', '.\n'].map((end) => start.lastIndexOf(end)))
  if (sentence > DESCRIPTION_MAX_LENGTH / 2) return start.slice(0, sentence + 1)
  const word = start.slice(0, DESCRIPTION_MAX_LENGTH - 1).lastIndexOf(' ')
  return word > 0 ? `${start.slice(0, word)}…` : start
}

/** Each value once, whatever its case, in order; at most so many. */
export function each(values: Iterable<string>, max: number): string[] {
  const known = new Map<string, string>()
  for (const value of values) {
    const key = value.toLocaleLowerCase()
    if (value !== '' && !known.has(key)) known.set(key, value)
    if (known.size >= max) break
  }
  return [...known.values()]
}
