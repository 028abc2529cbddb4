import { EU_COUNTRIES, SEAT_PRICE_CENTS, type BillingInterval, type VatTreatment } from '@umkreis/schemas'

/** German VAT, in percent. */
export const VAT_PERCENT = 19

const MONTHS = { monthly: 1, annual: 12 } as const

/**
 * What a period costs, net.
 *
 * @param seats A whole number, 0 or more.
 * @returns Cents, a whole number.
 */
export function priceOf(interval: BillingInterval, seats: number): number {
  return SEAT_PRICE_CENTS[interval] * MONTHS[interval] * seats
}

/**
 * What is left of a paid period, net: by the time that is left of it, rounded down to whole cents.
 *
 * @returns Cents from 0 to `paidCents`.
 */
export function unusedOf(paidCents: number, start: Date, end: Date, at: Date): number {
  const whole = BigInt(end.getTime() - start.getTime())
  if (whole <= 0n) return 0
  const left = BigInt(Math.min(Math.max(0, end.getTime() - at.getTime()), Number(whole)))
  // As integers: the product of a year in milliseconds and an amount is beyond what a number holds exactly.
  return Number((BigInt(paidCents) * left) / whole)
}

/** Who owes the VAT: by where the customer is, and whether they have a VAT id. */
export function vatTreatmentOf(country: string, vatId: string): VatTreatment {
  if (country === 'DE') return 'german'
  if (!EU_COUNTRIES.includes(country)) return 'outside'
  return vatId === '' ? 'german' : 'reverse-charge'
}

/**
 * The VAT on a net amount, rounded half up to whole cents.
 *
 * @param netCents 0 or more.
 */
export function vatOf(netCents: number, percent: number): number {
  return Math.floor((netCents * percent + 50) / 100)
}
