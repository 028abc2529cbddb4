import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

const bytes = (length: number) => new Uint8Array(length)

describe(createPageCache, () => {
  it('keeps those that were used last, as many as there is room for', () => {
    const cache = createPageCache(100)
    cache.put('a', 1, bytes(40))
    cache.put('b', 1, bytes(40))
    expect(cache.get('a', 1)).toHaveLength(40)
    cache.put('c', 1, bytes(40))
    expect(cache.get('b', 1)).toBeUndefined()
    expect(cache.get('a', 1)).toHaveLength(40)
    expect(cache.get('c', 1)).toHaveLength(40)
  })

  it('counts a page that is put again once, and answers no other version of it', () => {
    const cache = createPageCache(100)
    for (let version = 1; version < 9; version += 1) cache.put('a', version, bytes(40))
    cache.put('b', 1, bytes(60))
    expect(cache.get('a', 8)).toHaveLength(40)
    expect(cache.get('a', 7)).toBeUndefined()
  })

  it('keeps nothing that is larger than all its room, and nothing once it is cleared', () => {
    const cache = createPageCache(100)
    cache.put('a', 1, bytes(101))
    expect(cache.get('a', 1)).toBeUndefined()
    cache.put('b', 1, bytes(100))
    expect(cache.get('b', 1)).toHaveLength(100)
    cache.clear()
    expect(cache.get('b', 1)).toBeUndefined()
  })
})
