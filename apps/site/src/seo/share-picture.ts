import type { Language } from '../language/languages.ts'

/** The width and height of every picture that is shown where a page is shared. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** What stands on each picture, by the name that pages know it by; lines are broken by hand. */
export const SHARE_WORDS: Readonly<Record<string, Record<Language, { large: string[]; small: string }>>> = {
  landing: {
    en: { large: ['Meet', 'Umkreis'], small: 'Find specific people in 30 seconds' },
    de: { large: ['Meet', 'Umkreis'], small: 'Bestimmte Menschen in 30 Sekunden finden' },
  },
  'umkreis-ai': {
    en: { large: ['Who are you', 'looking for?'], small: 'Surround me, by Umkreis' },
    de: { large: ['Wen', 'suchst du?'], small: 'Surround me, von Umkreis' },
  },
  pricing: {
    en: { large: ['One price,', 'every feature'], small: '1.99 euros for each person and month' },
    de: { large: ['Ein Preis,', 'alles enthalten'], small: '1,99 Euro je Person und Monat' },
  },
  demo: {
    en: { large: ['See who is', 'around you'], small: 'Request a demo of Umkreis' },
    de: { large: ['Sieh, wer um', 'dich herum ist'], small: 'Eine Demo von Umkreis anfragen' },
  },
}
