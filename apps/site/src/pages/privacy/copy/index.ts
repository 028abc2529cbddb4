import type { Language } from '../../../language/languages.ts'
import { de } from './de.ts'
import { type PrivacyCopy, en } from './en.ts'

/** The privacy policy in every language. */
export const privacyCopy: Record<Language, PrivacyCopy> = { en, de }
