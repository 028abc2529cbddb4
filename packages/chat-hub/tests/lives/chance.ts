/** Chooses what happens next; the same seed chooses the same. */
export class Chance {
  #state: number

  /** @param seed Any whole number: printed with a failure, it lives the same life again. */
  constructor(readonly seed: number) {
    this.#state = seed
  }

  /** A whole number from 0 up to, but not including, `limit` (mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % limit
  }

  /** From `least` to `most`, small numbers much more often: most groups are small, and few lives are long. */
  mostlySmall(least: number, most: number): number {
    const span = most - least + 1
    return least + Math.min(this.below(span), this.below(span), this.below(span), this.below(span))
  }

  /** True once in `times`. */
  oneIn(times: number): boolean {
    return this.below(times) === 0
  }

  /** One of the items; `undefined` when there is none. */
  pick<T>(items: Iterable<T>): T | undefined {
    const list = [...items]
    return list[this.below(Math.max(1, list.length))]
  }

  /** Some of the items, in their order. */
  some<T>(items: Iterable<T>): T[] {
    return [...items].filter(() => this.oneIn(2))
  }
}
