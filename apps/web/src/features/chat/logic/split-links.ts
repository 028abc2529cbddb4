/** A stretch of a message: words, or an address that may be opened. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const ADDRESS = /https?:\/\/[^\s<>"'`\p{Cc}\p{Bidi_Control}]+/giu
/** Longer than any address that people send; trimming is quadratic, so it must not meet a hostile one. */
const ADDRESS_MAX_LENGTH = 2048
const TRAILING = /[.,;:!?…»“”’]+$/u

/**
 * Finds the web addresses in a message. Only http and https become links: any other scheme could run or open something.
 * Punctuation that ends a sentence is not part of an address, and neither is a bracket that was opened before it.
 */
export function splitLinks(text: string): readonly MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    if (match[0].length > ADDRESS_MAX_LENGTH) continue
    const address = trimAddress(match[0])
    if (!isSafe(address)) continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push({ kind: 'link', text: address, href: address })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

function trimAddress(found: string): string {
  let address = found.replace(TRAILING, '')
  while (/[)\]}]$/.test(address) && closes(address)) address = address.slice(0, -1).replace(TRAILING, '')
  return address
}

/** Whether the address ends with a bracket that it never opened. */
function closes(address: string): boolean {
  const last = address.at(-1) ?? ''
  const opening = { ')': '(', ']': '[', '}': '{' }[last] ?? ''
  return address.split(last).length > address.split(opening).length
}

function isSafe(address: string): boolean {
  const url = URL.parse(address)
  // An address with a name in front of the host is how people are led to the wrong place.
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}
