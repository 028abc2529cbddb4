/** For each term the documents that hold it. Ids are small whole numbers given by the caller. */
export interface Postings {
  add(term: number, document: number): void
  /** Calls back for each document of a term; one may come again. */
  forEach(term: number, callback: (document: number) => void): void
}

/** Postings as two arrays: the documents of term `t` stand from `offsets[t]` to `offsets[t + 1]`. */
export type PackedPostings = {
  readonly offsets: Uint32Array<ArrayBuffer>
  readonly documents: Uint32Array<ArrayBuffer>
}

/** No postings at all. */
export const NO_POSTINGS: PackedPostings = { offsets: new Uint32Array(1), documents: new Uint32Array(0) }

/** Creates postings over packed ones: what is added lies beside them until all is packed again. */
export function createPostings(packed: PackedPostings = NO_POSTINGS): Postings {
  const { offsets, documents } = packed
  const packedTerms = offsets.length - 1
  const added: (number[] | undefined)[] = []

  return {
    add(term, document) {
      const list = added[term]
      if (list) list.push(document)
      else added[term] = [document]
    },
    forEach(term, callback) {
      if (term < packedTerms) {
        const end = offsets[term + 1] ?? 0
        for (let at = offsets[term] ?? 0; at < end; at += 1) callback(documents[at] ?? 0)
      }
      for (const document of added[term] ?? []) callback(document)
    },
  }
}

/**
 * Packs the postings of some terms.
 *
 * @param terms Which, in the order in which they are to stand.
 * @param newIdOf What a document is called from now on; a negative number leaves it out.
 */
export function packPostings(
  postings: Postings,
  terms: readonly number[],
  newIdOf: (document: number) => number,
): PackedPostings {
  const offsets = new Uint32Array(terms.length + 1)
  const documents: number[] = []
  terms.forEach((term, at) => {
    postings.forEach(term, (document) => {
      const id = newIdOf(document)
      if (id >= 0) documents.push(id)
    })
    offsets[at + 1] = documents.length
  })
  return { offsets, documents: Uint32Array.from(documents) }
}
