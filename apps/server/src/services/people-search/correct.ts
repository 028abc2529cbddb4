/** Words that are known, with how many people use each, and ready to be searched by length. */
export interface Vocabulary {
  countOf(word: string): number | undefined
  ofLength(length: number): readonly string[]
}

export function createVocabulary(counts: ReadonlyMap<string, number>): Vocabulary {
  const byLength = Map.groupBy(counts.keys(), (word) => word.length)
  return { countOf: (word) => counts.get(word), ofLength: (length) => byLength.get(length) ?? [] }
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
  const allowed = allowedErrors(word.length)
  let best: { candidate: string; rank: readonly [errors: number, first: number, count: number] } | undefined
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    for (const candidate of vocabulary.ofLength(length)) {
      if (candidate.length < 4 || /^\d+$/.test(candidate)) continue
      const errors = countErrors(word, candidate, best ? Math.min(allowed, best.rank[0]) : allowed)
      if (errors === undefined) continue
      const rank = [errors, candidate[0] === word[0] ? 0 : 1, -(vocabulary.countOf(candidate) ?? 0)] as const
      if (!best || compare(rank, best.rank) < 0) best = { candidate, rank }
    }
  }
  return best?.candidate
}

/**
 * Counts the letters that were changed, left out, added or swapped with their neighbour (optimal string alignment).
 *
 * @returns Undefined when there are more than `most`.
 */
export function countErrors(from: string, to: string, most: number): number | undefined {
  if (Math.abs(from.length - to.length) > most) return undefined
  let before: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      }
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return undefined
    before = previous
    previous = current
  }
  const errors = previous[to.length] ?? 0
  return errors <= most ? errors : undefined
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
