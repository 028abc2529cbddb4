import type { SearchRequest } from '@umkreis/api-client'

/** The kinds of filters that can be chosen by hand. */
export const FILTER_KINDS = ['city', 'country', 'position', 'skill'] as const
/** A kind of filter that can be chosen by hand. */
export type FilterKind = (typeof FILTER_KINDS)[number]

/** A question and its filters: what the address of a result says. */
export type Search = { readonly text: string; readonly filters: Readonly<Record<FilterKind, readonly string[]>> }

/** A search that asks nothing. */
export const EMPTY_SEARCH: Search = { text: '', filters: { city: [], country: [], position: [], skill: [] } }

/** Reads the search that an address says; unknown parameters and empty values count for nothing. */
export function parseSearch(params: URLSearchParams): Search {
  const values = (kind: FilterKind) => [
    ...new Set(
      params
        .getAll(kind)
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    ),
  ]
  return {
    text: (params.get('query') ?? '').trim(),
    filters: { city: values('city'), country: values('country'), position: values('position'), skill: values('skill') },
  }
}

/** Writes a search as an address does; the same search gives the same text. */
export function formatSearch(search: Search): string {
  const params = new URLSearchParams()
  if (search.text.trim() !== '') params.set('query', search.text.trim().replaceAll(/\s+/g, ' '))
  for (const kind of FILTER_KINDS) for (const value of search.filters[kind]) params.append(kind, value)
  return params.toString()
}

/** Says whether a search asks nothing at all. */
export function isEmptySearch(search: Search): boolean {
  return formatSearch(search) === ''
}

/** Adds a filter that was chosen by hand; one that is there already stays once. */
export function addFilter(search: Search, kind: FilterKind, value: string): Search {
  if (search.filters[kind].includes(value)) return search
  return { ...search, filters: { ...search.filters, [kind]: [...search.filters[kind], value] } }
}

/** Takes a filter off again. */
export function removeFilter(search: Search, kind: FilterKind, value: string): Search {
  return { ...search, filters: { ...search.filters, [kind]: search.filters[kind].filter((one) => one !== value) } }
}

/** The call that answers a search. */
export function requestOf(search: Search, pageNumber: number): SearchRequest {
  return { query: search.text, ...search.filters, pageNumber }
}
