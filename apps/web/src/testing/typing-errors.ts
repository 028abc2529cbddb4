/** How far a term is from a pattern by the book: the whole table of optimal string alignment, cell by cell. */
export function distanceByTable(pattern: string, term: string): { whole: number; beginning: number } {
  const rows = Array.from({ length: pattern.length + 1 }, (_, i) =>
    Array.from({ length: term.length + 1 }, (__, j) => (i === 0 ? j : i)),
  )
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= pattern.length; i += 1) {
    for (let j = 1; j <= term.length; j += 1) {
      const isSame = pattern[i - 1] === term[j - 1]
      const isSwapped = i > 1 && j > 1 && pattern[i - 1] === term[j - 2] && pattern[i - 2] === term[j - 1]
      const best = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? cell(i - 2, j - 2) + 1 : Infinity,
      )
      const row = rows[i]
      if (row) row[j] = best
    }
  }
  const lastRow = rows[pattern.length] ?? []
  return { whole: lastRow[term.length] ?? Infinity, beginning: Math.min(...lastRow) }
}

/** Whether a term may have been meant by a typed word, by the rules that `createWordMatcher` tells. */
export function isAlmostByTable(typed: string, term: string): boolean {
  const { whole, beginning } = distanceByTable(typed, term)
  const isWhole = typed.length >= 4 && whole <= (typed.length >= 8 ? 2 : 1)
  const isBeginning = typed.length >= 6 && beginning <= (typed.length >= 10 ? 2 : 1)
  return isWhole || isBeginning
}
