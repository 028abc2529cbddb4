/** A text as the search compares it, and for each of its code units where in the original it came from. */
export type FoldedText = {
  readonly text: string
  /** `starts[i]` is the index in the original of the character that folded unit `i` came from; one more entry marks the end. */
  readonly starts: readonly number[]
}

const EXPANDED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * Folds case, diacritics and ß away, so that what people type meets what profiles say.
 *
 * @param umlauts `plain` reads "ü" as "u", `expanded` as "ue": both are typed for the same name.
 */
export function foldText(original: string, umlauts: 'plain' | 'expanded' = 'plain'): FoldedText {
  let text = ''
  const starts: number[] = []
  let index = 0
  for (const character of original) {
    const lower = character.toLowerCase().normalize('NFC')
    const expanded = umlauts === 'expanded' ? EXPANDED[lower] : undefined
    const folded =
      expanded ?? lower.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ł', 'l')
    for (let unit = 0; unit < folded.length; unit++) starts.push(index)
    text += folded
    index += character.length
  }
  starts.push(original.length)
  return { text, starts }
}
