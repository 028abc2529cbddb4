/** The languages that people are spoken to in; the first where nothing says otherwise. */
export const LANGUAGES = ['en', 'de'] as const

/** A language that people are spoken to in. */
export type Language = (typeof LANGUAGES)[number]

/** The first of them. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

/**
 * The language that a request asks for most (RFC 9110, 12.5.4).
 *
 * @param acceptLanguage The header; undefined without one.
 * @returns Undefined where it names none that is spoken here: `*` says nothing of somebody.
 */
export function askedLanguage(acceptLanguage: string | undefined): Language | undefined {
  const asked = (acceptLanguage ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((text) => text.startsWith('q='))
    return { language: range.split('-')[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
  })
  const weightOf = (language: Language) =>
    Math.max(0, ...asked.filter((one) => one.language === language).map(({ weight }) => weight))
  return LANGUAGES.filter((language) => weightOf(language) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))[0]
}
