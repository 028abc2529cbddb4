import type { CoffeeInterval } from '@umkreis/schemas'

const DAY_MS = 86_400_000
const MONDAY = 1
const START_HOUR_UTC = 7
// Whoever hears of rounds today still has time to join.
const NOTICE_DAYS = 2

/** When the first round begins after rounds are turned on: on a Monday morning, two days ahead or more. */
export function firstRoundAt(now: Date): Date {
  const day = new Date(now.getTime() + NOTICE_DAYS * DAY_MS)
  day.setUTCHours(START_HOUR_UTC, 0, 0, 0)
  if (day.getTime() < now.getTime() + NOTICE_DAYS * DAY_MS) day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== MONDAY) day.setUTCDate(day.getUTCDate() + 1)
  return day
}

/** When the round after that of `last` begins: those that were missed while nothing ran are passed over. */
export function nextRoundAt(last: Date, interval: CoffeeInterval, now: Date): Date {
  const next = new Date(last)
  if (interval === 'monthly') {
    // The first Monday of the next month.
    do next.setUTCDate(next.getUTCDate() + 7)
    while (next.getUTCDate() > 7)
  } else next.setUTCDate(next.getUTCDate() + (interval === 'weekly' ? 7 : 14))
  return next > now ? next : nextRoundAt(next, interval, now)
}
