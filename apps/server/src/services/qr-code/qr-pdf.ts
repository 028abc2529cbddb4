import { type PDFFont, type PDFPage, PDFDocument, rgb } from 'pdf-lib'
import type { User } from '@umkreis/schemas'
import type { Language } from '../language.ts'
import { embedFigtree } from '../pdf/embed-figtree.ts'
import { encodeModules } from './qr-picture.ts'

// A6, in points: a card that stands on a desk.
const WIDTH = 297.64
const HEIGHT = 419.53
const MARGIN = 28
const INK = rgb(0x12 / 255, 0x4d / 255, 0x4d / 255)
const MUTED = rgb(0.36, 0.4, 0.4)
const BLACK = rgb(0, 0, 0)

const WORDS: Readonly<Record<Language, { title: string; why: string }>> = {
  en: { title: 'Umkreis QR code', why: 'Scan to see what we have in common' },
  de: { title: 'Umkreis-QR-Code', why: 'Lies den Code, und sieh, was uns verbindet' },
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
  pdf.setTitle(words.title)
  pdf.setLanguage(language)
  const page = pdf.addPage([WIDTH, HEIGHT])
  writeCentred(page, 'Umkreis', bold, 18, HEIGHT - 46, INK)
  const side = WIDTH - 2 * MARGIN
  drawCode(page, link, MARGIN, HEIGHT - 64 - side, side)
  const below = HEIGHT - 64 - side
  writeCentred(page, name, bold, 17, below - 20, INK)
  writeCentred(page, user.position, regular, 11, below - 38, MUTED)
  writeCentred(page, words.why, regular, 10, below - 60, MUTED)
  return pdf.save()
}

function drawCode(page: PDFPage, text: string, left: number, bottom: number, side: number): void {
  const modules = encodeModules(text)
  const step = side / modules.length
  const path = modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  page.drawSvgPath(path, { x: left, y: bottom + side, scale: step, color: BLACK, borderWidth: 0 })
}

/** A text that is too long gets smaller; one with a sign that the font does not know is left out. */
function writeCentred(page: PDFPage, text: string, font: PDFFont, size: number, y: number, color: typeof INK): void {
  const known = new Set(font.getCharacterSet())
  const isKnown = Array.from(text).every((sign) => known.has(sign.codePointAt(0) ?? 0))
  if (text === '' || !isKnown) return
  const most = WIDTH - 2 * MARGIN
  const fitting = Math.max(6, Math.min(size, (size * most) / font.widthOfTextAtSize(text, size)))
  const width = Math.min(most, font.widthOfTextAtSize(text, fitting))
  page.drawText(text, { x: (WIDTH - width) / 2, y, size: fitting, font, color })
}
