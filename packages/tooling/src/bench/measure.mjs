/**
 * @typedef {{ median: number, spread: number }} Summary
 * The middle of all rounds, and the distance between its quartiles as a share of it: 0.05 means that half of the rounds
 * lay within about 5 % of each other.
 */

/**
 * Sums up the rounds of one contender.
 *
 * @param {readonly number[]} rounds At least one figure.
 * @returns {Summary}
 */
export function summarise(rounds) {
  const sorted = rounds.toSorted((a, b) => a - b)
  const at = (share) => {
    const position = share * (sorted.length - 1)
    const below = sorted[Math.floor(position)]
    return below + (sorted[Math.ceil(position)] - below) * (position - Math.floor(position))
  }
  const median = at(0.5)
  return { median, spread: median === 0 ? 0 : (at(0.75) - at(0.25)) / median }
}

/**
 * Says whether a ratio meets its goal, and the goal in words.
 *
 * @param {number} ratio Ours divided by the peer's.
 * @param {{ atLeast: number } | { atMost: number }} goal
 * @returns {{ goal: string, holds: boolean }}
 */
export function judge(ratio, goal) {
  return 'atLeast' in goal
    ? { goal: `>= ${goal.atLeast}`, holds: ratio >= goal.atLeast }
    : { goal: `<= ${goal.atMost}`, holds: ratio <= goal.atMost }
}

/**
 * Times one operation in microseconds: the number of repetitions grows until a sample takes long enough to be read from
 * the clock with confidence.
 *
 * @param {() => unknown} operation May return a promise, which is awaited each time.
 * @param {number} [sampleMs] How long a sample takes at least.
 * @returns {Promise<number>}
 */
export async function microsecondsPerCall(operation, sampleMs = 150) {
  for (let repetitions = 16; ; repetitions *= 4) {
    const start = performance.now()
    for (let i = 0; i < repetitions; i++) {
      const pending = operation()
      if (pending instanceof Promise) await pending
    }
    const elapsedMs = performance.now() - start
    if (elapsedMs >= sampleMs) return (elapsedMs * 1000) / repetitions
  }
}
