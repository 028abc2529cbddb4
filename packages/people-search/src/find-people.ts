import type { PeopleIndex } from './people-index.ts'
import type { UnderstoodPart } from './question-part.ts'
import { type Page, type Ranking, type Scope, listPeople, rankPeople } from './rank.ts'

/**
 * Whom a question finds: best first where it asks for something, by name where filters or what is not wanted are all
 * there is, and nobody where there is nothing.
 */
export function findPeople(index: PeopleIndex, parts: readonly UnderstoodPart[], scope: Scope, page: Page): Ranking {
  if (parts.some(({ isExcluded }) => !isExcluded)) return rankPeople(index, parts, scope, page)
  if (scope.condition || parts.length > 0) return listPeople(index, parts, scope, page)
  return { people: [], total: 0, weights: [] }
}
