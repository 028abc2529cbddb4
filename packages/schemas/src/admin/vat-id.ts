// What stands behind the two letters, after the European Commission's VIES. Only the form is checked, not whether it is given to anybody.
const FORMS = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
} as const

type MemberState = keyof typeof FORMS

/** The countries of the European Union that share a VAT, by their two letters. */
export const EU_COUNTRIES: readonly string[] = Object.keys(FORMS)

/** Where an invoice can go: the European Union, and neighbours without its VAT. */
export const VAT_COUNTRIES = [...(Object.keys(FORMS) as MemberState[]), 'CH', 'GB', 'LI', 'NO', 'UA', 'US'] as const

/**
 * Whether a text has the form of a VAT id of the European Union.
 *
 * @param text Without spaces, in upper case. Greece writes `EL`.
 */
export function isVatId(text: string): boolean {
  const country = text.slice(0, 2) === 'EL' ? 'GR' : text.slice(0, 2)
  if (text.startsWith('GR') || !(country in FORMS)) return false
  return FORMS[country as MemberState].test(text.slice(2)) && (country !== 'DE' || hasCheckDigit(text.slice(2)))
}

/** The last digit of a German one is worked out from the others (ISO 7064, MOD 11,10). */
function hasCheckDigit(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits[8])
}
