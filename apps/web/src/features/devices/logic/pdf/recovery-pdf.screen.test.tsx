import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { writeRecoveryPdf } from './write-recovery-pdf.ts'

const CODE = '7K2MQ-D9XTA-0PHRW-V3C8N-5ZJFB-E6YGS'
const person = { code: CODE, name: 'Jürgen Größl', email: 'j.groessl@lindwerk.example', day: '21 November 2026' }

/** The words of each page, as a reader would find them, and how many pictures there are. */
async function read(bytes: Uint8Array): Promise<{ pages: number; text: string; pictures: number; title?: string }> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false })
  const streams = file.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
  const shown = streams
    .filter((stream) => !stream.dict.toString().includes('/Subtype'))
    .map((stream) => new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()))
    .flatMap((content) => [...content.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => decodeHex(hex)))
  const pictures = streams.filter((stream) => /\/Subtype \/Image[^]*\/SMask/.test(stream.dict.toString())).length
  return { pages: file.getPageCount(), text: shown.join(' '), pictures, title: file.getTitle() }
}

const decodeHex = (hex: string) => new TextDecoder('windows-1252').decode(Uint8Array.fromHex(hex))

describe(writeRecoveryPdf, () => {
  it('is one page that says whose code it is, what it is for and how it is used', async () => {
    const { pages, text, pictures, title } = await read(await writeRecoveryPdf(person))

    expect(pages).toBe(1)
    expect(title).toBe('Umkreis: Recovery code')
    for (const group of CODE.split('-')) expect(text).toContain(group)
    for (const words of ['Jürgen Größl', 'j.groessl@lindwerk.example', 'Made on 21 November 2026', 'Keep it safe']) {
      expect(text).toContain(words)
    }
    expect(pictures).toBe(0)
  })

  it.each(['Łukasz Żółć', 'Ελένη Παπαδοπούλου', '山田 太郎', 'محمد العربي', 'דוד לוי', 'अनिल कुमार', '👩‍🚀 Astrid'])(
    'draws %s, whose letters the fonts of a PDF do not have',
    async (name) => {
      const { pages, text, pictures } = await read(await writeRecoveryPdf({ ...person, name }))

      expect(pages).toBe(1)
      expect(pictures).toBe(1)
      expect(text).toContain('7K2MQ')
    },
  )

  it('keeps a very long name, a line break and an empty name on the page', async () => {
    for (const name of ['Maximiliane '.repeat(40), 'Jo\nhanna', '']) {
      expect((await read(await writeRecoveryPdf({ ...person, name }))).pages).toBe(1)
    }
  })
})
