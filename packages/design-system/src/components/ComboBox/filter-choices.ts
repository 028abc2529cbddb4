import type { Choice } from '../Select/Option.tsx'

/** Letters that do not fall apart into a plain one and its accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}
/** How German and its neighbours write a letter where it is missing: “Muenchen”, “Koebenhavn”. */
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

function fold(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replaceAll(/[^\0-\x7f]/g, (letter) => letters[letter] ?? letter)
}

/** Lower case without accents: “munchen”. */
function plain(text: string): string {
  return fold(text.normalize('NFD').replaceAll(/\p{M}/gu, ''), PLAIN)
}

/** The two ways in which a word is looked for; the second only where it differs. */
function spellings(text: string): readonly [plain: string, spelt: string | undefined] {
  const small = text.normalize('NFC').toLowerCase()
  const first = plain(small)
  const second = plain(fold(small, SPELT))
  return [first, second === first ? undefined : second]
}

/** Values prepared for being looked through at every key that is pressed: the words are taken apart only once. */
export interface ChoiceIndex<Item extends Choice> {
  /** Those that hold the query: first where the whole begins with it, then where a word does, then the others, each in their own order. */
  find: (query: string) => readonly Item[]
}

/** Prepares values for {@link ChoiceIndex.find}; the work is done when something is first looked for. */
export function indexChoices<Item extends Choice>(choices: readonly Item[]): ChoiceIndex<Item> {
  let words: (readonly [plain: string, spelt: string | undefined])[] | undefined
  return {
    find(query) {
      const [wanted, wantedSpelt] = spellings(query.trim())
      if (wanted === '') return choices
      words ??= choices.map(({ label }) => spellings(label))
      const ranks: [Item[], Item[], Item[]] = [[], [], []]
      for (const [index, choice] of choices.entries()) {
        const [label, labelSpelt] = words[index] ?? ['', undefined]
        const rank = Math.min(
          rankOf(label, wanted),
          labelSpelt === undefined && wantedSpelt === undefined
            ? NOWHERE
            : rankOf(labelSpelt ?? label, wantedSpelt ?? wanted),
        )
        ranks[rank]?.push(choice)
      }
      return ranks.flat()
    },
  }
}

const NOWHERE = 3

function rankOf(text: string, wanted: string): number {
  const at = text.indexOf(wanted)
  if (at <= 0) return at === 0 ? 0 : NOWHERE
  return /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 1 : 2
}
