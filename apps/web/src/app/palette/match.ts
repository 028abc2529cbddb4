import type { Command } from './commands.ts'

/** Where a text holds what was typed. */
export type Range = { readonly start: number; readonly end: number }

/** Letters without case and accents; as long as the text itself, so that places in one are places in the other. */
function fold(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
      return plain.length === letter.length ? plain : letter
    })
    .join('')
}

/** Every word with its place. */
function wordsOf(text: string): { word: string; start: number }[] {
  return [...fold(text).matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({ word: match[0], start: match.index }))
}

/** The beginnings of words that were typed; shown bold. */
export function typedRanges(text: string, typed: string): Range[] {
  const asked = wordsOf(typed).map(({ word }) => word)
  return wordsOf(text).flatMap(({ word, start }) => {
    const found = asked.filter((one) => word.startsWith(one)).toSorted((a, b) => b.length - a.length)[0]
    return found ? [{ start, end: start + found.length }] : []
  })
}

/**
 * Says how well a command fits what was typed: 2 when its name does, 1 when another word for it does, 0 when nothing does.
 * Every typed word must begin a word of it.
 */
export function fitOf(command: Pick<Command, 'label' | 'keywords'>, typed: string): 0 | 1 | 2 {
  const asked = wordsOf(typed).map(({ word }) => word)
  if (asked.length === 0) return 0
  const label = wordsOf(command.label).map(({ word }) => word)
  const all = [...label, ...wordsOf(command.keywords).map(({ word }) => word)]
  const isIn = (words: readonly string[]) => asked.every((one) => words.some((word) => word.startsWith(one)))
  if (isIn(label)) return 2
  return isIn(all) ? 1 : 0
}
