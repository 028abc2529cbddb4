/** What was typed between the keys that open the palette and its field. */
export type EarlyKeys = {
  readonly text: string
  /** Enter was pressed behind the text. */
  readonly isEntered: boolean
  /** Escape was pressed. */
  readonly isLeft: boolean
}

/** Nothing was typed. */
export const NO_EARLY_KEYS: EarlyKeys = { text: '', isEntered: false, isLeft: false }

/** Takes one more key. @returns `undefined` for a key that belongs to the browser or changes nothing. */
export function addEarlyKey(
  keys: EarlyKeys,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>,
): EarlyKeys | undefined {
  const { key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined
  if (key === 'Escape') return { ...keys, isLeft: true }
  if (key === 'Enter') return { ...keys, isEntered: true }
  if (key === 'Backspace') return { ...keys, text: [...keys.text].slice(0, -1).join(''), isEntered: false }
  // Names of keys are longer than the one letter that a key writes.
  if ([...key].length === 1) return { ...keys, text: keys.text + key, isEntered: false }
  return undefined
}
