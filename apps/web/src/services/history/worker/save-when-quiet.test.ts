import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQuietSaver } from './save-when-quiet.ts'

describe(createQuietSaver, () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const start = () => {
    const save = vi.fn<() => void>()
    return { save, saver: createQuietSaver(save, { everyMs: 20_000, quietMs: 3000 }, () => Date.now()) }
  }

  it('stores once for all that changed meanwhile, and again for what changes after that', () => {
    const { save, saver } = start()
    for (let at = 0; at < 5; at += 1) saver.noteChanged()
    vi.advanceTimersByTime(19_999)
    expect(save).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100_000)
    expect(save).toHaveBeenCalledTimes(1)
    saver.noteChanged()
    vi.advanceTimersByTime(20_000)
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('waits until nobody searches any more', () => {
    const { save, saver } = start()
    saver.noteChanged()
    for (let second = 0; second < 30; second += 1) {
      vi.advanceTimersByTime(1000)
      saver.noteSearched()
    }
    expect(save).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2999)
    expect(save).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('stores nothing where nothing has changed', () => {
    const { save, saver } = start()
    saver.noteSearched()
    vi.advanceTimersByTime(100_000)
    expect(save).not.toHaveBeenCalled()
  })
})
