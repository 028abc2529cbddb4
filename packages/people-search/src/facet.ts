import { foldText, tokenise } from './fold.ts'
import { createOrder } from './order.ts'

/** A value that people have, in its most frequent spelling. */
export interface CountedValue {
  value: string
  count: number
}

/** A value with what it is compared by. */
export interface KeyedValue extends CountedValue {
  key: string
  /** Which of all the values it was. */
  place: number
}

/** The values of one kind that people have, by what values are compared by. */
export interface Values extends Pick<ReadonlyMap<string, CountedValue>, 'get' | 'has' | 'keys'> {
  /** The values of which a word of any name begins as the text does, in no order. */
  startingWith(beginning: string): Iterable<KeyedValue>
}

/** Values that come and go with the people who have them. */
export interface Facet extends Values {
  add(value: string): void
  remove(value: string): void
  /** How people write a folded word of a value, in the spelling that most have. */
  spellingOf(word: string): CountedValue | undefined
}

interface Spelling extends CountedValue {
  key: string
}

interface Kept extends KeyedValue {
  spellings: Spelling[]
}

/** What a value is compared by, and how else it is called. */
export interface FacetOptions {
  /** Values without a key are not kept. */
  keyOf: (value: string) => string
  namesOf?: (key: string) => readonly string[]
  maxValues?: number
}

// What fewer people have than there are values at all is not worth remembering any more.
const MAX_VALUES = 200_000

export function createFacet({ keyOf, namesOf, maxValues = MAX_VALUES }: FacetOptions): Facet {
  const spellings = new Map<string, Spelling>()
  const written = new Map<string, { spelling: Spelling; text: string }[]>()
  const byKey = new Map<string, Kept>()
  const keysByBeginning = createOrder(({ text }: { text: string; key: string }) => text)
  const namedKeys = new Set<string>()
  let kept = 0

  function addBeginnings(name: string, key: string): void {
    const folded = foldText(name)
    for (let at = 0; at >= 0; at = nextWord(folded, at)) keysByBeginning.add({ text: folded.slice(at), key })
  }

  function createSpelling(value: string): Spelling {
    const spelling = { value, key: keyOf(value), count: 0 }
    spellings.set(value, spelling)
    for (const { word, start, end } of tokenise(value)) {
      const text = { spelling, text: value.slice(start, end) }
      const known = written.get(word)
      if (known) known.push(text)
      else written.set(word, [text])
    }
    const { key } = spelling
    const isNew = !namedKeys.has(key)
    if (isNew) {
      namedKeys.add(key)
      for (const name of namesOf?.(key) ?? []) addBeginnings(name, key)
    }
    // Another spelling of a value that is compared by its words begins as the first does.
    if (isNew || namesOf) addBeginnings(value, key)
    return spelling
  }

  return {
    get: (key) => byKey.get(key),
    has: (key) => byKey.has(key),
    keys: () => byKey.keys(),
    startingWith(beginning) {
      const found = new Set<Kept>()
      for (const { key } of keysByBeginning.startingWith(beginning)) {
        const value = byKey.get(key)
        if (value) found.add(value)
      }
      return found
    },
    add(value: string) {
      if (!spellings.has(value) && spellings.size >= maxValues) return
      const spelling = spellings.get(value) ?? createSpelling(value)
      spelling.count += 1
      if (spelling.key === '') return
      const known = byKey.get(spelling.key)
      if (!known) {
        kept += 1
        byKey.set(spelling.key, { key: spelling.key, value, count: 1, place: kept, spellings: [spelling] })
        return
      }
      if (!known.spellings.includes(spelling)) known.spellings.push(spelling)
      known.count += 1
      known.value = mostFrequent(known.spellings)
    },
    remove(value: string) {
      const spelling = spellings.get(value)
      if (!spelling || spelling.count === 0) return
      spelling.count -= 1
      const known = byKey.get(spelling.key)
      if (!known) return
      known.count -= 1
      if (known.count === 0) byKey.delete(spelling.key)
      else known.value = mostFrequent(known.spellings)
    },
    spellingOf(word: string) {
      const best = (written.get(word) ?? []).reduce<{ spelling: Spelling; text: string } | undefined>(
        (a, b) => (b.spelling.count > (a?.spelling.count ?? 0) ? b : a),
        undefined,
      )
      return best && { value: best.text, count: best.spelling.count }
    },
  }
}

/** Where the next word of a folded text begins; -1 behind the last. */
function nextWord(folded: string, at: number): number {
  const blank = folded.indexOf(' ', at)
  return blank < 0 ? -1 : blank + 1
}

function mostFrequent(spellings: readonly Spelling[]): string {
  return spellings.reduce((a, b) => (b.count > a.count ? b : a)).value
}
