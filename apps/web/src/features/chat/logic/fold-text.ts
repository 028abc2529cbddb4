/** What is shown of a long message before its reader asks for the rest. */
const SHOWN_CHARACTERS = 3000
const SHOWN_LINES = 30
/** Folding a little away would only be in the way. */
const LINES_MAX = 40

/**
 * Folds a long text.
 *
 * @returns Its beginning, or null where all of it is shown.
 */
export function foldText(text: string): string | null {
  const start = text.slice(0, SHOWN_CHARACTERS)
  const lines = start.split('\n', LINES_MAX + 1)
  if (lines.length > LINES_MAX) return lines.slice(0, SHOWN_LINES).join('\n')
  if (text.length <= SHOWN_CHARACTERS) return null
  // Half of a pair is no character.
  return /[\uD800-\uDBFF]$/.test(start) ? start.slice(0, -1) : start
}
