import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReach } from './reach.ts'

describe(createReach, () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('takes the server to be there until a check fails', async () => {
    const reach = createReach(() => Promise.resolve(false))
    expect(reach.isReached.get()).toBe(true)
    await expect(reach.check()).resolves.toBe(false)
    expect(reach.isReached.get()).toBe(false)
  })

  it('keeps asking a server that is away, tells when it is back, and then rests', async () => {
    const answers = [false, false, true]
    const ask = vi.fn(() => Promise.resolve(answers.shift() ?? false))
    const reach = createReach(ask)
    const told = vi.fn()
    reach.isReached.subscribe(() => told(reach.isReached.get()))
    await reach.check()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told.mock.calls).toEqual([[false], [true]])
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('asks once for all who ask at the same time', async () => {
    const ask = vi.fn(() => Promise.resolve(true))
    const reach = createReach(ask)
    await Promise.all([reach.check(), reach.check()])
    expect(ask).toHaveBeenCalledOnce()
  })
})
