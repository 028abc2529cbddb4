import { describe, expect, it } from 'vitest'
import { firstRoundAt, nextRoundAt } from './round-times.ts'

describe(firstRoundAt, () => {
  it.each([
    ['a Sunday', '2026-11-22T03:00:00Z', '2026-11-30T07:00:00.000Z'],
    ['a Saturday morning', '2026-11-21T07:00:00Z', '2026-11-23T07:00:00.000Z'],
    ['a minute later', '2026-11-21T07:01:00Z', '2026-11-30T07:00:00.000Z'],
    ['a Monday', '2026-11-23T12:00:00Z', '2026-11-30T07:00:00.000Z'],
  ])('seen on %s is a Monday with two days of notice', (_day, now, first) => {
    expect(firstRoundAt(new Date(now)).toISOString()).toBe(first)
  })
})

describe(nextRoundAt, () => {
  const monday = new Date('2026-11-23T07:00:00Z')
  it.each([
    ['weekly', '2026-11-30T07:00:00.000Z'],
    ['two-weekly', '2026-12-07T07:00:00.000Z'],
    ['monthly', '2026-12-07T07:00:00.000Z'],
  ] as const)('comes %s', (interval, next) => {
    expect(nextRoundAt(monday, interval, monday).toISOString()).toBe(next)
  })

  it('passes over what was missed', () => {
    const now = new Date('2026-12-14T07:00:00Z')
    expect(nextRoundAt(monday, 'weekly', now).toISOString()).toBe('2026-12-21T07:00:00.000Z')
    expect(nextRoundAt(monday, 'monthly', now).toISOString()).toBe('2027-01-04T07:00:00.000Z')
  })
})
