import type { TagWords } from './TagField.tsx'

export const WORDS: TagWords = {
  merged: (words) => `${words.join(', ')} ${words.length === 1 ? 'is' : 'are'} already there`,
  tooLong: (by) => `${by} ${by === 1 ? 'character' : 'characters'} too long`,
  full: (max) => `No more than ${max}`,
}
