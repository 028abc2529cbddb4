import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { emojiCopy as english } from './copy.ts'

export const emojiCopy: Translation<typeof english> = {
  search: 'Emojis suchen',
  searchHint: 'Nach deutschem oder englischem Namen',
  none: (query) => `Kein Emoji heißt „${query}“`,
  found: (count) => (count === 1 ? '1 Emoji' : `${count} Emojis`),
  recent: 'Zuletzt benutzt',
  groups: {
    smileys: 'Smileys',
    people: 'Menschen',
    nature: 'Tiere und Natur',
    food: 'Essen und Trinken',
    travel: 'Reisen und Orte',
    activities: 'Aktivitäten',
    objects: 'Gegenstände',
    symbols: 'Symbole',
    flags: 'Flaggen',
  },
  groupsLabel: 'Arten von Emojis',
  tone: 'Hautfarbe',
  tones: ['Gelb', 'Hell', 'Mittelhell', 'Mittel', 'Mitteldunkel', 'Dunkel'],
  names: (name, german) => (german === '' ? name : `${german} · ${name}`),
}
