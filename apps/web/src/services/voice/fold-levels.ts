/**
 * Folds what was measured over time into a few bars, the loudest at 255.
 *
 * @param samples Loudness from 0 to 1, in equal steps of time.
 * @param bars How many bars at most; a short recording has fewer.
 */
export function foldLevels(samples: readonly number[], bars: number): Uint8Array<ArrayBuffer> {
  const count = Math.min(bars, samples.length)
  const folded = Array.from({ length: count }, (_, bar) =>
    Math.max(
      ...samples.slice(Math.floor((bar * samples.length) / count), Math.ceil(((bar + 1) * samples.length) / count)),
    ),
  )
  const loudest = Math.max(...folded, Number.EPSILON)
  // Silence stays silence: what is hardly above it is not drawn as if somebody spoke.
  const scale = 255 / Math.max(loudest, QUIET)
  return Uint8Array.from(folded, (level) => Math.round(Math.min(1, Math.max(0, level)) * scale))
}

/** Loudness below which nobody speaks. */
const QUIET = 0.02
