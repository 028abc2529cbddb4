/** The languages that people are spoken to in; the first where nothing says otherwise. */
export const LANGUAGES = ['en', 'de'] as const

/** A language that people are spoken to in. */
export type Language = (typeof LANGUAGES)[number]

/** The first of them. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

/**
 * The language that a request asks for most (RFC 9110, 12.5.4); of two that it asks for alike, the one it names first.
 *
 * @param acceptLanguage The header; undefined without one.
 * @returns Undefined where it names none that is spoken here: `*` says nothing of somebody.
 */
export function askedLanguage(acceptLanguage: string | undefined): Language | undefined {
  return (acceptLanguage ?? '')
    .split(',')
    .flatMap((part) => {
      const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1'
      return LANGUAGES.filter((language) => language === range.split('-')[0]).map((language) => ({
        language,
        weight: Number(weight) || 0,
      }))
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)[0]?.language
}
