import { TEXT_MAX_LENGTH } from './limits.ts'

/** Where a document of a word processor (ECMA-376) keeps its text. */
export const DOCX_TEXT_PATH = 'word/document.xml'

/** What ends a line, what stands for a gap, and text: all else of the markup is left out. */
const PIECES = /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)\b[^<>]*>|<\/w:(p|tr)>|<\/w:tc>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of a document's markup, a paragraph a line. No markup is followed, and no entity but the five of XML is known. */
export function textOfDocx(xml: string): string {
  const pieces: string[] = []
  let length = 0
  for (const [piece, text, gap] of xml.matchAll(PIECES)) {
    const written = text !== undefined ? readEntities(text) : gap === 'tab' || piece === '</w:tc>' ? '\t' : '\n'
    pieces.push(written)
    length += written.length
    if (length > TEXT_MAX_LENGTH) break
  }
  return pieces.join('').slice(0, TEXT_MAX_LENGTH)
}

function readEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (_whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? ''
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
