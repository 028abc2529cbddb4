import type { GroupId } from '@umkreis/schemas'
import { describe, expect, it, vi } from 'vitest'
import { createReadAhead, firstGroup } from './read-ahead.ts'

const [a, b] = ['a', 'b'] as GroupId[] as [GroupId, GroupId]

describe(createReadAhead, () => {
  const setUp = () => {
    let reads = 0
    const read = vi.fn(async (groupId: GroupId) => `${groupId} ${(reads += 1)}`)
    return { read, ahead: createReadAhead(read) }
  }

  it('gives what was begun, without reading it a second time', async () => {
    const { read, ahead } = setUp()
    void ahead.begin(a)
    expect(await ahead.take(a)).toBe('a 1')
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('reads anew whatever is asked for later: it may have changed', async () => {
    const { ahead } = setUp()
    void ahead.begin(a)
    await ahead.take(a)
    expect(await ahead.take(a)).toBe('a 2')
    void ahead.begin(a)
    expect(await ahead.take(b)).toBe('b 4')
    expect(await ahead.take(a)).toBe('a 5')
  })

  it('tells what failed to whoever takes it, and nobody else', async () => {
    const ahead = createReadAhead(() => Promise.reject(new Error('closed')))
    void ahead.begin(a)
    await expect(ahead.take(a)).rejects.toThrow('closed')
    await expect(ahead.begin(a)).rejects.toThrow('closed')
  })
})

describe(firstGroup, () => {
  const storage = { getItem: () => 'stored' }
  const at = (pathname: string, search = '') => firstGroup({ pathname, search }, storage)

  it('is the one that the address names, else the one that was shown last', () => {
    expect(at('/app/chat', '?group=named')).toBe('named')
    expect(at('/app/chat/group-details', '?group=')).toBe('stored')
    expect(firstGroup({ pathname: '/app/chat', search: '' }, { getItem: () => null })).toBeNull()
  })

  it('is none on other screens', () => {
    expect(at('/app/profile', '?group=named')).toBeNull()
  })
})
