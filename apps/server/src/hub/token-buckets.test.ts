import { expect, it } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

it('counts each key by itself and gives back over time', () => {
  let nowMs = 0
  const buckets = new TokenBuckets({ capacity: 2, refillPerS: 1 }, () => nowMs)
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([true, true, false])
  expect(buckets.take('b')).toBe(true)
  nowMs = 1000
  expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false])
})

it('forgets only what is full again', () => {
  let nowMs = 0
  const buckets = new TokenBuckets({ capacity: 2, refillPerS: 1 }, () => nowMs)
  for (const key of ['a', 'a']) buckets.take(key)
  nowMs = 500
  buckets.forgetFull()
  expect(buckets.take('a')).toBe(false)
  nowMs = 5000
  buckets.forgetFull()
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([true, true, false])
})
