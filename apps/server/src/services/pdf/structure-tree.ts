import {
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'

/** What a part of a page is (ISO 32000-1, 14.8.4), for those who hear it or have it laid out anew. */
export type StructureTag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'LBody'

/** A part of a document, into which contents and further parts are put. */
export interface StructurePart {
  readonly tag: StructureTag | 'Document'
  readonly ref: PDFRef
  readonly kids: (PDFRef | PDFDict)[]
  /** What is said in place of its contents, such as of a picture. */
  readonly alt: string | undefined
  readonly parent: PDFRef
}

/**
 * Says of everything on the pages of a document what it is, in the order in which it is to be read (ISO 32000-1, 14.7):
 * pdf-lib draws, and knows nothing of that.
 */
export class StructureTree {
  private readonly pdf: PDFDocument
  private readonly root: PDFRef
  private readonly parts: StructurePart[] = []
  /** Which part each piece of a page belongs to, by the number of the piece. */
  private readonly pieces = new Map<PDFPage, PDFRef[]>()
  private readonly whole: StructurePart

  constructor(pdf: PDFDocument) {
    this.pdf = pdf
    this.root = pdf.context.nextRef()
    this.whole = this.create('Document', this.root, undefined)
  }

  /** Adds a part at the end of another, or of the document. */
  add(tag: StructureTag, { within = this.whole, alt }: { within?: StructurePart; alt?: string } = {}): StructurePart {
    const part = this.create(tag, within.ref, alt)
    within.kids.push(part.ref)
    return part
  }

  /** Draws a piece of a part; a part may have pieces on several pages. */
  draw(page: PDFPage, part: StructurePart, draw: () => void): void {
    const pieces = this.pieces.get(page) ?? []
    this.pieces.set(page, pieces)
    const number = pieces.push(part.ref) - 1
    part.kids.push(this.pdf.context.obj({ Type: 'MCR', Pg: page.ref, MCID: number }))
    mark(page, part.tag, `<</MCID ${number}>>`, draw)
  }

  /** Draws what only decorates, or repeats itself on each page: nobody hears it. */
  decorate(page: PDFPage, draw: () => void): void {
    mark(page, 'Artifact', undefined, draw)
  }

  /** Writes the tree into the document; nothing is drawn after that. */
  finish(): void {
    const { context, catalog } = this.pdf
    for (const { tag, ref, kids, alt, parent } of this.parts) {
      const entries = {
        Type: 'StructElem',
        S: tag,
        P: parent,
        K: context.obj(kids),
        ...(alt === undefined ? {} : { Alt: PDFHexString.fromText(alt) }),
        ...(tag === 'TH' ? { A: context.obj({ O: 'Table', Scope: 'Column' }) } : {}),
      }
      context.assign(ref, context.obj(entries))
    }
    const numbers = [...this.pieces].flatMap(([page, refs], place) => {
      page.node.set(PDFName.of('StructParents'), context.obj(place))
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
      return [context.obj(place), context.obj(refs)]
    })
    const parentTree = context.register(context.obj({ Nums: context.obj(numbers) }))
    const root = {
      Type: 'StructTreeRoot',
      K: context.obj([this.whole.ref]),
      ParentTree: parentTree,
      ParentTreeNextKey: this.pieces.size,
    }
    context.assign(this.root, context.obj(root))
    catalog.set(PDFName.of('StructTreeRoot'), this.root)
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  }

  private create(tag: StructurePart['tag'], parent: PDFRef, alt: string | undefined): StructurePart {
    const part = { tag, ref: this.pdf.context.nextRef(), kids: [], alt, parent }
    this.parts.push(part)
    return part
  }
}

function mark(page: PDFPage, tag: string, properties: string | undefined, draw: () => void): void {
  const name = PDFName.of(tag)
  page.pushOperators(
    properties === undefined
      ? PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [name])
      : PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [name, properties]),
  )
  draw()
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
}
