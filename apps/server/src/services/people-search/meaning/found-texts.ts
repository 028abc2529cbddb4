import type { NearestTexts } from './nearest-texts.ts'
import type { Vector } from './vector.ts'

/** The texts that are close to one of several vectors that were asked for at once. */
export interface FoundTexts {
  /** Closest first, each with its cosine to every vector that was asked for, in their order; 0 where there is none. */
  texts: readonly { key: string; cosines: readonly number[] }[]
  /** How many are close in all, as far as was looked. */
  total: number
  /** How many there are to be compared, as far as was counted. */
  size: number
}

/** No more texts are used for one vector. */
export const MAX_TEXTS = 48

export const NOTHING_FOUND: FoundTexts = { texts: [], total: 0, size: 0 }

/** Finds what is close among texts in memory. @param leasts How close to each vector is close enough. */
export function findKept(
  texts: NearestTexts,
  vectors: readonly (Vector | undefined)[],
  leasts: readonly number[],
): FoundTexts[] {
  return vectors.map((vector, at) => {
    if (!vector) return NOTHING_FOUND
    const { texts: near, total } = texts.find(vector, leasts[at] ?? 1, MAX_TEXTS)
    return {
      texts: near.map(({ key, cosine }) => ({
        key,
        cosines: vectors.map((other, place) => (place === at ? cosine : other ? (texts.cosineOf(key, other) ?? 0) : 0)),
      })),
      total,
      size: texts.size,
    }
  })
}
