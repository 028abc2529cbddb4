/** How good one list of answers is. */
export interface Measures {
  /** One divided by the place of the first who fits. */
  reciprocalRank: number
  /** The share of the first five who fit, of as many as there are to be found. */
  precision: number
  /** Discounted cumulative gain of the first ten, beside the best order there could be. */
  gain: number
}

/** Who has at least this grade fits. */
const FITS = 2

/** Judges ranked people by their grades, of whom at least one must fit. */
export function measure(ranked: readonly string[], grades: ReadonlyMap<string, number>): Measures {
  const gradeAt = (index: number) => grades.get(ranked[index] ?? '') ?? 0
  const first = ranked.findIndex((userId) => (grades.get(userId) ?? 0) >= FITS)
  const fitting = [...grades.values()].filter((grade) => grade >= FITS).length
  const most = Math.min(5, fitting)
  const found = ranked.slice(0, most).filter((userId) => (grades.get(userId) ?? 0) >= FITS).length
  const ideal = [...grades.values()].toSorted((a, b) => b - a)
  return {
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    precision: most === 0 ? 0 : found / most,
    gain: gainOf((index) => gradeAt(index)) / gainOf((index) => ideal[index] ?? 0),
  }
}

function gainOf(gradeAt: (index: number) => number): number {
  return Array.from({ length: 10 }, (_, index) => (2 ** gradeAt(index) - 1) / Math.log2(index + 2)).reduce(
    (sum, gain) => sum + gain,
    0,
  )
}
