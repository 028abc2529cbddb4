import { lettersOf } from './letters.ts'

/** The words of an index by number: those that were stored in the order of the alphabet, behind them those that came since. */
export interface Terms {
  readonly names: readonly string[]
  /** So many stand in the order of the alphabet, from the first on. */
  readonly sortedCount: number
  /** The number of a word, a new one where it has none. */
  numberOf(name: string): number
  /** Among those in order: from which number on, and up to which, words begin so. */
  beginning(prefix: string): { readonly from: number; readonly until: number }
  /** For each word the letters that stand in it, as {@link lettersOf} says them. */
  letters(): Uint32Array<ArrayBuffer>
}

/** @param sorted Words in the order of their UTF-16 units, each once. */
export function createTerms(sorted: readonly string[] = []): Terms {
  const names = [...sorted]
  const sortedCount = names.length
  // Most words of a message are among few that come again and again: these are looked up once.
  const numbers = new Map<string, number>()
  let letters = new Uint32Array(0)
  let lettersCount = 0

  return {
    names,
    sortedCount,
    numberOf(name) {
      const known = numbers.get(name)
      if (known !== undefined) return known
      const at = firstWhere(names, sortedCount, (term) => term >= name)
      const number = at < sortedCount && names[at] === name ? at : names.push(name) - 1
      numbers.set(name, number)
      return number
    },
    beginning(prefix) {
      return {
        from: firstWhere(names, sortedCount, (term) => term >= prefix),
        until: firstWhere(names, sortedCount, (term) => term >= prefix && !term.startsWith(prefix)),
      }
    },
    letters() {
      if (letters.length < names.length) {
        const grown = new Uint32Array(Math.max(names.length, lettersCount === 0 ? 0 : letters.length * 2))
        grown.set(letters)
        letters = grown
      }
      for (; lettersCount < names.length; lettersCount += 1)
        letters[lettersCount] = lettersOf(names[lettersCount] ?? '')
      return letters
    },
  }
}

/** The first of the first `count` names for which something is so that is so of all that follow; `count` where it is of none. */
function firstWhere(names: readonly string[], count: number, isSo: (name: string) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSo(names[middle] ?? '')) high = middle
    else low = middle + 1
  }
  return low
}
