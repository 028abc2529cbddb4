const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' })

/** Joins words as a sentence does: “a, b and c”. */
export function joinWords(words: readonly string[]): string {
  return list.format(words)
}
