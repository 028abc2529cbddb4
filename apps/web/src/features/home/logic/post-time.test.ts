import { expect, it } from 'vitest'
import { formatPostTime } from './post-time.ts'

const now = new Date(2026, 10, 22, 18, 0)

it.each([
  [new Date(2026, 10, 22, 8, 5), 'today, 08:05'],
  [new Date(2026, 10, 21, 23, 59), '21 Nov, 23:59'],
  [new Date(2025, 10, 22, 0, 0), '22 Nov 2025, 00:00'],
])('tells %s in 24-hour form, with the day unless it is today', (written, told) => {
  expect(formatPostTime(written.toISOString(), now)).toBe(told)
})
