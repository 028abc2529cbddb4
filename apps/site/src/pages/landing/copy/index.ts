import type { Language } from '../../../language/languages.ts'
import { de } from './de.ts'
import { type LandingCopy, en } from './en.ts'

/** The words of the landing page in every language. */
export const landingCopy: Record<Language, LandingCopy> = { en, de }
