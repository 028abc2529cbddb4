const DAY_MS = 86_400_000
const MONDAY = 1
const HOUR = 8

/** The next Monday at eight in the morning, by the clock of a time zone. */
export function nextDigestAt(after: Date, timeZone: string): Date {
  return nextMorning(after, timeZone, (weekday) => weekday === MONDAY)
}

/** The next eight o'clock in the morning, by the clock of a time zone, on any day or on those that fit. */
export function nextMorning(after: Date, timeZone: string, fits: (weekday: number) => boolean = () => true): Date {
  for (let days = 0; days <= 8; days += 1) {
    const local = new Date(wallClockMs(new Date(after.getTime() + days * DAY_MS), timeZone))
    if (!fits(local.getUTCDay())) continue
    const at = atWallClock(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), HOUR), timeZone)
    if (at > after) return at
  }
  // No time zone has such a week.
  return new Date(after.getTime() + 7 * DAY_MS)
}

/** What a clock there shows, as if it stood in UTC. */
function wallClockMs(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

function atWallClock(shownMs: number, timeZone: string): Date {
  const offsetAt = (ms: number) => wallClockMs(new Date(ms), timeZone) - ms
  const guess = shownMs - offsetAt(shownMs)
  // The clocks may have been changed between the two.
  return new Date(shownMs - offsetAt(guess))
}
