import { describe, expect, it } from 'vitest'
import { createAnswerTime } from './answer-time.ts'

describe(createAnswerTime, () => {
  it('[PS5] waits as long as it was told, before any answer has come', () => {
    expect(createAnswerTime(10_000).patienceMs()).toBe(10_000)
  })

  it('[PS5] waits for what the answers took and four times their spread, as RFC 6298 says', () => {
    const time = createAnswerTime(10_000)
    time.note(800)
    expect(time.patienceMs()).toBe(800 + 4 * 400)
    time.note(1600)
    expect(time.patienceMs()).toBe(900 + 4 * 500)
  })

  it('[PS5] never waits less than a second, and never more than at first', () => {
    const quick = createAnswerTime(10_000)
    quick.note(5)
    expect(quick.patienceMs()).toBe(1_000)
    const slow = createAnswerTime(10_000)
    slow.note(60_000)
    expect(slow.patienceMs()).toBe(10_000)
  })
})
