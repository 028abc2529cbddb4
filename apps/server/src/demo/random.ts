/** Repeatable chance: the same seed always plays the same numbers. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A whole number from `low` to `high`, both inclusive. */
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  chance(probability: number): boolean
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (from) => {
      const chosen = from[Math.floor(next() * from.length)]
      if (chosen === undefined) throw new RangeError('Nothing to pick from')
      return chosen
    },
    chance: (probability) => next() < probability,
    shuffle: (list) => {
      const copy = [...list]
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = between(0, index)
        const held = copy[index] as (typeof copy)[number]
        copy[index] = copy[other] as (typeof copy)[number]
        copy[other] = held
      }
      return copy
    },
  }
}
