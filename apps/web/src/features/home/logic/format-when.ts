import { formatToday } from '../../../shared/i18n/format-today.ts'
import { LOCALE } from '../../../shared/i18n/locale.ts'

/** When a note was last changed: 'Today, 10:14', or day and month with time (SPEC.md section 9). */
export function formatWhen(iso: string, now: Date): string {
  const when = new Date(iso)
  const time = formatTime(iso)
  if (when.toDateString() === now.toDateString()) return `${formatToday(true)}, ${time}`
  const isThisYear = when.getFullYear() === now.getFullYear()
  const day = new Intl.DateTimeFormat(LOCALE, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(when)
  return `${day}, ${time}`
}

/** A time of day in 24-hour form. */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso))
}
