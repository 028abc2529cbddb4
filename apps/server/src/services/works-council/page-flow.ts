import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import { type PageFonts, embedFigtree } from '../pdf/embed-figtree.ts'
import { type Bookmark, writeBookmarks } from '../pdf/write-bookmarks.ts'
import { type StructureTag, StructureTree } from '../pdf/structure-tree.ts'

// A4, in points.
const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 64
const ROOM = WIDTH - 2 * MARGIN
const TOP = HEIGHT - 64
const BOTTOM = 72

/** The colours of printed words. */
export const INKS = {
  title: rgb(0x12 / 255, 0x4d / 255, 0x4d / 255),
  text: rgb(0x0e / 255, 0x38 / 255, 0x39 / 255),
  muted: rgb(0x46 / 255, 0x60 / 255, 0x60 / 255),
} as const
const RULE = rgb(0xee / 255, 0xdf / 255, 0xd8 / 255)

/** How a paragraph looks. */
export interface ParagraphLook {
  /** What it is to those who hear it; a heading of the second and third level is a bookmark, too. */
  tag?: StructureTag
  size?: number
  isBold?: boolean
  ink?: keyof typeof INKS
  /** Room above it, left out at the top of a page. */
  above?: number
  /** Height that has to be left below it: a heading is the last line of no page. */
  keepWith?: number
}

/** Texts that run over as many pages as they need. */
export class PageFlow {
  private readonly pdf: PDFDocument
  private readonly regular: PDFFont
  private readonly bold: PDFFont
  private readonly known: ReadonlySet<number>
  private readonly widths = new Map<string, number>()
  private readonly boldWidths = new Map<string, number>()
  private readonly structure: StructureTree
  private readonly bookmarks: Bookmark[] = []
  private page: PDFPage
  private y = TOP

  private constructor(pdf: PDFDocument, { regular, bold }: PageFonts) {
    this.pdf = pdf
    this.regular = regular
    this.bold = bold
    this.known = new Set(regular.getCharacterSet())
    this.structure = new StructureTree(pdf)
    this.page = pdf.addPage([WIDTH, HEIGHT])
  }

  /** Begins a document. @param facts Its title, language and subject, for who opens or hears it. */
  static async create(facts: { title: string; language: string; subject: string; at: Date }): Promise<PageFlow> {
    const pdf = await PDFDocument.create()
    const fonts = await embedFigtree(pdf)
    pdf.setTitle(facts.title, { showInWindowTitleBar: true })
    pdf.setSubject(facts.subject)
    pdf.setLanguage(facts.language)
    pdf.setAuthor('Umkreis')
    pdf.setCreator('Umkreis')
    pdf.setCreationDate(facts.at)
    pdf.setModificationDate(facts.at)
    return new PageFlow(pdf, fonts)
  }

  /** Writes a paragraph, broken into lines between words. */
  paragraph(
    text: string,
    { tag = 'P', size = 10, isBold = false, ink = 'text', above = 6, keepWith = 0 }: ParagraphLook = {},
  ): void {
    const font = isBold ? this.bold : this.regular
    const lineHeight = size * 1.45
    const lines = breakLines(this.readable(text), ROOM, (part) => this.widthOf(part, font) * size)
    this.makeRoom(above + lineHeight + keepWith)
    if (this.y < TOP) this.y -= above
    if (tag === 'H2' || tag === 'H3') {
      this.bookmarks.push({ title: text, level: tag === 'H2' ? 1 : 2, page: this.page, top: this.y })
    }
    const part = this.structure.add(tag)
    for (const line of lines) {
      this.makeRoom(lineHeight)
      this.y -= lineHeight
      this.structure.draw(this.page, part, () =>
        this.page.drawText(line, { x: MARGIN, y: this.y, size, font, color: INKS[ink] }),
      )
    }
  }

  /** Draws a line across the page. */
  rule(): void {
    this.makeRoom(16)
    this.y -= 10
    this.structure.decorate(this.page, () =>
      this.page.drawLine({
        start: { x: MARGIN, y: this.y },
        end: { x: WIDTH - MARGIN, y: this.y },
        thickness: 1,
        color: RULE,
      }),
    )
  }

  /** Ends the document. @param foot What stands at the bottom of each page. */
  async finish(foot: (page: number, pages: number) => string): Promise<Uint8Array> {
    const pages = this.pdf.getPages()
    for (const [index, page] of pages.entries()) {
      const text = this.readable(foot(index + 1, pages.length))
      const x = WIDTH - MARGIN - this.regular.widthOfTextAtSize(text, 9)
      this.structure.decorate(page, () =>
        page.drawText(text, { x, y: 40, size: 9, font: this.regular, color: INKS.muted }),
      )
    }
    this.structure.finish()
    writeBookmarks(this.pdf, this.bookmarks)
    return this.pdf.save()
  }

  /** For each point of the font's size. Laying text out takes long, and words come again. */
  private widthOf(text: string, font: PDFFont): number {
    const widths = font === this.bold ? this.boldWidths : this.widths
    const width = widths.get(text) ?? font.widthOfTextAtSize(text, 1)
    widths.set(text, width)
    return width
  }

  private makeRoom(height: number): void {
    if (this.y - height >= BOTTOM) return
    this.page = this.pdf.addPage([WIDTH, HEIGHT])
    this.y = TOP
  }

  /** A sign that the font does not know would end the whole page. */
  private readable(text: string): string {
    return Array.from(text, (sign) => (this.known.has(sign.codePointAt(0) ?? 0) ? sign : '?')).join('')
  }
}

/**
 * Breaks a text into lines that fit, between words; inside of a word only where it alone is wider than a line.
 *
 * @param widthOf How wide a text is; asked once for each word.
 */
export function breakLines(text: string, room: number, widthOf: (text: string) => number): string[] {
  const space = widthOf(' ')
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const word of text.split(/\s+/u).flatMap((one) => breakWord(one, room, widthOf))) {
    const wordWidth = widthOf(word)
    if (line !== '' && width + space + wordWidth <= room) {
      line += ` ${word}`
      width += space + wordWidth
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    width = wordWidth
  }
  return line === '' ? lines : [...lines, line]
}

function breakWord(word: string, room: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= room) return [word]
  const parts = ['']
  for (const sign of word) {
    const part = parts.at(-1) ?? ''
    if (part !== '' && widthOf(part + sign) > room) parts.push(sign)
    else parts[parts.length - 1] = part + sign
  }
  return parts
}
