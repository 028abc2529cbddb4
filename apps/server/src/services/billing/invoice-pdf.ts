import { type PDFFont, type PDFPage, PDFDocument, rgb } from 'pdf-lib'
import type { InvoiceContent } from '@umkreis/schemas'
import type { Language } from '../language.ts'
import { embedFigtree } from '../pdf/embed-figtree.ts'
import { type StructurePart, type StructureTag, StructureTree } from '../pdf/structure-tree.ts'
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
  const structure = new StructureTree(pdf)
  const write = createWriter(page, structure, regular, bold)

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
    tag: 'H1',
  })
  const dates = [
    head ? words.date(day(head.issuedAt.toISOString())) : words.preview,
    words.period(day(invoice.periodStart), day(invoice.periodEnd)),
  ]
  for (const [line, text] of dates.entries()) write.left(text, MARGIN, HEIGHT - 292 - line * 15, { color: MUTED })

  let y = HEIGHT - 350
  const columns = { quantity: RIGHT - 170, unit: RIGHT - 85 }
  const table = structure.add('Table')
  const row = () => structure.add('TR', { within: table })
  const heads = { within: row(), tag: 'TH', color: MUTED } as const
  write.left(words.columns.text, MARGIN, y, heads)
  write.right(words.columns.quantity, columns.quantity, y, heads)
  write.right(words.columns.unit, columns.unit, y, heads)
  write.right(words.columns.amount, RIGHT, y, heads)
  write.rule(y - 8)
  for (const { text, quantity, unitCents, amountCents } of invoice.lines) {
    y -= 26
    const cell = { within: row(), tag: 'TD' } as const
    write.left(lines[text] ?? text, MARGIN, y, cell)
    write.right(String(quantity), columns.quantity, y, cell)
    write.right(euro(unitCents), columns.unit, y, cell)
    write.right(euro(amountCents), RIGHT, y, cell)
  }
  write.rule(y - 10)
  const sums = [
    [words.net, euro(invoice.netCents)],
    [words.vat(invoice.vatRate), euro(invoice.vatCents)],
  ] as const
  for (const [name, amount] of sums) {
    y -= 28
    const line = structure.add('P')
    write.right(name, columns.unit, y, { color: MUTED, part: line })
    write.right(amount, RIGHT, y, { part: line })
  }
  y -= 30
  const total = { size: 12, isBold: true, part: structure.add('P') }
  write.right(words.total, columns.unit, y, total)
  write.right(euro(invoice.grossCents), RIGHT, y, total)

  const notes = [words.vatNotes[invoice.vat], head && paymentByInvoice.termsOf(invoice, language)].filter(
    (note) => note !== undefined,
  )
  for (const note of notes) {
    y -= 34
    write.left(note, MARGIN, y, { color: MUTED })
  }
  structure.finish()
  return pdf.save()
}

/** Such as "573.60 €", with the sign of what is taken off. */
export function formatEuro(cents: number, language: Language): string {
  const { locale } = INVOICE_WORDS[language]
  const amount = (Math.abs(cents) / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${cents < 0 ? '-' : ''}${amount} €`
}

type Look = {
  size?: number
  isBold?: boolean
  color?: typeof INK
  /** What it is to those who hear it: a paragraph unless told. */
  tag?: StructureTag
  within?: StructurePart
  /** What it is a further piece of. */
  part?: StructurePart
}

function createWriter(page: PDFPage, structure: StructureTree, regular: PDFFont, bold: PDFFont) {
  const known = new Set(regular.getCharacterSet())
  // A sign that the font does not know would end the whole page.
  const readable = (text: string) =>
    Array.from(text, (sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?')).join('')
  const draw = (
    text: string,
    y: number,
    { size = 10, isBold = false, color = TEXT, tag = 'P', within, part }: Look,
    placeOf: (width: number) => number,
  ) => {
    const font = isBold ? bold : regular
    const words = readable(text)
    const room = RIGHT - MARGIN
    const fitting = Math.min(size, (size * room) / font.widthOfTextAtSize(words, size))
    const x = placeOf(font.widthOfTextAtSize(words, fitting))
    structure.draw(page, part ?? structure.add(tag, within ? { within } : {}), () =>
      page.drawText(words, { x, y, size: fitting, font, color }),
    )
  }
  return {
    left: (text: string, x: number, y: number, look: Look = {}) => draw(text, y, look, () => x),
    right: (text: string, x: number, y: number, look: Look = {}) => draw(text, y, look, (width) => x - width),
    rule: (y: number) =>
      structure.decorate(page, () =>
        page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, thickness: 1, color: LINE }),
      ),
  }
}
