import type { Translation } from '../../shared/i18n/translation.ts'
import type { feedWords as english } from './feed-words.ts'

export const feedWords: Translation<typeof english> = { mentioned: 'Hat dich in den Neuigkeiten erwähnt' }
