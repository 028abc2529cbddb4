import { expect, it } from 'vitest'
import { MEMBER_MEMORY_PREFIX, forgetMembers, forgetMembersOfTab } from './member-memory.ts'

const storageOf = (entries: Map<string, string>) => ({
  length: entries.size,
  key: (index: number) => [...entries.keys()][index] ?? null,
  removeItem: (key: string) => void entries.delete(key),
})

it('forgets what belongs to members, and nothing else', () => {
  const entries = new Map([
    [`${MEMBER_MEMORY_PREFIX}recentSearches.johanna`, '[]'],
    ['accessToken', 'a'],
    [`${MEMBER_MEMORY_PREFIX}recentSearches.karim`, '[]'],
  ])
  forgetMembers(storageOf(entries))
  expect([...entries.keys()]).toEqual(['accessToken'])
})

it('forgets what a tab keeps for its member, and where Surround me led', () => {
  const entries = new Map([
    [`${MEMBER_MEMORY_PREFIX}onboarding`, '{}'],
    ['fromSurroundMe', 'true'],
    ['newGroupId', 'g1'],
    ['scroll-positions', '{}'],
  ])
  forgetMembersOfTab(storageOf(entries))
  expect([...entries.keys()]).toEqual(['scroll-positions'])
})
