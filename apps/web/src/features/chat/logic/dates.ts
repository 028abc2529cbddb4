import { formatToday } from '../../../shared/i18n/format-today.ts'

/** How dates are told: `locale` as BCP 47, `now` as the reader's moment, `timeZone` the reader's own unless given. */
export type DateRules = { readonly locale: string; readonly now: Date; readonly timeZone?: string }

/** The heading above a day of messages: 'Today', or day, month and year (SPEC.md section 2, screen 1). */
export function formatDateHeading(sendDate: string, rules: DateRules): string {
  return isSameDay(sendDate, rules.now, rules)
    ? formatToday(true)
    : formatter(rules, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(sendDate))
}

/** When a message was sent: from today the time in 24-hour form, otherwise day and month with time (SPEC.md section 9). */
export function formatMessageTime(sendDate: string, rules: DateRules): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return isSameDay(sendDate, rules.now, rules)
    ? formatter(rules, time).format(new Date(sendDate))
    : formatter(rules, { day: 'numeric', month: 'short', ...time }).format(new Date(sendDate))
}

/** Whether both moments lie on the same day where the reader is. */
export function isSameDay(one: string | Date, other: string | Date, rules: DateRules): boolean {
  return dayKey(one, rules) === dayKey(other, rules)
}

/** Milliseconds until the reader's day ends, so that 'Today' can be told anew; 1 at least. */
export function millisecondsToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return Math.max(1, midnight.getTime() - now.getTime())
}

function dayKey(moment: string | Date, { timeZone }: DateRules): string {
  const name = `${String(moment)} ${timeZone ?? ''}`
  const known = dayKeys.get(name)
  if (known !== undefined) return known
  const key = formatter({ locale: 'en-CA', timeZone }, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(moment),
  )
  if (dayKeys.size >= DAY_KEYS_MAX) dayKeys.clear()
  dayKeys.set(name, key)
  return key
}

// Each message is held against its neighbours whenever anything in the conversation changes: twice for each that is loaded.
const dayKeys = new Map<string, string>()
const DAY_KEYS_MAX = 4000

// Building a formatter costs about fifty times as much as using it, and a long conversation asks thousands of times.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(
  { locale, timeZone }: { locale: string; timeZone?: string | undefined },
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options])
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, timeZone === undefined ? options : { ...options, timeZone })
  formatters.set(key, made)
  return made
}
