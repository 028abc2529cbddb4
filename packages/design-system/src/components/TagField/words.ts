import type { TagWords } from './TagField.tsx'

/** What a field of words says. In a build of another language its sibling stands in. */
export const WORDS: TagWords = {
  merged: (words) => `${words.join(', ')} ${words.length === 1 ? 'is' : 'are'} already there`,
  tooLong: (by) => `${by} ${by === 1 ? 'character' : 'characters'} too long`,
  full: (max) => `No more than ${max}`,
}
