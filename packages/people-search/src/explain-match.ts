import type { Evidence } from '@umkreis/schemas'
import { type ReadField, proveMatch } from './evidence.ts'
import type { Language } from './evidence-words.ts'
import type { UnderstoodPart } from './question-part.ts'
import { MET_SHARE, type Ranked, type Ranking } from './rank.ts'

/** What is told of why somebody was found. */
export interface Explanation {
  /** From 0 to 1. */
  score: number
  /** The parts that are met, by their place: those of the question, then the filters. */
  met: number[]
  evidence: Evidence[]
}

/** What was asked for: the parts that people were ranked by with their weights, and filters that all of them meet. */
export interface Asked extends Pick<Ranking, 'weights'> {
  parts: readonly UnderstoodPart[]
  filterParts?: readonly UnderstoodPart[]
}

/**
 * Says which parts of a question somebody meets, and proves it by their own words.
 *
 * @param fields What they wrote, as {@link readFields} reads it.
 * @param language That of the notes.
 */
export function explainMatch(
  fields: readonly ReadField[],
  { parts, filterParts = [], weights }: Asked,
  { score, met }: Pick<Ranked, 'score' | 'met'>,
  language: Language,
): Explanation {
  const shares = parts.map((_, index) => shareMet(met[index] ?? [], weights[index] ?? []))
  const isProven = (share: number) => share >= MET_SHARE || (share > 0 && !shares.some((other) => other >= MET_SHARE))
  const proven = [
    ...parts.map((part, index) => ({
      part,
      index,
      weights: weights[index] ?? [],
      // Whoever does not meet what is not wanted meets the question there; there are no words to prove it by.
      share: part.isExcluded ? 1 : (shares[index] ?? 0),
    })),
    ...filterParts.map((part, index) => ({ part, index: parts.length + index, weights: [], share: 1 })),
  ]
  return {
    score: Math.min(1, Math.max(0, score)),
    met: proven.filter(({ share }) => share >= MET_SHARE).map(({ index }) => index),
    evidence: proven
      .filter(({ part, share }) => !part.isExcluded && isProven(share))
      .flatMap((asked) => proveMatch(fields, asked, language)),
  }
}

function shareMet(met: readonly number[], weights: readonly number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return whole === 0 ? 0 : met.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / whole
}
