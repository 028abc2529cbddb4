/** Within so many bytes a page has to say how its letters are written. */
const LOOKED_AT_BYTES = 1024
const DECLARED = /<meta[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{1,40})/i

/**
 * Turns the bytes of a page into text: as its first bytes, the header or the page itself say, in this order; as UTF-8
 * where nobody does, or what is said is unknown.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string): string {
  const labels = [
    markOf(bytes),
    /charset\s{0,9}=\s{0,9}"?([\w:.-]{1,40})/i.exec(contentType)?.[1],
    DECLARED.exec(Buffer.from(bytes.subarray(0, LOOKED_AT_BYTES)).toString('latin1'))?.[1],
    'utf-8',
  ]
  for (const label of labels) {
    const decoder = label === undefined ? undefined : createDecoder(label)
    if (decoder) return decoder.decode(bytes)
  }
  throw new Error('UTF-8 is known')
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined
}

function createDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
