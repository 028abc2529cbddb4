import { LOCALE } from '../../../shared/i18n/locale.ts'

const euro = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR' })

/** Such as "€573.60". @param cents A whole number. */
export function formatEuro(cents: number): string {
  return euro.format(cents / 100)
}
