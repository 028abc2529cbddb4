import { spellingsOf } from './fold-name.ts'

/** Whether each word of what was typed begins a word of a name, whatever its case, accents and umlaut spelling. */
export function nameMatches(name: string, typed: string): boolean {
  const begins = spellingsOf(name).flatMap((spelling) => spelling.split(/[\s,._-]+/))
  return typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => spellingsOf(word).some((one) => begins.some((part) => part.startsWith(one))))
}
