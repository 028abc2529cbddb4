/** Words that are known, with how many people use each, ready to be searched for what a word was meant as. */
export interface Vocabulary {
  countOf(word: string): number
  /** Words that could lie within so many typing errors of one; a few of them lie further, or are used no more. */
  near(word: string, errors: number): Iterable<string>
}

/** A vocabulary that grows. */
export interface GrowingVocabulary extends Vocabulary {
  /** Takes a word that it does not hold yet. */
  add(word: string): void
}

export function createVocabulary(counts: ReadonlyMap<string, number>): Vocabulary {
  const vocabulary = createGrowingVocabulary((word) => counts.get(word) ?? 0)
  for (const word of counts.keys()) vocabulary.add(word)
  return vocabulary
}

/** @param countOf By how many people a word is used now; those that nobody uses are known no more. */
export function createGrowingVocabulary(countOf: (word: string) => number): GrowingVocabulary {
  const byLength = new Map<number, { words: string[]; letters: number[] }>()
  return {
    countOf,
    add(word) {
      const known = byLength.get(word.length)
      if (known) {
        known.words.push(word)
        known.letters.push(lettersOf(word))
      } else byLength.set(word.length, { words: [word], letters: [lettersOf(word)] })
    },
    *near(word, errors) {
      const letters = lettersOf(word)
      for (let length = word.length - errors; length <= word.length + errors; length += 1) {
        const known = byLength.get(length)
        if (!known) continue
        const most = 2 * errors - Math.abs(length - word.length)
        for (let index = 0; index < known.letters.length; index += 1) {
          const other = known.letters[index] ?? 0
          // One error takes away one letter and brings in another at most; one that changes the length does only one of both.
          if (countBits(letters ^ other) > most) continue
          yield known.words[index] ?? ''
        }
      }
    },
  }
}

/** Which letters a word holds, as the bits of a number. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32)
  return letters
}

function countBits(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555)
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many typing errors a word of this length may hold. Short words have too many neighbours. */
export function allowedErrors(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/**
 * Finds what somebody meant who typed a word that nobody knows: the known word with the fewest errors between, then one
 * with the same first letter, then the one that most people use.
 */
export function correctWord(word: string, vocabulary: Vocabulary): string | undefined {
  // Most words hold one error, for which far fewer have to be compared.
  for (let allowed = 1; allowed <= allowedErrors(word.length); allowed += 1) {
    const closest = findClosest(word, vocabulary, allowed)
    if (closest !== undefined) return closest
  }
  return undefined
}

// From so many letters on, a wrong first one leaves no doubt about the rest.
const FREE_BEGINNING = 7

function findClosest(word: string, vocabulary: Vocabulary, allowed: number): string | undefined {
  let best: { candidate: string; rank: readonly [errors: number, first: number, count: number] } | undefined
  for (const candidate of vocabulary.near(word, allowed)) {
    if (candidate.length < 4 || /^\d+$/.test(candidate)) continue
    const errors = countErrors(word, candidate, best ? Math.min(allowed, best.rank[0]) : allowed)
    const count = errors === undefined ? 0 : vocabulary.countOf(candidate)
    if (errors === undefined || count === 0 || isOtherBeginning(word, candidate)) continue
    const rank = [errors, candidate[0] === word[0] ? 0 : 1, -count] as const
    if (!best || compare(rank, best.rank) < 0) best = { candidate, rank }
  }
  return best?.candidate
}

/** Of short words the first letter is hardly ever typed wrong: who begins with another one is another word. */
function isOtherBeginning(word: string, candidate: string): boolean {
  if (Math.min(word.length, candidate.length) >= FREE_BEGINNING || word[0] === candidate[0]) return false
  return word[0] !== candidate[1] || word[1] !== candidate[0]
}

/**
 * Counts the letters that were changed, left out, added or swapped with their neighbour (optimal string alignment).
 *
 * @returns Undefined when there are more than `most`.
 */
export function countErrors(from: string, to: string, most: number): number | undefined {
  if (Math.abs(from.length - to.length) > most) return undefined
  if (to.length >= MAX_LENGTH) return undefined
  let [before, previous, current] = ROWS
  for (let column = 0; column <= to.length; column += 1) previous[column] = column
  for (let row = 1; row <= from.length; row += 1) {
    current[0] = row
    let least = row
    for (let column = 1; column <= to.length; column += 1) {
      const same = from.charCodeAt(row - 1) === to.charCodeAt(column - 1)
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        from.charCodeAt(row - 1) === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1)
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return undefined
    ;[before, previous, current] = [previous, current, before]
  }
  const errors = previous[to.length] ?? 0
  return errors <= most ? errors : undefined
}

// Words are at most 64 letters long. The rows are used anew for each of thousands of words.
const MAX_LENGTH = 72
const ROWS = [new Uint8Array(MAX_LENGTH), new Uint8Array(MAX_LENGTH), new Uint8Array(MAX_LENGTH)] as const

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
