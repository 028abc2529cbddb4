import { expect, it } from 'vitest'
import { MEMBER_MEMORY_PREFIX, forgetMembers } from './member-memory.ts'

it('forgets what belongs to members, and nothing else', () => {
  const entries = new Map([
    [`${MEMBER_MEMORY_PREFIX}recentSearches.johanna`, '[]'],
    ['accessToken', 'a'],
    [`${MEMBER_MEMORY_PREFIX}recentSearches.karim`, '[]'],
  ])
  forgetMembers({
    length: entries.size,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
  })
  expect([...entries.keys()]).toEqual(['accessToken'])
})
