import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { newsCopy as english } from './news-copy.ts'

const names = new Intl.ListFormat('de-DE', { style: 'long', type: 'conjunction' })

export const newsCopy: Translation<typeof english> = {
  news: (firstNames) => `Deine Kaffeerunde: ${names.format(['du', ...firstNames])}`,
}
