import type { PeopleSearch } from '../services/people-search/people-search.ts'
import type { Metrics } from './metrics.ts'

/** The same search, measured: what it cannot answer too. */
export function measureSearch(search: PeopleSearch, metrics: Metrics): PeopleSearch {
  const measure = async <T>(kind: 'search' | 'suggestion', answer: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    try {
      return await answer()
    } finally {
      metrics.searchAnswered(kind, (performance.now() - started) / 1000)
    }
  }
  return {
    ...search,
    search: (viewer, query, language) => measure('search', () => search.search(viewer, query, language)),
    suggest: (viewer, typed) => measure('suggestion', () => search.suggest(viewer, typed)),
    suggestValues: (viewer, field, typed) => measure('suggestion', () => search.suggestValues(viewer, field, typed)),
  }
}
