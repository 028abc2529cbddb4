import { describe, expect, it } from 'vitest'
import { formatQuietHours, isQuiet } from './quiet-hours.ts'

describe(isQuiet, () => {
  const overnight = { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' }
  const midday = { from: '12:00', to: '13:30', timeZone: 'UTC' }

  it.each([
    ['at their first minute', overnight, '2026-01-15T21:00:00Z', true],
    ['before it', overnight, '2026-01-15T20:59:59Z', false],
    ['at midnight of the place', overnight, '2026-01-15T23:00:00Z', true],
    ['in their last minute', overnight, '2026-01-16T05:59:59Z', true],
    ['at their end', overnight, '2026-01-16T06:00:00Z', false],
    ['an hour earlier by UTC in summer', overnight, '2026-07-15T20:00:00Z', true],
    ['within one day', midday, '2026-07-15T13:29:00Z', true],
    ['outside of one day', midday, '2026-07-15T13:30:00Z', false],
  ])('holds or not %s', (_when, quietHours, now, expected) => {
    expect(isQuiet(quietHours, new Date(now))).toBe(expected)
  })
})

describe(formatQuietHours, () => {
  it('needs all three columns', () => {
    expect(formatQuietHours({ quietFrom: '22:00', quietTo: '07:00', quietTimeZone: null })).toBeNull()
    expect(formatQuietHours({ quietFrom: '22:00', quietTo: '07:00', quietTimeZone: 'UTC' })).toEqual({
      from: '22:00',
      to: '07:00',
      timeZone: 'UTC',
    })
  })
})
