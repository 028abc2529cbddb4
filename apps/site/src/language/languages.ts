/** The languages of the site; the first stands at the root, each other below its own name. */
export const LANGUAGES = ['en', 'de'] as const
/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number]

/** What a language is called by those who speak it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** Where the choice of language is remembered on the device; there is no cookie. */
export const LANGUAGE_KEY = 'site.language'

/** The language that an address is written in. */
export function languageOf(pathname: string): Language {
  return /^\/de(\/|$)/.test(pathname) ? 'de' : 'en'
}

/** Whether it is the one page that stands where there is none, in all languages at once. */
export function isMissingPage(pathname: string): boolean {
  return /^\/404\/?$/.test(pathname)
}

/** The same page in another language: `/pricing` and `/de/pricing`. */
export function localise(pathname: string, language: Language): string {
  const plain = pathname.replace(/^\/de(?=\/|$)/, '').replace(/(.)\/$/, '$1') || '/'
  if (language === 'en') return plain
  return plain === '/' ? '/de' : plain.startsWith('/#') ? `/de${plain.slice(1)}` : `/de${plain}`
}
