import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRef } from 'pdf-lib'

/** A part of a tagged document as a screen reader finds it: its tag, its other words, its own parts and pieces of pages. */
export interface ReadPart {
  tag: string
  alt?: string
  parts: ReadPart[]
  /** How many pieces of pages are its own. */
  pieces: number
}

/**
 * Reads the structure of a tagged PDF back.
 *
 * @throws {Error} If it has none, or a page and its structure do not name each other.
 */
export async function readStructure(bytes: Uint8Array): Promise<ReadPart> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const { catalog, context } = pdf
  if (catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString() !== '<<\n/Marked true\n>>')
    throw new Error('Not marked')
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const numbers = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray)
  const partsOf = new Map<number, PDFArray>()
  for (let at = 0; at < numbers.size(); at += 2) {
    partsOf.set(numbers.lookup(at, PDFNumber).asNumber(), numbers.lookup(at + 1, PDFArray))
  }
  const pageOf = new Map(pdf.getPages().map((page) => [page.ref.toString(), page]))

  const read = (ref: PDFRef): ReadPart => {
    const element = context.lookup(ref, PDFDict)
    const alt = element.lookupMaybe(PDFName.of('Alt'), PDFHexString)
    const part: ReadPart = {
      tag: element.lookup(PDFName.of('S'), PDFName).decodeText(),
      ...(alt ? { alt: alt.decodeText() } : {}),
      parts: [],
      pieces: 0,
    }
    const kids = element.lookup(PDFName.of('K'), PDFArray)
    for (const kid of kids.asArray()) {
      if (kid instanceof PDFRef) {
        if (context.lookup(kid, PDFDict).get(PDFName.of('P')) !== ref) throw new Error('A part has another parent')
        part.parts.push(read(kid))
      } else if (kid instanceof PDFDict) {
        const page = pageOf.get(String(kid.get(PDFName.of('Pg'))))
        const place = page?.node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber() ?? -1
        const number = kid.lookup(PDFName.of('MCID'), PDFNumber).asNumber()
        if (partsOf.get(place)?.get(number) !== ref) throw new Error('A page names another part for its piece')
        part.pieces += 1
      }
    }
    return part
  }
  return read(root.lookup(PDFName.of('K'), PDFArray).get(0) as PDFRef)
}

/** All tags of a structure, in the order of reading. */
export function tagsOf({ tag, parts }: ReadPart): string[] {
  return [tag, ...parts.flatMap(tagsOf)]
}
