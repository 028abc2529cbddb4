/** Euros for each person and month (SPEC.md section 9). */
export const PRICES = { monthly: 2.39, annually: 1.99 } as const
/** How it is paid. */
export type Billing = keyof typeof PRICES

/** Most people that the calculator reckons with. */
export const MAX_PEOPLE = 50_000
/** Between one number of people and the next. */
export const PEOPLE_STEP = 100

/** Every number of people to choose from: 0 to 50,000 in steps of 100, 501 in all (SPEC.md section 9). */
export const PEOPLE_OPTIONS: readonly number[] = Array.from(
  { length: MAX_PEOPLE / PEOPLE_STEP + 1 },
  (_, index) => index * PEOPLE_STEP,
)

/** What so many people cost a month, in euros to the cent. */
export function monthlyCost(people: number, billing: Billing): number {
  return toCents(people * PRICES[billing])
}

/** What so many people save in a year by paying annually, in euros to the cent. */
export function yearlySaving(people: number): number {
  return toCents(people * (PRICES.monthly - PRICES.annually) * 12)
}

// 2.39 is not exactly 2.39 in binary: cents are whole numbers again.
const toCents = (euros: number) => Math.round(euros * 100) / 100

/** As far as the slider goes: small companies get more of its way than large ones. */
export const SLIDER_MAX = 1000
const SLIDER_CURVE = 2.8

/** The number of people at a place of the slider, from 0 to {@link SLIDER_MAX}. */
export function peopleAt(place: number): number {
  return Math.round(((place / SLIDER_MAX) ** SLIDER_CURVE * MAX_PEOPLE) / PEOPLE_STEP) * PEOPLE_STEP
}

/** The place of the slider for a number of people. */
export function placeFor(people: number): number {
  return Math.round((people / MAX_PEOPLE) ** (1 / SLIDER_CURVE) * SLIDER_MAX)
}

/** An amount as the page's language writes it; without cents where there are none. */
export function formatEuros(amount: number, locale: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
