/** One word of a text, and where it stands. */
export interface Word {
  /** Folded: lower case, without accents, umlauts one way only. */
  word: string
  start: number
  end: number
}

/** Writes a text in the one way that it is compared in: `Müller`, `Mueller` and `Muller` become the same. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
}

/** Takes a text apart into its words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}+#]+/gu)].map(({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }))
}

const ENDINGS = /(ungen|innen|ments|ation|ieren|iert|ungs|ung|ing|ment|est|ern|ers|en|er|em|es|ed|in|ly|e|s|n)$/

/** What is left of a folded word without the endings of English and German; short words keep theirs. */
export function stem(word: string): string {
  const cut = word.replace(ENDINGS, '')
  return word.length < 5 || cut.length < 4 ? word : cut
}

/**
 * How many letters have to be added, taken away, changed or swapped with their neighbour to make one word of another.
 *
 * @returns At most `limit + 1`: what is further away is not counted out.
 */
export function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let above: number[] = []
  let before = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (above[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    above = before
    before = current
  }
  return Math.min(before[to.length] ?? 0, limit + 1)
}
