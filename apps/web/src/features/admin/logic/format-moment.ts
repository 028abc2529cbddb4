import { LOCALE } from '../../../shared/i18n/locale.ts'

const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' })
const moment = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Such as "22 November 2026". @param text ISO 8601. */
export function formatDay(text: string): string {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? '' : day.format(date)
}

/** Such as "22 Nov 2026, 09:12". @param text ISO 8601. */
export function formatMoment(text: string): string {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? '' : moment.format(date)
}
