import type { TagWords } from './TagField.tsx'

export const WORDS: TagWords = {
  merged: (words) => `${words.join(', ')} ${words.length === 1 ? 'ist' : 'sind'} schon da`,
  tooLong: (by) => `${by} Zeichen zu lang`,
  full: (max) => `Nicht mehr als ${max}`,
}
