import { parseDocument } from './document.ts'
import { FIELD_PLACES, WEIGHT_VALUES } from './profile-fields.ts'

/** Which people have which lexeme. People are known by their place, a small number that another may have after them. */
export interface Postings {
  /** Places are below this. */
  size: number
  has(lexeme: string): boolean
  /** How many people have a lexeme now. */
  countOf(lexeme: string): number
  /** Takes a person's document in its text form. */
  add(document: string): number
  remove(place: number): void
  isTaken(place: number): boolean
  /** Who has a lexeme: entries of a place and fields, some of them of people who are gone. */
  of(lexeme: string): readonly number[]
}

interface Posting {
  entries: number[]
  count: number
}

/** The fields in which a lexeme stands fill the last bits of an entry, one for each of the places. */
const FIELD_BITS = FIELD_PLACES.length
const FIELD_MASK = (1 << FIELD_BITS) - 1
// Somebody who says it of themselves in several fields does it, and does not only know it. Where they are is no such field.
const SAYING_MASK = FIELD_PLACES.reduce((mask, { weight }, index) => (weight === 'D' ? mask : mask | (1 << index)), 0)

/** The place of an entry of {@link Postings.of}. */
export const placeOf = (entry: number): number => entry >>> FIELD_BITS

/** The fields of an entry, as the bits of a number. */
export const fieldsOfEntry = (entry: number): number => entry & FIELD_MASK

/** How much a lexeme counts by the best of its {@link fieldsOfEntry}. */
export const FIELD_VALUES: readonly number[] = Array.from({ length: FIELD_MASK + 1 }, (_, fields) =>
  Math.max(0, ...FIELD_PLACES.map(({ weight }, index) => (fields & (1 << index) ? WEIGHT_VALUES[weight] : 0))),
)

/** In how many fields that say what somebody does it stands, by its {@link fieldsOfEntry}. */
export const SAYING_COUNTS: readonly number[] = Array.from(
  { length: FIELD_MASK + 1 },
  (_, fields) => (fields & SAYING_MASK).toString(2).replaceAll('0', '').length,
)

const EMPTY: readonly number[] = []
// Entries of people who are gone are passed over; once they are so many, they are taken out.
const MOST_GONE = 1_000
const MOST_GONE_SHARE = 0.2
/** Stamps tell versions of a profile apart; nobody is found by them. */
const STAMP_TAG = 'v:'

/** @param onNew Called with each lexeme before the first person who ever had it is counted. */
export function createPostings(onNew: (lexeme: string) => void): Postings {
  const ids = new Map<string, number>()
  const postings: Posting[] = []
  const lexemesAt: (Int32Array | undefined)[] = []
  const free: number[] = []
  let gone: number[] = []

  function idOf(lexeme: string): number {
    const known = ids.get(lexeme)
    if (known !== undefined) return known
    onNew(lexeme)
    const id = postings.push({ entries: [], count: 0 }) - 1
    ids.set(lexeme, id)
    return id
  }

  const find = (lexeme: string): Posting | undefined => {
    const id = ids.get(lexeme)
    return id === undefined ? undefined : postings[id]
  }

  function sweep(): void {
    if (gone.length < MOST_GONE || gone.length < lexemesAt.length * MOST_GONE_SHARE) return
    for (const posting of postings) {
      if (posting.entries.length > posting.count)
        posting.entries = posting.entries.filter((entry) => lexemesAt[placeOf(entry)] !== undefined)
    }
    free.push(...gone)
    gone = []
  }

  return {
    get size() {
      return lexemesAt.length
    },
    has: (lexeme) => ids.has(lexeme),
    countOf: (lexeme) => find(lexeme)?.count ?? 0,
    add(document) {
      const place = free.pop() ?? lexemesAt.length
      const own: number[] = []
      for (const { lexeme, places } of parseDocument(document)) {
        if (lexeme.startsWith(STAMP_TAG)) continue
        const id = idOf(lexeme)
        const posting = postings[id]
        if (!posting) continue
        let fields = 0
        for (const one of places) if (one <= FIELD_BITS) fields |= 1 << (one - 1)
        posting.entries.push((place << FIELD_BITS) | fields)
        posting.count += 1
        own.push(id)
      }
      lexemesAt[place] = Int32Array.from(own)
      return place
    },
    remove(place) {
      for (const id of lexemesAt[place] ?? []) {
        const posting = postings[id]
        if (posting) posting.count -= 1
      }
      lexemesAt[place] = undefined
      gone.push(place)
      sweep()
    },
    isTaken: (place) => lexemesAt[place] !== undefined,
    of: (lexeme) => find(lexeme)?.entries ?? EMPTY,
  }
}
