/** The languages that the notes of evidence are written in. */
export type Language = 'en' | 'de'

/** What evidence says of how something is near to what was asked for. */
interface EvidenceWords {
  away: (km: number, place: string) => string
  kinship: Readonly<Record<'part' | 'near', (found: string, asked: string) => string>>
}

/** The notes of evidence, in each language. */
export const EVIDENCE_WORDS: Readonly<Record<Language, EvidenceWords>> = {
  en: {
    away: (km, place) => `${km} km from ${place}`,
    kinship: {
      part: (found, asked) => `${found} belongs to ${asked}`,
      near: (found, asked) => `${found} is close to ${asked}`,
    },
  },
  de: {
    away: (km, place) => `${km} km von ${place}`,
    kinship: {
      part: (found, asked) => `${found} gehört zu ${asked}`,
      near: (found, asked) => `${found} ist nah an ${asked}`,
    },
  },
}
