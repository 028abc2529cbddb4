import { type Token, joinHyphens, tokenise } from './fold.ts'
import { CONCEPTS, type ConceptTable } from './named-concepts.ts'
import type { StemsOf } from './stems.ts'

/** One thing that a stretch of text can be found by. */
export interface Lexeme {
  /**
   * A folded word as it is; `e:` and `g:` its English and German stem; else a concept's id. The prefixes keep a stem of
   * one language from meeting a word of another.
   */
  lexeme: string
  start: number
  end: number
}

/** What lexemes begin with that stand for a whole text, which is met by what means the same. */
export const MEANING_TAG = 'm:'

/** All words of a text that stems are needed for. */
export function plainsOf(text: string): string[] {
  const tokens = tokenise(text)
  return [...tokens, ...joinHyphens(text, tokens)].map(({ plain }) => plain)
}

/** Everything that a text can be found by, where it stands. Indexing and marking both read texts through this. */
export function lexemesOf(text: string, stemsOf: StemsOf, concepts = CONCEPTS): Lexeme[] {
  const tokens = tokenise(text)
  return [
    ...[...tokens, ...joinHyphens(text, tokens)].flatMap((token) => wordLexemes(token, stemsOf)),
    ...conceptLexemes(tokens, concepts),
  ]
}

/** The concepts that the words of a text name. */
export function conceptLexemes(
  tokens: readonly Token[],
  concepts: Pick<ConceptTable, 'byName' | 'byWord' | 'longestFrom'>,
): Lexeme[] {
  const lexemes: Lexeme[] = []
  for (const [index, first] of tokens.entries()) {
    for (const { id } of concepts.byWord(first.word)) lexemes.push({ lexeme: id, start: first.start, end: first.end })
    const longest = Math.min(concepts.longestFrom(first.word), tokens.length - index)
    for (let length = 2; length <= longest; length += 1) {
      const last = tokens[index + length - 1] ?? first
      const name = tokens
        .slice(index, index + length)
        .map(({ word }) => word)
        .join(' ')
      for (const { id } of concepts.byName(name)) lexemes.push({ lexeme: id, start: first.start, end: last.end })
    }
  }
  return lexemes
}

function wordLexemes({ word, plain, start, end }: Token, stemsOf: StemsOf): Lexeme[] {
  return [word, ...stemLexemes(plain, stemsOf)].map((lexeme) => ({ lexeme, start, end }))
}

/** The lexemes of a word's stems. */
export function stemLexemes(plain: string, stemsOf: StemsOf): string[] {
  const { english, german } = stemsOf(plain)
  return [...(english ? [`e:${english}`] : []), ...(german ? [`g:${german}`] : [])]
}
