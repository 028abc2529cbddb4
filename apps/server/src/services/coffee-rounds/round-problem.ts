/** Who meets whom: people by their place in the problem, two at a table, or three at one where the number is odd. */
export type Tables = number[][]

/** What a round is drawn from. People are numbered from 0 in an order that nobody chose. */
export interface RoundProblem {
  count: number
  /** How much two people would gain, a whole number from 0 to {@link WEIGHT_MAX}, the same both ways. */
  weightOf(a: number, b: number): number
  /** The same from one to everybody with a greater number, by that number; good until the next call. */
  weightsFrom(a: number): ArrayLike<number>
  /** How many rounds ago two people met, from 1 on, or 0 for those who should not soon again; undefined if not since {@link COOL_DOWN_ROUNDS}. The same both ways. */
  metRoundsAgo(a: number, b: number): number | undefined
}

/** The greatest weight of a pair. */
export const WEIGHT_MAX = 1000

/**
 * So many rounds pass before two people count as new to each other again. Small enough that a round of many people can
 * always do without repeats: nobody has met half of more than 128 people within it, with two others at a table.
 */
export const COOL_DOWN_ROUNDS = 30

const RECENT_STEP = 2 * WEIGHT_MAX

/** What two people bring to a round: their weight, or a loss if they met already. */
export type ValueOf = (a: number, b: number) => number

/**
 * Values of pairs, whole numbers. One repeat costs more than all else in the round can be worth, so that the greatest
 * total has as few as possible; of repeats the one that is longest ago costs least.
 */
export function createValueOf({ count, weightOf, metRoundsAgo }: RoundProblem): ValueOf {
  const repeatCost = (count + 3) * (WEIGHT_MAX + COOL_DOWN_ROUNDS * RECENT_STEP)
  return (a, b) => {
    const ago = metRoundsAgo(a, b)
    const weight = weightOf(a, b)
    return ago === undefined
      ? weight
      : weight - repeatCost - (COOL_DOWN_ROUNDS - Math.min(ago, COOL_DOWN_ROUNDS)) * RECENT_STEP
  }
}

/** The value of one table: of three, all who sit there meet each other. */
export function valueOfTable(table: readonly number[], valueOf: ValueOf): number {
  return table.reduce((sum, a, place) => table.slice(place + 1).reduce((rest, b) => rest + valueOf(a, b), sum), 0)
}

/** The value of a whole round. */
export function totalOf(tables: Readonly<Tables>, valueOf: ValueOf): number {
  return tables.reduce((sum, table) => sum + valueOfTable(table, valueOf), 0)
}
