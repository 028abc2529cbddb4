import { describe, expect, it } from 'vitest'
import { FormatError } from '../errors.ts'
import { pad, paddedLength, requirePadding } from './padding.ts'

describe(paddedLength, () => {
  it('[EN6] is 64 at least and then follows Padmé', () => {
    expect([0, 1, 64, 65, 100, 1_000, 1_033, 40_000].map(paddedLength)).toEqual([
      64, 64, 64, 72, 104, 1_024, 1_088, 40_960,
    ])
  })

  it('never shrinks, and grows by an eighth at most', () => {
    for (let length = 65; length < 50_000; length += 37) {
      expect(paddedLength(length)).toBeGreaterThanOrEqual(length)
      expect(paddedLength(length)).toBeLessThanOrEqual(length * 1.125)
    }
  })
})

describe(requirePadding, () => {
  it('accepts what pad makes and refuses a byte in it', () => {
    const padded = pad(Uint8Array.of(1, 2, 3))
    expect(() => requirePadding(padded, 3)).not.toThrow()
    padded[60] = 1
    expect(() => requirePadding(padded, 3)).toThrow(FormatError)
  })
})
