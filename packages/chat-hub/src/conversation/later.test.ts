import { describe, expect, it } from 'vitest'
import { createLater } from './later.ts'

describe(createLater, () => {
  it('makes it when it is first wanted, and once for all who want it', async () => {
    let made = 0
    const later = createLater(async () => (made += 1))
    expect(made).toBe(0)
    expect(await Promise.all([later(), later()])).toEqual([1, 1])
    expect(await later()).toBe(1)
  })

  it('tries again after it could not be made', async () => {
    let tries = 0
    const later = createLater(async () => {
      tries += 1
      if (tries === 1) throw new TypeError('not reachable')
      return tries
    })
    await expect(later()).rejects.toThrow('not reachable')
    expect(await later()).toBe(2)
  })
})
