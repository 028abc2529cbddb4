/** For each term the documents that hold it. Numbers of both are small whole numbers given by the caller. */
export interface Postings {
  add(term: number, document: number): void
  /** Calls back for each document of a term; one may come again. */
  forEach(term: number, callback: (document: number) => void): void
  /** Calls back for each document of packed terms that follow each other; one may come again. */
  forEachOf(from: number, until: number, callback: (document: number) => void): void
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
  const added = new Map<number, number[]>()

  return {
    add(term, document) {
      const list = added.get(term)
      if (list) list.push(document)
      else added.set(term, [document])
    },
    forEach(term, callback) {
      if (term < packedTerms) {
        const end = offsets[term + 1] ?? 0
        for (let at = offsets[term] ?? 0; at < end; at += 1) callback(documents[at] ?? 0)
      }
      for (const document of added.get(term) ?? []) callback(document)
    },
    forEachOf(from, until, callback) {
      // The documents of one term after the other lie in one stretch.
      const end = offsets[until] ?? 0
      for (let at = offsets[from] ?? 0; at < end; at += 1) callback(documents[at] ?? 0)
      for (const [term, list] of added)
        if (term >= from && term < until) for (const document of list) callback(document)
    },
  }
}

/**
 * Packs the postings of some terms.
 *
 * @param order The numbers of the terms, in the order in which they are to stand.
 * @param newIds What a document is called from now on, by its number; a negative number leaves it out.
 * @returns Also the terms that have documents left: the others are not packed.
 */
export function packPostings(
  postings: Postings,
  order: readonly number[],
  newIds: Int32Array<ArrayBuffer>,
): { readonly packed: PackedPostings; readonly kept: readonly number[] } {
  const kept: number[] = []
  const offsets: number[] = [0]
  let documents = new Uint32Array(1024)
  let length = 0
  const take = (document: number) => {
    const id = newIds[document] ?? -1
    if (id < 0) return
    if (length === documents.length) {
      const grown = new Uint32Array(length * 2)
      grown.set(documents)
      documents = grown
    }
    documents[length] = id
    length += 1
  }
  for (const term of order) {
    const before = length
    postings.forEach(term, take)
    if (length === before) continue
    kept.push(term)
    offsets.push(length)
  }
  return { packed: { offsets: Uint32Array.from(offsets), documents: documents.slice(0, length) }, kept }
}
