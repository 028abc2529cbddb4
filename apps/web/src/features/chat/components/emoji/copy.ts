import type { EmojiGroup } from '../../logic/emoji-table.ts'

/** The words of the emoji picker. */
export const emojiCopy = {
  search: 'Search emojis',
  searchHint: 'By their English or German names',
  none: (query: string) => `No emoji is called “${query}”`,
  found: (count: number) => (count === 1 ? '1 emoji' : `${count} emojis`),
  recent: 'Recently used',
  groups: {
    smileys: 'Smileys',
    people: 'People',
    nature: 'Animals and nature',
    food: 'Food and drink',
    travel: 'Travel and places',
    activities: 'Activities',
    objects: 'Objects',
    symbols: 'Symbols',
    flags: 'Flags',
  } satisfies Record<EmojiGroup, string>,
  groupsLabel: 'Kinds of emojis',
  tone: 'Skin colour',
  tones: ['Yellow', 'Light', 'Medium light', 'Medium', 'Medium dark', 'Dark'],
  names: (name: string, german: string) => (german === '' ? name : `${name} · ${german}`),
} as const
