import { type Language, localise } from './language/languages.ts'
import { settings } from './settings.ts'

/** Where the web app is deployed; empty when it is on the site's own origin. */
const app: string = import.meta.env?.VITE_APP_ORIGIN ?? ''

/** Addresses outside of the site's pages. */
export const outerLinks = {
  join: `${app}/app/login`,
  trial: `${app}/app/trial-signup`,
  api: `${app}/api`,
} as const

/** Every address of the site that a page links to, in one language. */
export function linksIn(language: Language) {
  const at = (path: string) => localise(path, language)
  return {
    ...outerLinks,
    home: at('/'),
    features: at('/#features'),
    safety: at('/#safety'),
    search: at('/umkreis-ai'),
    pricing: at('/pricing'),
    demo: at('/demo'),
    privacy: at('/privacy'),
    imprint: at('/imprint'),
    /** Where a free demonstration is booked: the address of the settings, or else our own form. */
    booking: settings.bookingUrl || at('/demo'),
  } as const
}
