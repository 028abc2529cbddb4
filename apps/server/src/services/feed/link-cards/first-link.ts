const CODE = /```[^]*?(?:```|$)|`[^`\n]*`/g
const LINK = /\bhttps?:\/\/[^\s<>"`{}|\\^]+/gi
/** The longest address that is asked for its page. */
const MAX_LENGTH = 2000

/** The first address of the web that a post names outside of code, as it was written; undefined: it names none. */
export function firstLink(text: string): string | undefined {
  for (const [written] of text.replaceAll(CODE, ' ').matchAll(LINK)) {
    const address = withoutEnd(written)
    if (address.length <= MAX_LENGTH && URL.canParse(address)) return address
  }
  return undefined
}

/** What ends the sentence, or a bracket that was opened before the address, is no part of it. */
function withoutEnd(written: string): string {
  let open = 0
  let end = 0
  for (; end < written.length; end += 1) {
    const character = written[end]
    if (character === '(' || character === '[') open += 1
    if (character === ')' || character === ']') open -= 1
    if (open < 0) break
  }
  const address = written.slice(0, end)
  // Seen from its end, so that a long row of them is looked at once.
  let last = address.length
  while (last > 0 && ".,;:!?'*_~…".includes(address[last - 1] ?? '')) last -= 1
  return address.slice(0, last)
}
