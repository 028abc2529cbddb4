import type { Translation } from '../i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  emptySearch: 'Suche leeren',
  language: 'Sprache',
  scheme: 'Farbschema',
  schemes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
}
