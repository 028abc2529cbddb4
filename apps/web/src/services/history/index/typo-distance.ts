/** Letters a pattern may have: as many as bits in which one column of the table is kept. */
export const PATTERN_MAX_LENGTH = 31

/** How far a term is from a pattern, in letters added, left out, replaced, or swapped with their neighbour. */
export type TypoDistance = {
  /** To the whole term. */
  readonly whole: number
  /** To the beginning of the term that is nearest: for what is still being typed. */
  readonly beginning: number
}

/**
 * Prepares to compare many terms with one pattern: optimal string alignment, a column of the table at a time in the bits of
 * one number (H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003).
 *
 * @param pattern 1 to 31 UTF-16 units; of a longer one the first 31 count.
 */
export function createTypoDistance(pattern: string): (term: string) => TypoDistance {
  const length = Math.min(pattern.length, PATTERN_MAX_LENGTH)
  const last = 1 << (length - 1)
  const places = new Map<number, number>()
  for (let index = 0; index < length; index += 1) {
    const unit = pattern.charCodeAt(index)
    places.set(unit, (places.get(unit) ?? 0) | (1 << index))
  }

  return (term) => {
    let positive = ~0
    let negative = 0
    let diagonal = 0
    let matchBefore = 0
    let whole = length
    let beginning = length
    for (let index = 0; index < term.length; index += 1) {
      const match = places.get(term.charCodeAt(index)) ?? 0
      const swapped = ((~diagonal & match) << 1) & matchBefore
      diagonal = (((match & positive) + positive) ^ positive) | match | negative | swapped
      let rises = negative | ~(diagonal | positive)
      let falls = diagonal & positive
      if (rises & last) whole += 1
      if (falls & last) whole -= 1
      // The first row grows with each letter: both stand at the beginning of the term.
      rises = (rises << 1) | 1
      falls <<= 1
      positive = falls | ~(diagonal | rises)
      negative = rises & diagonal
      matchBefore = match
      if (whole < beginning) beginning = whole
    }
    return { whole, beginning }
  }
}
