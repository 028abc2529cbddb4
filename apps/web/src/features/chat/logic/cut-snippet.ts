const SNIPPET_LENGTH = 160
const LEAD = 40

/** Cuts a text such that what was found first, at `found`, stands in it, with some words before; a cut is shown as “…”. */
export function cutSnippet(text: string, found: number): string {
  const start = found <= LEAD ? 0 : wordStart(text, found - LEAD, found)
  const end = start + SNIPPET_LENGTH
  const isCut = end < text.length
  return `${start > 0 ? '…' : ''}${text.slice(start, isCut ? charEnd(text, end) : undefined)}${isCut ? '…' : ''}`
}

/** The beginning of the first word from `from` on; `to` where there is none before. */
function wordStart(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s/)
  return space < 0 ? to : from + space + 1
}

/** Never between the halves of one sign. */
function charEnd(text: string, end: number): number {
  const unit = text.charCodeAt(end - 1)
  return unit >= 0xd800 && unit < 0xdc00 ? end - 1 : end
}
