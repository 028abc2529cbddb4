import { type PDFPageProxy, getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- Vite makes the class of what the query asks it to run as a worker
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker'
import { throwIfCalledOff } from '../read/call-off.ts'
import type { TextLine } from '../read/cv-text.ts'
import { ImportError } from '../read/found-profile.ts'
import { PAGES_MAX, READING_MAX_MS, TEXT_MAX_LENGTH } from '../read/limits.ts'

/**
 * Takes the lines of text out of a PDF, with how high their letters are. It is taken apart in a worker that is ended behind
 * it, and after a while in any case; nothing in it is run, drawn, or fetched.
 *
 * @throws {ImportError}
 */
export async function readPdf(
  bytes: Uint8Array,
  signal: AbortSignal,
  maxMs: number = READING_MAX_MS,
): Promise<TextLine[]> {
  throwIfCalledOff(signal)
  const port = new PdfWorker()
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = (problem: 'time' | 'broken') => () => reject(new ImportError(problem))
    timer = setTimeout(fail('time'), maxMs)
    signal.addEventListener('abort', fail('time'), { once: true })
    port.addEventListener('error', fail('broken'))
  })
  try {
    return await Promise.race([readLines(bytes, port), ended])
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError(isLocked(cause) ? 'locked' : 'broken', { cause })
  } finally {
    clearTimeout(timer)
    port.terminate()
  }
}

async function readLines(bytes: Uint8Array, port: Worker): Promise<TextLine[]> {
  const worker = PDFWorker.create({ port })
  const document = await getDocument({
    // The library takes it for itself.
    data: bytes.slice(),
    worker,
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    stopAtErrors: false,
  }).promise
  const lines: TextLine[] = []
  let length = 0
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number += 1) {
    for (const line of await linesOfPage(await document.getPage(number))) {
      lines.push(line)
      length += line.text.length
      if (length > TEXT_MAX_LENGTH) throw new ImportError('size')
    }
  }
  return lines
}

async function linesOfPage(page: PDFPageProxy): Promise<TextLine[]> {
  const { items } = await page.getTextContent()
  const lines: TextLine[] = []
  let text = ''
  let size = 0
  for (const item of items) {
    if (!('str' in item)) continue
    text += item.str
    const [, , skew = 0, height = 0] = item.transform as number[]
    if (item.str.trim() !== '') size = Math.max(size, Math.hypot(skew, height))
    if (!item.hasEOL) continue
    lines.push({ text, size })
    text = ''
    size = 0
  }
  if (text !== '') lines.push({ text, size })
  return lines
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}
