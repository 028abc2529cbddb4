import type { Language } from '../../language/languages.ts'

const en = {
  title: 'Page not found · Umkreis',
  heading: 'Page not found',
  lead: 'There is nothing at this address.',
  home: 'Back to home page',
}

/** The words of the page that stands where there is none, in every language. */
export const notFoundCopy: Record<Language, typeof en> = {
  en,
  de: {
    title: 'Seite nicht gefunden · Umkreis',
    heading: 'Seite nicht gefunden',
    lead: 'Unter dieser Adresse ist nichts.',
    home: 'Zurück zur Startseite',
  },
}
