import { foldSpelling } from './fold-spelling.ts'

/** A skill that was found in a text: as it is called there, where it first stands, and how often. */
export type FoundSkill = { readonly name: string; readonly at: number; readonly count: number }

/** Finds what is known by a name in texts. */
export type SkillFinder = {
  /** Everything in a text that is known, the most frequent first. */
  findIn(text: string): FoundSkill[]
  /** How something is written that is known, such as `Kubernetes` for `kubernetes`. */
  spellingOf(name: string): string | undefined
}

/** What is known: its number, and the name as it is written. */
type Known = { readonly concept: number; readonly name: string }

const MAX_NAME_WORDS = 4
/** Names of so few letters are ordinary words too often, unless they are written exactly so, such as SQL. */
const SHORT = 3
/** Ordinary words of English or German, and names of people, that are also names of skills. */
const ORDINARY = new Set([
  'ada',
  'basic',
  'chef',
  'coding',
  'dart',
  'drives',
  'go',
  'julia',
  'less',
  'make',
  'spring',
  'swift',
])

/**
 * Builds the finder from lines of names that mean the same, such as `Kubernetes, K8s, Kube`. It is meant for running text:
 * what is as likely an ordinary word there is left out.
 */
export function createSkillFinder(lines: readonly string[]): SkillFinder {
  const byName = new Map<string, Known>()
  for (const [concept, line] of lines.entries()) {
    for (const name of line.split(',').map((one) => one.trim())) {
      const key = keyOf(name)
      if (key !== '' && !byName.has(key)) byName.set(key, { concept, name })
    }
  }
  return {
    spellingOf: (name) => byName.get(keyOf(name))?.name,
    findIn(text) {
      const found = new Map<number, FoundSkill>()
      const words = tokenise(text)
      for (let at = 0; at < words.length; at += 1) {
        const match = longestAt(byName, words, at, text)
        if (!match) continue
        const { concept, name } = match.known
        const before = found.get(concept)
        found.set(concept, { name: before?.name ?? name, at: before?.at ?? at, count: (before?.count ?? 0) + 1 })
        at += match.length - 1
      }
      return [...found.values()].toSorted((one, other) => other.count - one.count || one.at - other.at)
    },
  }
}

type Word = { readonly key: string; readonly start: number; readonly end: number }

function longestAt(
  byName: ReadonlyMap<string, Known>,
  words: readonly Word[],
  at: number,
  text: string,
): { readonly known: Known; readonly length: number } | undefined {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const span = words.slice(at, at + length)
    const known = byName.get(span.map(({ key }) => key).join(' '))
    if (known && isMeant(known.name, text.slice(span[0]?.start, span.at(-1)?.end))) return { known, length }
  }
  return undefined
}

function isMeant(name: string, written: string): boolean {
  if (ORDINARY.has(name.toLowerCase())) return false
  if (name.length === 1) return false
  return name.length > SHORT || written === name
}

/** `c++`, `c#` and `.net` keep their signs, and `Node.js` its dot; hyphens part words. */
const WORD = /(?<![\p{L}\p{N}])(?:c\+\+|[cf]#|\.net(?![\p{L}\p{N}]))|[\p{L}\p{N}\p{M}]+(?:\.[\p{L}\p{N}]+)*/giu

function tokenise(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    key: foldSpelling(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function keyOf(name: string): string {
  return tokenise(name)
    .map(({ key }) => key)
    .join(' ')
}
