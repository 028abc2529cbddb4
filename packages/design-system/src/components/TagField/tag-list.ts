/** What a list takes: so many words at most, and so many characters in each. */
export interface TagLimits {
  readonly max?: number
  readonly maxLength?: number
}

/**
 * What came of adding: the new list; the words that were there already, in the spelling in which they are there; and the
 * words that did not fit, either because the list is full or because they are too long.
 */
export interface TagAddition {
  readonly tags: readonly string[]
  readonly merged: readonly string[]
  readonly refused: readonly string[]
  readonly tooLong: readonly string[]
}

/** Two spellings of one word are the same: case, accents' composition and spaces do not count. */
function sameAs(word: string): string {
  return word.normalize('NFC').toLocaleLowerCase()
}

/** Adds words to a list. The text is split at commas, semicolons, tabs and line breaks; empty words are left out. */
export function addTags(tags: readonly string[], text: string, limits: TagLimits = {}): TagAddition {
  const { max = Number.POSITIVE_INFINITY, maxLength = Number.POSITIVE_INFINITY } = limits
  const result = [...tags]
  const merged = new Set<string>()
  const refused: string[] = []
  const tooLong: string[] = []
  const known = new Map(tags.map((tag) => [sameAs(tag), tag]))
  for (const part of text.split(/[,;\t\r\n]/)) {
    const word = part.trim().replaceAll(/\s+/g, ' ')
    if (word === '') continue
    const there = known.get(sameAs(word))
    if (there !== undefined) merged.add(there)
    else if (word.length > maxLength) tooLong.push(word)
    else if (result.length >= max) refused.push(word)
    else {
      result.push(word)
      known.set(sameAs(word), word)
    }
  }
  return { tags: result, merged: [...merged], refused, tooLong }
}
