/** The languages that the application is built in, the first where a browser asks for none of them. */
const LANGUAGES = ['en', 'de'] as const

/** A language of the application. */
export type Language = (typeof LANGUAGES)[number]

/**
 * The language in which somebody gets the application: what they chose on this device, else what their browser asks for
 * most (RFC 9110, 12.5.4).
 */
export function pickLanguage(headers: { cookie: string | undefined; acceptLanguage: string | undefined }): Language {
  const chosen = /(?:^|;\s*)umkreis-language=(\w+)/.exec(headers.cookie ?? '')?.[1]
  const asked = (headers.acceptLanguage ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((text) => text.startsWith('q='))
    return { language: range.split('-')[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
  })
  const known = LANGUAGES.map((language) => ({
    language,
    weight: language === chosen ? 2 : Math.max(0, ...asked.filter((one) => one.language === language).map(weightOf)),
  }))
  return known.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? 'en'
}

function weightOf({ weight }: { weight: number }): number {
  return weight
}
