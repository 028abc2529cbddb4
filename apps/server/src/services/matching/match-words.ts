import type { Language } from '../language.ts'

/** What is said of two people; lists come joined. */
interface MatchWords {
  /** What both do is joined from the next three. */
  both: (common: string) => string
  know: (skills: string) => string
  areIn: (city: string) => string
  share: (fields: string) => string
  brings: (firstName: string, skills: string) => string
  nothing: string
}

/** The sentence that explains a match, in each language. */
export const MATCH_WORDS: Readonly<Record<Language, MatchWords>> = {
  en: {
    both: (common) => `You both ${common}.`,
    know: (skills) => `know ${skills}`,
    areIn: (city) => `are in ${city}`,
    share: (fields) => `share ${fields}`,
    brings: (firstName, skills) => `${firstName} brings ${skills}`,
    nothing: 'Your profiles have nothing in common yet, which can be a good reason to talk.',
  },
  de: {
    both: (common) => `Ihr beide ${common}.`,
    know: (skills) => `kennt euch mit ${skills} aus`,
    areIn: (city) => `seid in ${city}`,
    share: (fields) => `habt ${fields} gemeinsam`,
    brings: (firstName, skills) => `${firstName} bringt ${skills} mit`,
    nothing: 'Eure Profile haben noch nichts gemeinsam: auch ein guter Grund, miteinander zu reden.',
  },
}
