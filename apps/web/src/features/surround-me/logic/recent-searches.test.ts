import type { UserId } from '@umkreis/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  RECENT_SEARCHES_MAX,
  RECENT_SEARCHES_PREFIX,
  forgetSearches,
  loadRecentSearches,
  rememberSearch,
  type RecentSearchesStorage,
} from './recent-searches.ts'

const johanna = 'johanna' as UserId
const karim = 'karim' as UserId

let entries: Map<string, string>
let storage: RecentSearchesStorage

beforeEach(() => {
  entries = new Map()
  storage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
})

describe('recent searches', () => {
  it('come newest first, and only so many', () => {
    for (let index = 0; index < 8; index++) rememberSearch(storage, johanna, `question ${index}`)
    expect(loadRecentSearches(storage, johanna)).toHaveLength(RECENT_SEARCHES_MAX)
    expect(loadRecentSearches(storage, johanna)[0]).toBe('question 7')
  })

  it('hold a question once', () => {
    rememberSearch(storage, johanna, 'CAD mentor, Leipzig')
    rememberSearch(storage, johanna, 'who speaks Portuguese')
    rememberSearch(storage, johanna, ' cad  mentor, Leipzig ')
    expect(loadRecentSearches(storage, johanna)).toEqual(['cad mentor, Leipzig', 'who speaks Portuguese'])
  })

  it('belong to one person', () => {
    rememberSearch(storage, johanna, 'CAD mentor')
    expect(loadRecentSearches(storage, karim)).toEqual([])
  })

  it('remember nothing of a blank question', () => {
    rememberSearch(storage, johanna, '   ')
    expect(entries.size).toBe(0)
  })

  it.each(['not json', '{"a":1}', '[1]'])('count as none when the storage holds %s', (stored) => {
    entries.set(`${RECENT_SEARCHES_PREFIX}${johanna}`, stored)
    expect(loadRecentSearches(storage, johanna)).toEqual([])
  })

  it('never stand in the way where the storage is full', () => {
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => rememberSearch(full, johanna, 'CAD mentor')).not.toThrow()
  })

  it('are forgotten', () => {
    rememberSearch(storage, johanna, 'CAD mentor')
    forgetSearches(storage, johanna)
    expect(loadRecentSearches(storage, johanna)).toEqual([])
  })
})
