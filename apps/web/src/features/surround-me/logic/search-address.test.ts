import { describe, expect, it } from 'vitest'
import {
  EMPTY_SEARCH,
  addFilter,
  formatSearch,
  isEmptySearch,
  parseSearch,
  removeFilter,
  requestOf,
} from './search-address.ts'

const search = {
  text: 'who speaks Portuguese, near Munich?',
  filters: { city: ['Porto', 'Leipzig'], country: [], position: ['Site Reliability Engineer'], skill: ['C++ & Qt'] },
}

describe('the address of a search', () => {
  it('says what was searched', () => {
    expect(parseSearch(new URLSearchParams(formatSearch(search)))).toEqual(search)
  })

  it('is empty for a search that asks nothing', () => {
    expect(formatSearch({ ...EMPTY_SEARCH, text: '  ' })).toBe('')
    expect(isEmptySearch(EMPTY_SEARCH)).toBe(true)
    expect(isEmptySearch(search)).toBe(false)
  })

  it('drops blank and repeated values', () => {
    expect(parseSearch(new URLSearchParams('query=+Go++&city=&city=Porto&city=+Porto&other=1'))).toEqual({
      text: 'Go',
      filters: { ...EMPTY_SEARCH.filters, city: ['Porto'] },
    })
  })
})

describe(addFilter, () => {
  it('adds a value once', () => {
    const once = addFilter(EMPTY_SEARCH, 'city', 'Porto')
    expect(addFilter(once, 'city', 'Porto')).toBe(once)
    expect(once.filters.city).toEqual(['Porto'])
  })
})

describe(removeFilter, () => {
  it('takes off that value alone', () => {
    expect(removeFilter(search, 'city', 'Porto').filters.city).toEqual(['Leipzig'])
  })
})

describe(requestOf, () => {
  it('asks for one page', () => {
    expect(requestOf(search, 3)).toMatchObject({ query: search.text, city: ['Porto', 'Leipzig'], pageNumber: 3 })
  })
})
