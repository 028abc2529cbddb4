const MARKUP = /[*_`]|^ *(?:>|- |\d{1,9}[.)] )/m

/** Whether a text may hold markup. What it says no to is plain, whatever reads it closer. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(text)
}
