import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearBit, countBits, createBits, growBits, hasBit, intersect, setBit, subtract } from './bits.ts'

const ROWS = 100
const rowsArb = fc.uniqueArray(fc.nat(ROWS - 1))
const bitsOf = (rows: readonly number[]) => {
  const bits = createBits(ROWS)
  for (const row of rows) setBit(bits, row)
  return bits
}
const rowsOf = (bits: ReturnType<typeof createBits>) =>
  Array.from({ length: ROWS }, (_, row) => row).filter((row) => hasBit(bits, row))

describe(createBits, () => {
  it('does what sets of rows do', () => {
    fc.assert(
      fc.property(rowsArb, rowsArb, (one, other) => {
        const both = bitsOf(one)
        intersect(both, bitsOf(other))
        expect(rowsOf(both)).toEqual(rowsOf(bitsOf(one.filter((row) => other.includes(row)))))
        const rest = bitsOf(one)
        subtract(rest, bitsOf(other))
        expect(rowsOf(rest)).toEqual(rowsOf(bitsOf(one.filter((row) => !other.includes(row)))))
        const without = bitsOf(one)
        for (const row of other) clearBit(without, row)
        expect(rowsOf(without)).toEqual(rowsOf(rest))
        expect(countBits(bitsOf(one))).toBe(one.length)
      }),
      { seed: 5, numRuns: 300 },
    )
  })

  it('grows without losing what is set, and has nothing beyond its end', () => {
    const bits = bitsOf([0, 31, 32, 99])
    expect(rowsOf(growBits(bits, 1000))).toEqual([0, 31, 32, 99])
    expect(hasBit(bits, 5000)).toBe(false)
  })
})
