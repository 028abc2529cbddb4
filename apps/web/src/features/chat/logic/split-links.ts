/** A stretch of a message: words, or an address that may be opened. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'link'
      /** What is shown: what was written, unless its host could be taken for another one. */
      readonly text: string
      readonly written: string
      readonly href: string
    }

const WEB = String.raw`https?:\/\/[^\s<>"'\x60\p{Cc}\p{Bidi_Control}]+`
const MAIL = String.raw`(?<![\p{L}\p{N}@._+-])[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![\p{L}\p{N}@-])`
const ADDRESS = new RegExp(`${WEB}|${MAIL}`, 'giu')
/** Longer than any address that people send. */
const ADDRESS_MAX_LENGTH = 2048
const TRAILING = /[.,;:!?…»“”’*_]/u
const BRACKETS = /[()[\]{}]/g
/** A bracket that closes, and the one that would have to stand before it. */
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const WRITTEN_HOST = /^https?:\/\/([^/?#\\]*)/iu
/** Letters that nobody takes for others: those of ASCII, and what German and its neighbours write. */
const PLAIN_HOST = /^[a-z0-9.:[\]\-äöüßàâæçéèêëîïôœùûÿáíóúñãõåø]*$/iu

/**
 * Finds the addresses in a message. Only those of the web and of mail become links: any other scheme could run or open
 * something. Punctuation that ends a sentence is not part of an address, and neither is a bracket that was opened before
 * it. A host with letters that look like others is shown as what it really is.
 */
export function splitLinks(text: string): readonly MessagePart[] {
  // Most texts hold none, and looking for their shape is slow.
  if (!text.includes('@') && !text.includes('://')) return text === '' ? [] : [{ kind: 'text', text }]
  const parts: MessagePart[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    if (match[0].length > ADDRESS_MAX_LENGTH) continue
    const link = /^https?:/i.test(match[0]) ? webLink(trimAddress(match[0])) : mailLink(match[0])
    if (!link) continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push(link)
    end = match.index + link.written.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

function mailLink(written: string): Extract<MessagePart, { kind: 'link' }> {
  return { kind: 'link', text: written, written, href: `mailto:${written}` }
}

function webLink(written: string): Extract<MessagePart, { kind: 'link' }> | undefined {
  const url = URL.parse(written)
  // An address with a name in front of the host is how people are led to the wrong place.
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  const host = WRITTEN_HOST.exec(written)?.[1] ?? ''
  const text = PLAIN_HOST.test(host)
    ? written
    : `${url.protocol}//${url.host}${written.slice(written.indexOf(host) + host.length)}`
  return { kind: 'link', text, written, href: written }
}

function trimAddress(found: string): string {
  const counts = new Map<string, number>()
  for (const [sign] of found.matchAll(BRACKETS)) counts.set(sign, countOf(counts, sign) + 1)
  let end = found.length
  // From the end on, and each bracket counted once: what others send may hold very many.
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? ''
    const opening = OPENING[last]
    if (opening === undefined) {
      if (!TRAILING.test(last)) break
    } else {
      if (countOf(counts, last) <= countOf(counts, opening)) break
      counts.set(last, countOf(counts, last) - 1)
    }
  }
  return found.slice(0, end)
}

function countOf(counts: ReadonlyMap<string, number>, sign: string): number {
  return counts.get(sign) ?? 0
}
