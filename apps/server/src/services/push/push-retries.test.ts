import type { GroupId } from '@umkreis/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PushRetries } from './push-retries.ts'
import type { PushMessage } from './recipients.ts'

const message = (afterSequence = 0): PushMessage => ({
  userId: 'karim',
  target: { endpoint: 'https://push.example/karim', p256dh: '', auth: '' },
  payload: { groupId: 'a' as GroupId, title: 'Seilbahn' },
  afterSequence,
})

function setUp() {
  const tried: [number, number][] = []
  const retries = new PushRetries([1000, 5000], ({ afterSequence }, tries) => void tried.push([afterSequence, tries]))
  return { tried, retries }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('PushRetries', () => {
  it('waits longer for each further try, and has only so many', () => {
    const { tried, retries } = setUp()
    expect(retries.later(message(), 1)).toBe(true)
    vi.advanceTimersByTime(999)
    expect(tried).toEqual([])
    vi.advanceTimersByTime(1)
    expect(retries.later(message(), 2)).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(tried.map(([, tries]) => tries)).toEqual([1, 2])
    expect(retries.later(message(), 3)).toBe(false)
  })

  it('waits for as long as the push service asks for, unless that is longer than somebody takes to look', () => {
    const { tried, retries } = setUp()
    expect(retries.later(message(), 1, 30_000)).toBe(true)
    vi.advanceTimersByTime(29_999)
    expect(tried).toEqual([])
    vi.advanceTimersByTime(1)
    expect(tried).toHaveLength(1)
    expect(retries.later(message(), 1, 5 * 60_000 + 1)).toBe(false)
  })

  it('forgets the older of two messages about the same group, and everything at the end', () => {
    const { tried, retries } = setUp()
    retries.later(message(1), 1)
    retries.later(message(2), 1)
    vi.advanceTimersByTime(1000)
    expect(tried).toEqual([[2, 1]])
    retries.later(message(3), 1)
    retries.forget(message(3))
    retries.later(message(4), 1)
    retries[Symbol.dispose]()
    vi.advanceTimersByTime(10_000)
    expect(tried).toHaveLength(1)
  })
})
