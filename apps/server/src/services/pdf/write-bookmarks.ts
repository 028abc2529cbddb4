import { type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'

/** A place in a document that readers of it can go to at once. */
export interface Bookmark {
  title: string
  /** 1 stands by itself, 2 below the last one of 1. */
  level: 1 | 2
  page: PDFPage
  /** How far up the page, in points from its foot. */
  top: number
}

interface Entry {
  ref: PDFRef
  parent: PDFRef
  bookmark: Bookmark | undefined
  kids: Entry[]
}

/** Writes the bookmarks of a document (ISO 32000-1, 12.3.3); those of level 2 are folded in until one opens them. */
export function writeBookmarks(pdf: PDFDocument, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return
  const { context, catalog } = pdf
  const top = context.nextRef()
  const root: Entry = { ref: top, parent: top, bookmark: undefined, kids: [] }
  for (const bookmark of bookmarks) {
    const above = bookmark.level === 1 ? root : (root.kids.at(-1) ?? root)
    above.kids.push({ ref: context.nextRef(), parent: above.ref, bookmark, kids: [] })
  }
  const write = ({ ref, parent, bookmark, kids }: Entry, before?: Entry, after?: Entry): void => {
    const [first, last] = [kids.at(0), kids.at(-1)]
    const below = first && last ? { First: first.ref, Last: last.ref } : {}
    const own = bookmark
      ? {
          Title: PDFHexString.fromText(bookmark.title),
          Parent: parent,
          Dest: context.obj([bookmark.page.ref, PDFName.of('XYZ'), 0, bookmark.top, null]),
          ...(before ? { Prev: before.ref } : {}),
          ...(after ? { Next: after.ref } : {}),
        }
      : { Type: 'Outlines' }
    // Below zero: so many are there, and folded in.
    const count = kids.length === 0 ? {} : { Count: bookmark ? -kids.length : kids.length }
    context.assign(ref, context.obj({ ...own, ...below, ...count }))
    for (const [place, kid] of kids.entries()) write(kid, kids[place - 1], kids[place + 1])
  }
  write(root)
  catalog.set(PDFName.of('Outlines'), root.ref)
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}
