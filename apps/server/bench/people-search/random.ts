/** Numbers from 0 to 1 that are the same in each run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of a list, by a number from 0 to 1. */
export function pick<T>(list: readonly T[], at: number): T {
  const one = list[Math.min(list.length - 1, Math.floor(at * list.length))]
  if (one === undefined) throw new Error('There is nothing to pick from')
  return one
}
