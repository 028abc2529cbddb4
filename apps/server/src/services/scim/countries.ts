const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))

let codes: ReadonlyMap<string, string> | undefined

/** A country as profiles name it, of its two letters (ISO 3166-1), as RFC 7643 has it; anything else as it is. */
export function countryName(text: string): string {
  return /^[a-z]{2}$/i.test(text) ? (NAMES.of(text.toUpperCase()) ?? text) : text
}

/** The other way round. */
export function countryCode(name: string): string {
  codes ??= new Map(
    LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).flatMap((code) => {
      const known = NAMES.of(code)
      return known === undefined ? [] : [[known, code] as const]
    }),
  )
  return codes.get(name) ?? name
}
