import type { Evidence, QuestionPart, SearchResult } from '@umkreis/schemas'

/** One line of proof below a person: what was found for a part of the question, or that nothing was. */
export type EvidenceLine =
  | { readonly kind: 'found'; readonly part: number; readonly evidence: Evidence }
  | { readonly kind: 'missing'; readonly part: number; readonly label: string }

/** For each part of the question, in its order, whether the person meets it: the segments of the coverage ring. */
export function coverageOf(parts: readonly QuestionPart[], result: Pick<SearchResult, 'met'>): boolean[] {
  return parts.map((_, index) => result.met.includes(index))
}

/** How many proofs of one part are shown: a second says what the first leaves open, a third only repeats. */
const PROOFS_SHOWN = 2

/**
 * The proofs of each part of the question, in its order, best first; one line that says so for a part that is not met.
 * What somebody is not ("not in Munich") is met without a word that could prove it, and has no line.
 */
export function evidenceLines(parts: readonly QuestionPart[], result: SearchResult): EvidenceLine[] {
  return parts.flatMap((part, index): EvidenceLine[] => {
    if (!result.met.includes(index)) return [{ kind: 'missing', part: index, label: part.label }]
    const proofs = result.evidence.filter((evidence) => evidence.part === index)
    return proofs.slice(0, PROOFS_SHOWN).map((evidence) => ({ kind: 'found', part: index, evidence }))
  })
}

/** How many of the shown people meet all that is asked, and how many meet some of it. */
export function countCircle(
  parts: readonly QuestionPart[],
  results: readonly SearchResult[],
): { all: number; some: number } {
  const all = results.filter((result) => parts.length > 0 && result.met.length >= parts.length).length
  return { all, some: results.filter((result) => result.met.length > 0).length - all }
}

/**
 * The part to give up first when nobody fits: the one that the fewest of the nearest people meet. Nothing where the question has
 * no second part to fall back on.
 */
export function partToDrop(parts: readonly QuestionPart[], results: readonly SearchResult[]): number | undefined {
  if (parts.length < 2) return undefined
  const counts = parts.map((_, index) => results.filter((result) => result.met.includes(index)).length)
  const fewest = Math.min(...counts)
  // The last of equals: people name what matters most first.
  return counts.lastIndexOf(fewest)
}

/** Below this score nobody really fits (CONTRACT.md, `GET /users/search`). */
export const FITTING_SCORE = 0.5

/** What a list of people amounts to. */
export type Verdict = 'somebody-fits' | 'nobody-really-fits' | 'nobody-found'

/** Says plainly what was found; `results` are best first. */
export function judgeResults(results: readonly SearchResult[]): Verdict {
  const best = results[0]
  if (!best) return 'nobody-found'
  return best.score >= FITTING_SCORE ? 'somebody-fits' : 'nobody-really-fits'
}
