import { describe, expect, it } from 'vitest'
import { createBlobCache } from './blob-cache.ts'

describe(createBlobCache, () => {
  const blob = (bytes: number) => new Blob([new Uint8Array(bytes)])

  it('keeps what fits, and drops what was not used for longest', () => {
    const cache = createBlobCache(10)
    cache.save('a', blob(4))
    cache.save('b', blob(4))
    expect(cache.load('a')?.size).toBe(4)
    cache.save('c', blob(4))
    expect([cache.load('a')?.size, cache.load('b'), cache.load('c')?.size]).toEqual([4, undefined, 4])
  })

  it('keeps nothing that is too large by itself, and loses nothing for it', () => {
    const cache = createBlobCache(10)
    cache.save('a', blob(4))
    cache.save('b', blob(11))
    expect([cache.load('a')?.size, cache.load('b')]).toEqual([4, undefined])
  })

  it('counts a file once that is kept again', () => {
    const cache = createBlobCache(10)
    for (let time = 0; time < 5; time += 1) cache.save('a', blob(6))
    cache.save('b', blob(4))
    expect(cache.load('a')?.size).toBe(6)
  })
})
