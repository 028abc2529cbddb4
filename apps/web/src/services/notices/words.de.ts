import type { Translation } from '../../shared/i18n/translation.ts'
import type { words as english } from './words.ts'

export const words: Translation<typeof english> = { product: 'Umkreis', newMessage: 'Neue Nachricht' }
