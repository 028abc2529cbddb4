/** How long to wait for an answer before the question counts as lost, learned from the answers that came. */
export interface AnswerTime {
  /** Milliseconds to wait for the next answer. */
  patienceMs(): number
  /** Takes in how long an answer took. To be told only of questions that were asked once: of others nobody knows which was answered. */
  note(tookMs: number): void
}

/** Less would take a server that is busy for a moment for a loss. */
const AT_LEAST_MS = 1_000

/**
 * Creates the retransmission timer of RFC 6298, section 2, which every TCP connection has.
 *
 * @param atFirstMs Patience before anything was measured, and the most of it from then on.
 */
export function createAnswerTime(atFirstMs: number): AnswerTime {
  let smoothedMs: number | undefined
  let variationMs = 0
  return {
    patienceMs() {
      if (smoothedMs === undefined) return atFirstMs
      return Math.min(atFirstMs, Math.max(AT_LEAST_MS, smoothedMs + 4 * variationMs))
    },
    note(tookMs) {
      if (smoothedMs === undefined) {
        smoothedMs = tookMs
        variationMs = tookMs / 2
        return
      }
      variationMs = 0.75 * variationMs + 0.25 * Math.abs(smoothedMs - tookMs)
      smoothedMs = 0.875 * smoothedMs + 0.125 * tookMs
    },
  }
}
