import { LOCALE } from './locale.ts'

/** The word for this very day, in lower case unless it begins a line. */
export function formatToday(begins: boolean): string {
  const word = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }).format(0, 'day')
  return begins ? word.charAt(0).toLocaleUpperCase(LOCALE) + word.slice(1) : word
}
