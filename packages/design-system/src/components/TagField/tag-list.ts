/** What came of adding: the new list, and which of the words did not fit under the maximum. */
export interface TagAddition {
  readonly tags: readonly string[]
  readonly refused: readonly string[]
}

/** Two spellings of one word are the same: case, accents' composition and spaces do not count. */
function sameAs(word: string): string {
  return word.normalize('NFC').toLocaleLowerCase()
}

/**
 * Adds words to a list. The text is split at commas and line breaks; empty words and those already there are left out.
 *
 * @param max The most words the list takes; the others are returned as refused.
 */
export function addTags(tags: readonly string[], text: string, max = Number.POSITIVE_INFINITY): TagAddition {
  const result = [...tags]
  const refused: string[] = []
  const known = new Set(tags.map(sameAs))
  for (const part of text.split(/[,\n;]/)) {
    const word = part.trim().replaceAll(/\s+/g, ' ')
    if (word === '' || known.has(sameAs(word))) continue
    if (result.length >= max) refused.push(word)
    else {
      result.push(word)
      known.add(sameAs(word))
    }
  }
  return { tags: result, refused }
}
