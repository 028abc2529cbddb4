import { CAROUSEL_INTERVAL_MS } from './carousel-state.ts'

/**
 * Calls `tick` every {@link CAROUSEL_INTERVAL_MS}. Each slide gets its whole time: a carousel that was held or moved by
 * hand starts a new clock.
 *
 * @returns What stops it.
 */
export function startCarouselClock(tick: () => void): () => void {
  const timer = setInterval(tick, CAROUSEL_INTERVAL_MS)
  return () => clearInterval(timer)
}
