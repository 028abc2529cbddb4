import { describe, expect, it } from 'vitest'
import { createSerial, mapLimited } from './serial.ts'

describe(createSerial, () => {
  it('runs tasks in order, and goes on after one that failed', async () => {
    const serial = createSerial()
    const order: number[] = []
    let finishFirst: () => void = () => undefined
    const first = serial(async () => {
      await new Promise<void>((resolve) => (finishFirst = resolve))
      order.push(1)
      throw new RangeError('first')
    })
    const second = serial(async () => order.push(2))
    await Promise.resolve()
    finishFirst()
    await expect(first).rejects.toThrow(RangeError)
    await second
    expect(order).toEqual([1, 2])
  })
})

describe(mapLimited, () => {
  it('keeps the order of the items and never works on more than it may', async () => {
    let running = 0
    let most = 0
    const results = await mapLimited([5, 1, 4, 2, 3], 2, async (item) => {
      running += 1
      most = Math.max(most, running)
      for (let i = 0; i < item; i++) await Promise.resolve()
      running -= 1
      return item * 10
    })
    expect(results).toEqual([50, 10, 40, 20, 30])
    expect(most).toBe(2)
  })

  it('fails with the first failure', async () => {
    const work = async (item: number) => {
      if (item === 2) throw new RangeError('two')
      return item
    }
    await expect(mapLimited([1, 2, 3], 2, work)).rejects.toThrow(RangeError)
  })
})
