/** Time as this package sees it, so that tests can move it. */
export interface Clock {
  /** Milliseconds of a clock that never goes back. */
  nowMs(): number
  /** Runs the task once after the delay. @returns What cancels it; harmless afterwards. */
  schedule(task: () => void, delayMs: number): () => void
}

/** The clock of the platform. */
export const systemClock: Clock = {
  nowMs: () => performance.now(),
  schedule(task, delayMs) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
}
