import { expect, it } from 'vitest'
import { periodEndOf } from './periods.ts'

it.each([
  ['2026-11-22T09:30:00.000Z', 'monthly', '2026-12-22T09:30:00.000Z'],
  ['2026-01-31T00:00:00.000Z', 'monthly', '2026-02-28T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 'monthly', '2027-01-31T23:59:59.999Z'],
  ['2024-02-29T12:00:00.000Z', 'annual', '2025-02-28T12:00:00.000Z'],
  ['2026-11-22T09:30:00.000Z', 'annual', '2027-11-22T09:30:00.000Z'],
] as const)('from %s on, paid %s, a period ends at %s', (start, interval, end) => {
  expect(periodEndOf(new Date(start), interval).toISOString()).toBe(end)
})
