import type { QuestionPart, SearchResult, User, UserId } from '@umkreis/schemas'
import { coverageOf } from './coverage.ts'
import type { Bystander } from './circle-places.ts'
import { wordMatch } from './wording.ts'

/** Somebody on the arcs: `coverage` is there for those who meet some of the question, and says what. */
export type CirclePerson =
  | {
      readonly meets: 'all' | 'some'
      readonly user: User
      readonly coverage: readonly boolean[]
      readonly words: string
    }
  | { readonly meets: 'none'; readonly user: User }

/** How many colleagues stand around as long as they match nothing. */
const QUIET_MAX = 9

/**
 * Everybody who may stand around the question, best first: those whom it found, then other colleagues, who stay quiet.
 *
 * @param self Nobody looks for themselves.
 */
export function gatherPeople(
  parts: readonly QuestionPart[],
  results: readonly SearchResult[],
  colleagues: readonly User[],
  self: UserId,
): CirclePerson[] {
  const found = results
    .filter((result) => result.user.userId !== self && result.met.length > 0 && parts.length > 0)
    .map((result): CirclePerson => {
      const coverage = coverageOf(parts, result)
      const matches = parts.flatMap((part, index) => (coverage[index] ? [wordMatch(part, proofOf(result, index))] : []))
      // Beside a portrait there is room for a word of each; one alone may have all of its own.
      const words = matches.length > 1 ? matches.map((match) => match.split(' ', 1)[0]).join(', ') : matches.join('')
      return { meets: coverage.every(Boolean) ? 'all' : 'some', user: result.user, coverage, words }
    })
  const foundIds = new Set(found.map(({ user }) => user.userId))
  const quiet = colleagues
    .filter((user) => user.userId !== self && !foundIds.has(user.userId))
    .slice(0, QUIET_MAX)
    .map((user): CirclePerson => ({ meets: 'none', user }))
  const rank = { all: 0, some: 1, none: 2 }
  return [...found, ...quiet].sort((a, b) => rank[a.meets] - rank[b.meets])
}

/** As much of them as placing needs. */
export function bystanders(people: readonly CirclePerson[]): Bystander[] {
  return people.map(({ user, meets }) => ({ id: user.userId, meets }))
}

function proofOf(result: SearchResult, part: number) {
  return result.evidence.find((evidence) => evidence.part === part)
}
