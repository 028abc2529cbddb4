import { spellingsOf } from './fold-name.ts'

/** The groups of emojis in the order in which they are shown, by the numbers that Unicode's data give them. */
export const EMOJI_GROUPS = {
  smileys: 0,
  people: 1,
  nature: 3,
  food: 4,
  travel: 5,
  activities: 6,
  objects: 7,
  symbols: 8,
  flags: 9,
} as const

/** One of the groups. */
export type EmojiGroup = keyof typeof EMOJI_GROUPS

/** An emoji by what it is called. */
export type Emoji = {
  readonly emoji: string
  readonly name: string
  readonly germanName: string
  /** The same in the five colours of skin, from light to dark; empty where there is no skin. */
  readonly tones: readonly string[]
}

/** All emojis, to look through and to search. */
export type EmojiTable = {
  readonly groups: ReadonlyMap<EmojiGroup, readonly Emoji[]>
  /** @returns The emoji of this very text, whatever its colour of skin. */
  readonly find: (text: string) => Emoji | undefined
  /** Looks for the beginnings of words in English and German; what is called so stands before what is only about it. */
  readonly search: (query: string) => readonly Emoji[]
}

type Row = readonly [string, number, string, string, string, string, ...string[]]

/** Results of a search: more than anybody looks through. */
const RESULTS_MAX = 80

/** Puts the rows of the table together. Its words are prepared with the first search. */
export function createEmojiTable(rows: readonly Row[]): EmojiTable {
  const all = rows.map(([emoji, group, name, words, germanName, germanWords, ...tones]) => ({
    group,
    entry: { emoji, name, germanName, tones } satisfies Emoji,
    called: `${name} ${germanName}`,
    about: `${words} ${germanWords}`,
  }))
  const byText = new Map(
    all.flatMap(({ entry }) => [entry.emoji, ...entry.tones].map((text) => [text, entry] as const)),
  )
  const groups = new Map(
    (Object.entries(EMOJI_GROUPS) as [EmojiGroup, number][]).map(([name, number]) => [
      name,
      all.filter(({ group }) => group === number).map(({ entry }) => entry),
    ]),
  )
  let prepared: readonly { readonly entry: Emoji; readonly called: string; readonly about: string }[] | undefined
  const prepare = () =>
    (prepared ??= all.map(({ entry, called, about }) => ({
      entry,
      called: foldWords(called),
      about: foldWords(about),
    })))

  return {
    groups,
    find: (text) => byText.get(text),
    search(query) {
      const asked = query.trim().split(/\s+/).filter(Boolean).map(spellingsOf)
      const direct = byText.get(query.trim())
      if (direct) return [direct]
      if (asked.length === 0) return []
      const fits = (words: string) => asked.every((spellings) => spellings.some((one) => words.includes(` ${one}`)))
      const called: Emoji[] = []
      const about: Emoji[] = []
      for (const one of prepare()) {
        if (fits(one.called)) called.push(one.entry)
        else if (fits(one.called + one.about)) about.push(one.entry)
      }
      return [...called, ...about].slice(0, RESULTS_MAX)
    },
  }
}

/** An emoji in a colour of skin, from 1 to 5; itself where it has none, and for 0. */
export function inTone({ emoji, tones }: Emoji, tone: number): string {
  return tones[tone - 1] ?? emoji
}

/** Every word behind a space, in all its spellings. */
function foldWords(words: string): string {
  return spellingsOf(words)
    .map((spelling) => ` ${spelling.replace(/[^\p{L}\p{N}]+/gu, ' ')}`)
    .join('')
}
