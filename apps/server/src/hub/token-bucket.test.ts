import { describe, expect, it } from 'vitest'
import { takeToken, type TokenBucket } from './token-bucket.ts'

const LIMITS = { capacity: 3, refillPerS: 2 }
const full: TokenBucket = { tokens: 3, updatedMs: 0 }

/** How many can be taken at one moment. */
function drain(bucket: TokenBucket, nowMs: number): { taken: number; rest: TokenBucket } {
  let rest = bucket
  for (let taken = 0; ; taken += 1) {
    const next = takeToken(rest, LIMITS, nowMs)
    if (!next) return { taken, rest }
    rest = next
  }
}

describe('takeToken', () => {
  it('allows a burst of the capacity and no more', () => {
    expect(drain(full, 0).taken).toBe(3)
  })

  it('allows as many again as time has passed for, never more than the capacity', () => {
    const { rest } = drain(full, 0)
    expect(drain(rest, 499).taken).toBe(0)
    expect(drain(rest, 500).taken).toBe(1)
    expect(drain(rest, 60_000).taken).toBe(3)
  })

  it('takes nothing for a clock that stands still', () => {
    const { rest } = drain(full, 1000)
    expect(takeToken(rest, LIMITS, 1000)).toBe(undefined)
  })
})
