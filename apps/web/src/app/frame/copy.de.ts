import type { Translation } from '../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = { skip: 'Zum Inhalt' }
