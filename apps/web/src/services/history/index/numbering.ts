/** Gives names small whole numbers, in the order in which they come. */
export interface Numbering {
  readonly names: readonly string[]
  /** The number of a name, a new one where it has none. */
  numberOf(name: string): number
  /** The number of a name that has one. */
  find(name: string): number | undefined
}

/** Creates a numbering in which the given names have their places as numbers. */
export function createNumbering(known: readonly string[] = []): Numbering {
  const names = [...known]
  const numbers = new Map(names.map((name, number) => [name, number]))
  return {
    names,
    numberOf(name) {
      const number = numbers.get(name)
      if (number !== undefined) return number
      numbers.set(name, names.length)
      return names.push(name) - 1
    },
    find: (name) => numbers.get(name),
  }
}
