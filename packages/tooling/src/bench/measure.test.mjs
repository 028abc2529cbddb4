import { describe, expect, it } from 'vitest'
import { judge, microsecondsPerCall, summarise } from './measure.mjs'

describe('summarise', () => {
  it('takes the middle and the quartiles, whatever the order', () => {
    expect(summarise([5, 1, 3, 2, 4])).toEqual({ median: 3, spread: 2 / 3 })
  })

  it('is not moved by one round that was disturbed', () => {
    expect(summarise([10, 10, 10, 10, 9000])).toEqual({ median: 10, spread: 0 })
  })
})

describe('judge', () => {
  it.each([
    [0.9, { atLeast: 0.9 }, { goal: '>= 0.9', holds: true }],
    [0.89, { atLeast: 0.9 }, { goal: '>= 0.9', holds: false }],
    [8, { atMost: 8 }, { goal: '<= 8', holds: true }],
    [8.1, { atMost: 8 }, { goal: '<= 8', holds: false }],
  ])('judges %d against %j', (ratio, goal, expected) => {
    expect(judge(ratio, goal)).toEqual(expected)
  })
})

it('waits for an asynchronous operation before it repeats it', async () => {
  let running = 0
  let overlapped = false
  await microsecondsPerCall(async () => {
    overlapped ||= running > 0
    running++
    await Promise.resolve()
    running--
  }, 1)
  expect(overlapped).toBe(false)
})
