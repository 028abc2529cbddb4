import { formatToday } from '../../../shared/i18n/format-today.ts'
import { LOCALE } from '../../../shared/i18n/locale.ts'

const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })

/** When something was written: `today, 08:30` in 24-hour form, else day and month with the time, the year where it is another. */
export function formatPostTime(written: string, now: Date): string {
  const at = new Date(written)
  if (at.toDateString() === now.toDateString()) return `${formatToday(false)}, ${time.format(at)}`
  const date = (at.getFullYear() === now.getFullYear() ? day : dayOfYear).format(at)
  return `${date}, ${time.format(at)}`
}
