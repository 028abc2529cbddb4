import { tokenise } from './fold.ts'

/** A value that people have, in its most frequent spelling. */
export interface CountedValue {
  value: string
  count: number
}

/** How many people have each value of one kind, by what values are compared by. */
export interface Facet {
  values: ReadonlyMap<string, CountedValue>
  add(value: string): void
  remove(value: string): void
  /** How people write a folded word of a value, in the spelling that most have. */
  spellingOf(word: string): CountedValue | undefined
}

interface Spelling extends CountedValue {
  key: string
}

// What fewer people have than there are values at all is not worth remembering any more.
const MAX_VALUES = 200_000

/** @param keyOf What a value is compared by; values without one are not kept. */
export function createFacet(keyOf: (value: string) => string, maxValues = MAX_VALUES): Facet {
  const spellings = new Map<string, Spelling>()
  const written = new Map<string, { spelling: Spelling; text: string }[]>()
  const byKey = new Map<string, CountedValue & { spellings: Spelling[] }>()

  function createSpelling(value: string): Spelling {
    const spelling = { value, key: keyOf(value), count: 0 }
    spellings.set(value, spelling)
    for (const { word, start, end } of tokenise(value)) {
      const text = { spelling, text: value.slice(start, end) }
      const known = written.get(word)
      if (known) known.push(text)
      else written.set(word, [text])
    }
    return spelling
  }

  return {
    values: byKey,
    add(value: string) {
      if (!spellings.has(value) && spellings.size >= maxValues) return
      const spelling = spellings.get(value) ?? createSpelling(value)
      spelling.count += 1
      if (spelling.key === '') return
      const known = byKey.get(spelling.key)
      if (!known) {
        byKey.set(spelling.key, { value, count: 1, spellings: [spelling] })
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

function mostFrequent(spellings: readonly Spelling[]): string {
  return spellings.reduce((a, b) => (b.count > a.count ? b : a)).value
}
