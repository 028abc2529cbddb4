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
  // Nothing is known: as long as may be.
  let smoothedMs = Infinity
  let variationMs = 0
  return {
    patienceMs() {
      return Math.min(atFirstMs, Math.max(AT_LEAST_MS, smoothedMs + 4 * variationMs))
    },
    note(tookMs) {
      const isFirst = smoothedMs === Infinity
      variationMs = isFirst ? tookMs / 2 : variationMs + (Math.abs(smoothedMs - tookMs) - variationMs) / 4
      smoothedMs = isFirst ? tookMs : smoothedMs + (tookMs - smoothedMs) / 8
    },
  }
}
