import { type PDFFont, type PDFPage, PDFDocument, rgb } from 'pdf-lib'
import type { InvoiceContent } from '@umkreis/schemas'
import type { Language } from '../language.ts'
import { embedFigtree } from '../pdf/embed-figtree.ts'
import { INVOICE_WORDS } from './invoice-words.ts'
import { paymentByInvoice } from './payment-provider.ts'
import { SELLER } from './seller.ts'

// A4, in points.
const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 64
const RIGHT = WIDTH - MARGIN
const INK = rgb(0x12 / 255, 0x4d / 255, 0x4d / 255)
const TEXT = rgb(0x0e / 255, 0x38 / 255, 0x39 / 255)
const MUTED = rgb(0x46 / 255, 0x60 / 255, 0x60 / 255)
const LINE = rgb(0xee / 255, 0xdf / 255, 0xd8 / 255)

/**
 * Writes an invoice as a page.
 *
 * @param head Its number and date; undefined for one that is not sent yet.
 * @param language That of its words: what is owed is the same in each.
 */
export async function writeInvoicePdf(
  invoice: InvoiceContent,
  head: { number: string; issuedAt: Date } | undefined,
  language: Language,
): Promise<Uint8Array> {
  const words = INVOICE_WORDS[language]
  const lines: Readonly<Record<string, string>> = words.lines
  const day = (moment: string) => words.day(moment.slice(0, 10))
  const euro = (cents: number) => formatEuro(cents, language)
  const pdf = await PDFDocument.create()
  const { regular, bold } = await embedFigtree(pdf)
  pdf.setTitle(head ? words.title(head.number) : words.previewTitle, { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  pdf.setCreator('Umkreis')
  const page = pdf.addPage([WIDTH, HEIGHT])
  const write = createWriter(page, regular, bold)

  write.left('Umkreis', MARGIN, HEIGHT - 74, { size: 20, isBold: true, color: INK })
  const seller = [SELLER.name, ...SELLER.address, words.vatId(SELLER.vatId)]
  for (const [line, text] of seller.entries())
    write.right(text, RIGHT, HEIGHT - 70 - line * 14, { color: MUTED, size: 9 })
  const { company, street, postalCode, city, country, vatId } = invoice.address
  const recipient = [company, street, `${postalCode} ${city}`, country, vatId && words.vatId(vatId)].filter(Boolean)
  for (const [line, text] of recipient.entries())
    write.left(text, MARGIN, HEIGHT - 140 - line * 15, { isBold: line === 0 })

  write.left(head ? words.heading(head.number) : words.previewHeading, MARGIN, HEIGHT - 270, {
    size: 17,
    isBold: true,
    color: INK,
  })
  const dates = [
    head ? words.date(day(head.issuedAt.toISOString())) : words.preview,
    words.period(day(invoice.periodStart), day(invoice.periodEnd)),
  ]
  for (const [line, text] of dates.entries()) write.left(text, MARGIN, HEIGHT - 292 - line * 15, { color: MUTED })

  let y = HEIGHT - 350
  const columns = { quantity: RIGHT - 170, unit: RIGHT - 85 }
  write.left(words.columns.text, MARGIN, y, { color: MUTED })
  write.right(words.columns.quantity, columns.quantity, y, { color: MUTED })
  write.right(words.columns.unit, columns.unit, y, { color: MUTED })
  write.right(words.columns.amount, RIGHT, y, { color: MUTED })
  write.rule(y - 8)
  for (const { text, quantity, unitCents, amountCents } of invoice.lines) {
    y -= 26
    write.left(lines[text] ?? text, MARGIN, y)
    write.right(String(quantity), columns.quantity, y)
    write.right(euro(unitCents), columns.unit, y)
    write.right(euro(amountCents), RIGHT, y)
  }
  write.rule(y - 10)
  const sums = [
    [words.net, euro(invoice.netCents)],
    [words.vat(invoice.vatRate), euro(invoice.vatCents)],
  ] as const
  for (const [name, amount] of sums) {
    y -= 28
    write.right(name, columns.unit, y, { color: MUTED })
    write.right(amount, RIGHT, y)
  }
  y -= 30
  write.right(words.total, columns.unit, y, { size: 12, isBold: true })
  write.right(euro(invoice.grossCents), RIGHT, y, { size: 12, isBold: true })

  const notes = [words.vatNotes[invoice.vat], head && paymentByInvoice.termsOf(invoice, language)].filter(
    (note) => note !== undefined,
  )
  for (const note of notes) {
    y -= 34
    write.left(note, MARGIN, y, { color: MUTED })
  }
  return pdf.save()
}

/** Such as "573.60 €", with the sign of what is taken off. */
export function formatEuro(cents: number, language: Language): string {
  const { locale } = INVOICE_WORDS[language]
  const amount = (Math.abs(cents) / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${cents < 0 ? '-' : ''}${amount} €`
}

type Look = { size?: number; isBold?: boolean; color?: typeof INK }

function createWriter(page: PDFPage, regular: PDFFont, bold: PDFFont) {
  const known = new Set(regular.getCharacterSet())
  // A sign that the font does not know would end the whole page.
  const readable = (text: string) =>
    Array.from(text, (sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?')).join('')
  const draw = (
    text: string,
    y: number,
    { size = 10, isBold = false, color = TEXT }: Look,
    placeOf: (width: number) => number,
  ) => {
    const font = isBold ? bold : regular
    const words = readable(text)
    const room = RIGHT - MARGIN
    const fitting = Math.min(size, (size * room) / font.widthOfTextAtSize(words, size))
    page.drawText(words, { x: placeOf(font.widthOfTextAtSize(words, fitting)), y, size: fitting, font, color })
  }
  return {
    left: (text: string, x: number, y: number, look: Look = {}) => draw(text, y, look, () => x),
    right: (text: string, x: number, y: number, look: Look = {}) => draw(text, y, look, (width) => x - width),
    rule: (y: number) => page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, thickness: 1, color: LINE }),
  }
}
