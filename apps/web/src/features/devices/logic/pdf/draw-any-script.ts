import type { PDFFont, PDFPage } from 'pdf-lib'

/** Where a line of text stands, in points; `y` is its baseline. */
export type Place = { readonly x: number; readonly y: number; readonly size: number; readonly width: number }

/** Pixels for each point: sharp on paper. */
const SHARPNESS = 4
/** How far letters reach over and under the baseline, in parts of the size; some scripts reach further than Latin. */
const ABOVE = 1.2
const BELOW = 0.5

/**
 * Writes a line as text if the font has its letters. If not, it is drawn as a picture by the browser, which has typefaces
 * for every script, joins Arabic letters and sets Hebrew from right to left: a font that could do all of this would be
 * many times as large as the application.
 */
export async function drawAnyScript(page: PDFPage, text: string, place: Place, font: PDFFont): Promise<void> {
  if (hasLetters(font, text)) {
    const { x, y, size, width } = place
    const fitting = Math.min(size, (size * width) / font.widthOfTextAtSize(text, size))
    page.drawText(text, { x, y, size: fitting, font })
    return
  }
  await drawAsPicture(page, text, place)
}

/** The standard fonts of a PDF have the letters of Western Europe, and throw on any other. */
function hasLetters(font: PDFFont, text: string): boolean {
  try {
    font.encodeText(text)
    return true
  } catch {
    return false
  }
}

async function drawAsPicture(page: PDFPage, text: string, { x, y, size, width }: Place): Promise<void> {
  const letters = `${size * SHARPNESS}px system-ui, sans-serif`
  const measuring = new OffscreenCanvas(1, 1).getContext('2d')
  if (!measuring) return
  measuring.font = letters
  const pixels = Math.max(1, Math.ceil(measuring.measureText(text).width))
  const canvas = new OffscreenCanvas(pixels, Math.ceil(size * SHARPNESS * (ABOVE + BELOW)))
  const drawing = canvas.getContext('2d')
  if (!drawing) return
  drawing.font = letters
  drawing.textAlign = 'left'
  drawing.fillText(text, 0, size * SHARPNESS * ABOVE)
  const png = await canvas.convertToBlob({ type: 'image/png' })
  const picture = await page.doc.embedPng(await png.arrayBuffer())
  const scale = Math.min(1, width / (pixels / SHARPNESS)) / SHARPNESS
  page.drawImage(picture, {
    x,
    y: y - size * BELOW * scale * SHARPNESS,
    width: canvas.width * scale,
    height: canvas.height * scale,
  })
}
