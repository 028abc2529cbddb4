import { LANGUAGES, localise } from './language/languages.ts'

/** Every page that a search engine may list, as its English address. */
export const LISTED_PAGES = ['/', '/umkreis-ai', '/pricing', '/demo', '/privacy', '/imprint'] as const

/** Pages that only follow a form, and are listed nowhere. */
export const THANKS_PAGES = ['/demo/thanks', '/newsletter/thanks'] as const

/** The addresses of all pages in all languages, as they are drawn at build time. */
export const PAGE_ADDRESSES: readonly string[] = LANGUAGES.flatMap((language) =>
  [...LISTED_PAGES, ...THANKS_PAGES].map((page) => localise(page, language)),
)
