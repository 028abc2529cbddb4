import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import type { PDFDocument, PDFFont } from 'pdf-lib'

const require = createRequire(import.meta.url)
const FONTS = {
  regular: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
} as const

/** The fonts of every page that the server writes. */
export interface PageFonts {
  regular: PDFFont
  bold: PDFFont
}

/** Puts Figtree into a document, as far as its texts need it. */
export async function embedFigtree(pdf: PDFDocument): Promise<PageFonts> {
  pdf.registerFontkit(fontkit)
  const [regular, bold] = await Promise.all([
    pdf.embedFont(await readFile(FONTS.regular), { subset: true }),
    pdf.embedFont(await readFile(FONTS.bold), { subset: true }),
  ])
  return { regular, bold }
}
