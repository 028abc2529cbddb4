import { describe, expect, it } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

const berlin = (from: string, to: string) => ({ from, to, timeZone: 'Europe/Berlin' })

describe(isQuiet, () => {
  it.each([
    // Berlin is two hours ahead of UTC in July, one in January.
    ['2026-07-01T20:00:00Z', berlin('22:00', '07:00'), true],
    ['2026-07-01T19:59:00Z', berlin('22:00', '07:00'), false],
    ['2026-07-01T04:59:00Z', berlin('22:00', '07:00'), true],
    ['2026-07-01T05:00:00Z', berlin('22:00', '07:00'), false],
    ['2026-01-01T20:00:00Z', berlin('22:00', '07:00'), false],
    ['2026-07-01T10:30:00Z', berlin('12:00', '13:00'), true],
    ['2026-07-01T11:00:00Z', berlin('12:00', '13:00'), false],
    ['2026-07-01T22:00:00Z', berlin('23:00', '00:30'), true],
    ['2026-07-01T22:30:00Z', berlin('23:00', '00:30'), false],
  ])('%s within %j: %s', (now, hours, expected) => {
    expect(isQuiet(hours, new Date(now))).toBe(expected)
  })

  it('knows that who named none has none', () => {
    expect(isQuiet(null, new Date(0))).toBe(false)
  })
})
