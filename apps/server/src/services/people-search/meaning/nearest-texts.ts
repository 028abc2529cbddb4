import type { Vector } from './vector.ts'

/** A text that is close to what is asked. */
export interface NearText {
  key: string
  /** The cosine of the angle between the two. */
  cosine: number
}

/** The texts of one scope with their vectors, in memory. */
export interface NearestTexts {
  readonly size: number
  has(key: string): boolean
  /** Takes a text's vector, a byte a number; one of another dimension than those before is left out. */
  put(key: string, bytes: Int8Array): void
  /** Forgets whatever is had no longer, once so much came that it may be much. */
  sweep(isHad: (key: string) => boolean): void
  /** How close one text is; undefined where it is not known. */
  cosineOf(key: string, vector: Vector): number | undefined
  /** The closest texts that are at least so close, closest first, and how many are in all. */
  find(vector: Vector, least: number, limit: number): { texts: NearText[]; total: number }
}

// What a question may cost: so many numbers are multiplied one by one, more are first compared by their signs.
const MOST_MULTIPLIED = 4_000_000
// Of the signs' best so many are looked at closely; measured in nearest-texts.test.ts.
const LOOKED_AT = 500
// Of all, so many are compared by more than their first signs.
const COMPARED = 5_000
const COARSE_WORDS = 8
const WORD_BITS = 32
const FEW = 1_000

/** @param centre What the signs of numbers are taken against: without it, numbers that all share say nothing. */
export function createNearestTexts(centre: Vector): NearestTexts {
  const dimensions = centre.length
  const words = Math.ceil(dimensions / WORD_BITS)
  const slots = new Map<string, number>()
  const keys: (string | undefined)[] = []
  const free: number[] = []
  let sweptAt = FEW
  let bytes = new Int8Array(0)
  let lengths = new Float32Array(0)
  let signs = new Uint32Array(0)

  function grow(): void {
    const room = Math.max(64, Math.ceil(keys.length * 1.5))
    bytes = withRoom(bytes, new Int8Array(room * dimensions))
    lengths = withRoom(lengths, new Float32Array(room))
    signs = withRoom(signs, new Uint32Array(room * words))
  }

  function cosineAt(slot: number, vector: Vector): number {
    const length = lengths[slot] ?? 0
    if (length === 0) return 0
    let sum = 0
    const from = slot * dimensions
    for (let at = 0; at < dimensions; at += 1) sum += (bytes[from + at] ?? 0) * (vector[at] ?? 0)
    return sum / length
  }

  /** Of some places, those whose first signs agree most with those asked for: about so many. */
  function mostAlike(asked: Uint32Array, firstWords: number, count: number, among?: Int32Array): Int32Array {
    const size = among?.length ?? keys.length
    const distances = new Uint16Array(size)
    const counts = new Uint32Array(firstWords * WORD_BITS + 1)
    for (let at = 0; at < size; at += 1) {
      const from = (among ? (among[at] ?? 0) : at) * words
      let distance = 0
      for (let word = 0; word < firstWords; word += 1)
        distance += countBits((signs[from + word] ?? 0) ^ (asked[word] ?? 0))
      distances[at] = distance
      counts[distance] = (counts[distance] ?? 0) + 1
    }
    let furthest = 0
    let seen = counts[0] ?? 0
    while (seen < count && furthest < counts.length - 1) seen += counts[(furthest += 1)] ?? 0
    const found = new Int32Array(seen)
    for (let at = 0, next = 0; at < size; at += 1)
      if ((distances[at] ?? 0) <= furthest) found[next++] = among ? (among[at] ?? 0) : at
    return found
  }

  /** The places of texts whose signs agree most with those of a vector. */
  function alike(vector: Vector): Int32Array {
    const asked = new Uint32Array(words)
    writeSigns(vector, centre, asked, 0)
    if (words <= COARSE_WORDS) return mostAlike(asked, words, LOOKED_AT)
    return mostAlike(asked, words, LOOKED_AT, mostAlike(asked, COARSE_WORDS, COMPARED))
  }

  return {
    get size() {
      return slots.size
    },
    has: (key) => slots.has(key),
    put(key, vector) {
      if (vector.length !== dimensions || slots.has(key)) return
      const slot = free.pop() ?? keys.length
      if (slot * dimensions >= bytes.length) grow()
      keys[slot] = key
      slots.set(key, slot)
      bytes.set(vector, slot * dimensions)
      let squares = 0
      for (const number of vector) squares += number * number
      lengths[slot] = Math.sqrt(squares)
      const unit = Float32Array.from(vector, (number) => number / (lengths[slot] || 1))
      writeSigns(unit, centre, signs, slot * words)
    },
    sweep(isHad) {
      if (slots.size < sweptAt) return
      for (const [key, slot] of slots) {
        if (isHad(key)) continue
        slots.delete(key)
        keys[slot] = undefined
        lengths[slot] = 0
        free.push(slot)
      }
      sweptAt = Math.max(FEW, slots.size * 1.5)
    },
    cosineOf(key, vector) {
      const slot = slots.get(key)
      return slot === undefined ? undefined : cosineAt(slot, vector)
    },
    find(vector, least, limit) {
      if (vector.length !== dimensions) return { texts: [], total: 0 }
      const candidates = keys.length * dimensions > MOST_MULTIPLIED ? alike(vector) : keys.keys()
      const texts: NearText[] = []
      for (const slot of candidates) {
        const key = keys[slot]
        const cosine = cosineAt(slot, vector)
        if (key !== undefined && cosine >= least) texts.push({ key, cosine })
      }
      const total = texts.length
      return { texts: texts.toSorted((a, b) => b.cosine - a.cosine || (a.key < b.key ? -1 : 1)).slice(0, limit), total }
    },
  }
}

function withRoom<T extends Int8Array | Float32Array | Uint32Array>(from: T, to: T): T {
  to.set(from)
  return to
}

function writeSigns(vector: Vector, centre: Vector, to: Uint32Array, from: number): void {
  for (let word = 0; word * WORD_BITS < vector.length; word += 1) {
    let bits = 0
    for (let bit = 0, at = word * WORD_BITS; bit < WORD_BITS && at < vector.length; bit += 1, at += 1)
      if ((vector[at] ?? 0) > (centre[at] ?? 0)) bits |= 1 << bit
    to[from + word] = bits >>> 0
  }
}

/** The number of bits that are 1, counted in parallel. */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
