import type { Language } from '../language.ts'

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' }),
  de: new Intl.ListFormat('de-DE', { style: 'long', type: 'conjunction' }),
}

/** Joins words as a sentence of the language does: “a, b and c”. */
export function joinWords(words: readonly string[], language: Language): string {
  return LISTS[language].format(words)
}
