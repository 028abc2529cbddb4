import type { SearchResult, SuggestionsAnswer, User } from '@umkreis/schemas'
import type { FilterKind } from './search-address.ts'

/** A value that one could filter by. */
export type FilterValue = { readonly value: string; readonly count: number }

const READ: Record<FilterKind, (user: User) => readonly string[]> = {
  city: ({ city }) => [city],
  country: ({ country }) => [country],
  position: ({ position }) => [position],
  skill: ({ skills }) => skills,
}

/**
 * The values of a kind that the people found have, most frequent first, and behind them what was suggested beyond these.
 */
export function listFilterValues(
  kind: FilterKind,
  results: readonly Pick<SearchResult, 'user'>[],
  suggested: SuggestionsAnswer | undefined,
): FilterValue[] {
  const counts = new Map<string, number>()
  for (const { user } of results) {
    for (const value of READ[kind](user)) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const found = [...counts].map(([value, count]) => ({ value, count }))
  found.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  const others = [...(suggested?.cities ?? []), ...(suggested?.skills ?? []), ...(suggested?.fields ?? [])]
    .filter((one) => one.kind === kind && !counts.has(one.value))
    .map(({ value, peopleCount }) => ({ value, count: peopleCount }))
  return [...found, ...others]
}
