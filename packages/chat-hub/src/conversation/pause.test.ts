import { describe, expect, it } from 'vitest'
import { mapInSlices, pause } from './pause.ts'

describe(pause, () => {
  it('lets timers and events run, which promises alone do not', async () => {
    const order: string[] = []
    setImmediate(() => order.push('event'))
    await Promise.resolve()
    await Promise.resolve()
    order.push('after promises')
    await pause()
    await pause()
    order.push('after pauses')
    expect(order).toEqual(['after promises', 'event', 'after pauses'])
  })
})

describe(mapInSlices, () => {
  it('[MS7] keeps the order, and gives everything else its turn after each slice of work that never waits', async () => {
    const items = Array.from({ length: 100 }, (_, index) => index)
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const seen: number[] = []
    const results = await mapInSlices(items, (item) => {
      seen.push(turns)
      return item * 2
    })
    isOver = true
    expect(results).toEqual(items.map((item) => item * 2))
    // Never more than one slice between two turns.
    for (const turn of new Set(seen)) expect(seen.filter((at) => at === turn).length).toBeLessThanOrEqual(32)
    expect(new Set(seen).size).toBeGreaterThan(3)
  })

  it('fails with the first failure, and begins no slice after it', async () => {
    const begun: number[] = []
    const work = (item: number) => {
      begun.push(item)
      if (item === 20) throw new RangeError('twenty')
      return item
    }
    await expect(
      mapInSlices(
        Array.from({ length: 100 }, (_, index) => index),
        work,
      ),
    ).rejects.toThrow(RangeError)
    expect(Math.max(...begun)).toBeLessThan(32)
  })
})
