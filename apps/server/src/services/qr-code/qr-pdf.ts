import { type PDFFont, type PDFPage, PDFDocument, rgb } from 'pdf-lib'
import type { User } from '@umkreis/schemas'
import type { Language } from '../language.ts'
import { embedFigtree } from '../pdf/embed-figtree.ts'
import { type StructureTag, StructureTree } from '../pdf/structure-tree.ts'
import { encodeModules } from './qr-picture.ts'

// A6, in points: a card that stands on a desk.
const WIDTH = 297.64
const HEIGHT = 419.53
const MARGIN = 28
const INK = rgb(0x12 / 255, 0x4d / 255, 0x4d / 255)
const MUTED = rgb(0.36, 0.4, 0.4)
const BLACK = rgb(0, 0, 0)

const WORDS: Readonly<Record<Language, { title: string; why: string; code: (link: string) => string }>> = {
  en: {
    title: 'Umkreis QR code',
    why: 'Scan to see what we have in common',
    code: (link) => `QR code that leads to ${link}`,
  },
  de: {
    title: 'Umkreis-QR-Code',
    why: 'Lies den Code, und sieh, was uns verbindet',
    code: (link) => `QR-Code, der zu ${link} führt`,
  },
}

/** Writes somebody's QR code as a page to print: the code, whose it is, and what it is for. */
export async function writeQrPdf(
  link: string,
  user: Pick<User, 'firstName' | 'lastName' | 'position'>,
  language: Language,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const { regular, bold } = await embedFigtree(pdf)
  const name = `${user.firstName} ${user.lastName}`.trim()
  const words = WORDS[language]
  pdf.setTitle(words.title, { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  const page = pdf.addPage([WIDTH, HEIGHT])
  const structure = new StructureTree(pdf)
  const write = (tag: StructureTag, text: string, look: Look) => {
    const isWritten = canWrite(text, look.font)
    if (isWritten) structure.draw(page, structure.add(tag), () => writeCentred(page, text, look))
  }
  const side = WIDTH - 2 * MARGIN
  const below = HEIGHT - 64 - side
  write('H1', 'Umkreis', { font: bold, size: 18, y: HEIGHT - 46, color: INK })
  structure.draw(page, structure.add('Figure', { alt: words.code(link) }), () =>
    drawCode(page, link, MARGIN, below, side),
  )
  write('P', name, { font: bold, size: 17, y: below - 20, color: INK })
  write('P', user.position, { font: regular, size: 11, y: below - 38, color: MUTED })
  write('P', words.why, { font: regular, size: 10, y: below - 60, color: MUTED })
  structure.finish()
  return pdf.save()
}

interface Look {
  font: PDFFont
  size: number
  y: number
  color: typeof INK
}

function drawCode(page: PDFPage, text: string, left: number, bottom: number, side: number): void {
  const modules = encodeModules(text)
  const step = side / modules.length
  const path = modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  page.drawSvgPath(path, { x: left, y: bottom + side, scale: step, color: BLACK, borderWidth: 0 })
}

/** One with a sign that the font does not know is left out. */
function canWrite(text: string, font: PDFFont): boolean {
  const known = new Set(font.getCharacterSet())
  return text !== '' && Array.from(text).every((sign) => known.has(sign.codePointAt(0) ?? 0))
}

/** A text that is too long gets smaller. */
function writeCentred(page: PDFPage, text: string, { font, size, y, color }: Look): void {
  const most = WIDTH - 2 * MARGIN
  const fitting = Math.max(6, Math.min(size, (size * most) / font.widthOfTextAtSize(text, size)))
  const width = Math.min(most, font.widthOfTextAtSize(text, fitting))
  page.drawText(text, { x: (WIDTH - width) / 2, y, size: fitting, font, color })
}
