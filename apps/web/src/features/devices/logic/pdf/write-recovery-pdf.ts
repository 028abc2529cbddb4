import { PDFDocument, type PDFPage, StandardFonts } from 'pdf-lib'
import { copy } from '../../copy.ts'
import { drawAnyScript } from './draw-any-script.ts'
import { breakLines } from './break-lines.ts'
import { LANGUAGE } from '../../../../shared/i18n/locale.ts'

/** Whose code it is. Nothing of this leaves the device. */
export type RecoveryPage = {
  /** Six groups with hyphens between them. */
  readonly code: string
  /** In any script. */
  readonly name: string
  readonly email: string
  /** When it is made, as it is written on the page. */
  readonly day: string
}

/** A4, in points. */
const PAGE = [595.28, 841.89] as const
const MARGIN = 72
const WIDTH = PAGE[0] - 2 * MARGIN
const LINE = 1.45

/**
 * Writes the page that somebody keeps with their important papers: the code, whose it is, and what to do with it. The
 * words are real text, so that they can be read aloud, searched and copied.
 *
 * @returns The bytes of a PDF of one page.
 */
export async function writeRecoveryPdf({ code, name, email, day }: RecoveryPage): Promise<Uint8Array> {
  const words = copy.pdf
  const file = await PDFDocument.create()
  file.setTitle(`${words.product}: ${words.title}`, { showInWindowTitleBar: true })
  file.setLanguage(LANGUAGE)
  file.setProducer(words.product)
  file.setCreator(words.product)
  const page = file.addPage([...PAGE])
  const plain = await file.embedFont(StandardFonts.Helvetica)
  const bold = await file.embedFont(StandardFonts.HelveticaBold)
  const mono = await file.embedFont(StandardFonts.CourierBold)
  let y = PAGE[1] - MARGIN

  const write = (text: string, size = 11, font = plain, indent = 0) => {
    for (const line of breakLines(text, WIDTH - indent, (part) => font.widthOfTextAtSize(part, size))) {
      y -= size * LINE
      page.drawText(line, { x: MARGIN + indent, y, size, font })
    }
  }
  const leave = (points: number) => {
    y -= points
  }

  write(words.product, 12, bold)
  write(words.title, 28, bold)
  leave(20)
  write(words.of, 10)
  for (const [text, size] of [
    [name, 16],
    [email, 11],
  ] as const) {
    if (text === '') continue
    leave(size * LINE)
    await drawAnyScript(page, text, { x: MARGIN, y, size, width: WIDTH }, plain)
  }
  leave(24)
  y = drawCode(page, code, y, mono)
  leave(12)
  write(words.made(day), 10)
  leave(20)
  write(words.useTitle, 13, bold)
  write(words.use)
  leave(14)
  write(words.howTitle, 13, bold)
  words.how.forEach((step, index) => write(`${index + 1}.  ${step}`))
  leave(14)
  write(words.safeTitle, 13, bold)
  write(words.safe)
  return file.save()
}

/** Three groups in each row, inside a frame. @returns Where the frame ends. */
function drawCode(page: PDFPage, code: string, top: number, font: Parameters<typeof drawAnyScript>[3]): number {
  const groups = code.split('-')
  const size = 26
  const row = 48
  const height = Math.ceil(groups.length / 3) * row + 24
  page.drawRectangle({ x: MARGIN, y: top - height, width: WIDTH, height, borderWidth: 1.5, opacity: 0 })
  groups.forEach((group, index) => {
    const column = WIDTH / 3
    const x = MARGIN + (index % 3) * column + (column - font.widthOfTextAtSize(group, size)) / 2
    page.drawText(group, { x, y: top - 12 - Math.floor(index / 3) * row - row / 2 - size / 3, size, font })
  })
  return top - height
}
