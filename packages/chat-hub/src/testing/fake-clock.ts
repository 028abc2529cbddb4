import type { Clock } from '../connection/clock.ts'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves on, running what falls due in order of time, each at its own moment. */
  advance(ms: number): void
}

/** Creates a clock that stands at `startMs`, or 0. */
export function createFakeClock(startMs = 0): FakeClock {
  let nowMs = startMs
  const tasks = new Set<{ atMs: number; run: () => void }>()

  return {
    nowMs: () => nowMs,
    schedule(run, delayMs) {
      const task = { atMs: nowMs + delayMs, run }
      tasks.add(task)
      return () => void tasks.delete(task)
    },
    advance(ms) {
      const untilMs = nowMs + ms
      for (;;) {
        const [due] = [...tasks].filter((task) => task.atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)
        if (due === undefined) break
        tasks.delete(due)
        nowMs = Math.max(nowMs, due.atMs)
        due.run()
      }
      nowMs = untilMs
    },
  }
}
