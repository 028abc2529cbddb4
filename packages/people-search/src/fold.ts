/** One word of a text. Offsets are UTF-16 code units, `end` outside. */
export interface Token {
  /** Folded both ways: Müller, Mueller and Muller are `muller`. What words are compared by. */
  word: string
  /** Lower case without diacritics, and else as written: what stemmers take. */
  plain: string
  start: number
  end: number
}

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  œ: 'o',
  æ: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

/** Names that a split at signs would destroy. */
const SIGN_NAMES: Readonly<Record<string, string>> = { 'c++': 'cpp', 'c#': 'csharp', 'f#': 'fsharp', '.net': 'dotnet' }

const WORD = /(?<![\p{L}\p{N}])(?:c\+\+|[cf]#|\.net(?![\p{L}\p{N}]))|[\p{L}\p{N}\p{M}]+/giu
const PLAIN = /^[a-z0-9]*$/i
// Nobody asks for such words, and the database takes no lexeme of any length.
const MAX_WORD_LENGTH = 64

/** One word in lower case without diacritics: `Größl` becomes `grossl`, `Zieliński` `zielinski`. */
export function foldCase(text: string): string {
  // Most words are such, and all the rest changes nothing in them.
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßøœæłđðþıς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Makes the three ways to write an umlaut one. Behind a vowel or q the two letters are no umlaut: `neue`, `Bauer`,
 * `Queue`.
 */
export function joinUmlauts(plain: string): string {
  return plain.replace(/(?<![aeiouyq])([aou])e/g, '$1')
}

/** Folds one word or phrase to what it is compared by. */
export function foldText(text: string): string {
  return tokenise(text)
    .map(({ word }) => word)
    .join(' ')
}

/** Splits a text into its words. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    const raw = match[0]
    const plain = SIGN_NAMES[raw.toLowerCase()] ?? foldCase(raw)
    if (plain === '' || plain.length > MAX_WORD_LENGTH) continue
    tokens.push({ word: joinUmlauts(plain), plain, start: match.index, end: match.index + raw.length })
  }
  return tokens
}

/** Words joined by a hyphen as one: `Seilbahn-Zulassung` is also `seilbahnzulassung`. */
export function joinHyphens(text: string, tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  let current: Token | undefined
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const isJoined = before !== undefined && token.start === before.end + 1 && /[-‐‑]/.test(text[before.end] ?? '')
    if (isJoined && before) {
      const first: Token = current ?? before
      const plain = first.plain + token.plain
      current = { word: joinUmlauts(plain), plain, start: first.start, end: token.end }
      const next = tokens[index + 1]
      const goesOn = next !== undefined && next.start === token.end + 1 && /[-‐‑]/.test(text[token.end] ?? '')
      if (!goesOn) {
        if (plain.length <= MAX_WORD_LENGTH) joined.push(current)
        current = undefined
      }
    }
  }
  return joined
}
