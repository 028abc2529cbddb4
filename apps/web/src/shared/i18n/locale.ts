/** How dates and numbers are written where the words are these (BCP 47). */
export const LOCALE: string = 'en-GB'
/** The language of the words, as `lang` says it. */
export const LANGUAGE: 'en' | 'de' = 'en'
