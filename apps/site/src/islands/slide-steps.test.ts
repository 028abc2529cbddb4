import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTOPLAY_MS, SWIPE_PX, VISIBLE_SHARE, createAutoplay, nextSlide, slideAfterSwipe } from './slide-steps.ts'

it('[SPEC 9] goes on every 5000 ms, swipes from 50 px, and is visible from 0.1', () => {
  expect([AUTOPLAY_MS, SWIPE_PX, VISIBLE_SHARE]).toEqual([5000, 50, 0.1])
})

it('comes back to the first slide after the last', () => {
  expect([nextSlide(0, 7), nextSlide(6, 7)]).toEqual([1, 0])
})

describe(slideAfterSwipe, () => {
  it.each([
    [2, -50, 3],
    [2, -49, 2],
    [2, 50, 1],
    [2, 49, 2],
    [0, 300, 0],
    [6, -300, 6],
  ])('from slide %i of 0 to 6, moved %i px, leads to %i', (index, moved, reached) => {
    expect(slideAfterSwipe(index, 7, moved)).toBe(reached)
  })
})

describe(createAutoplay, () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const stepsWithin = (ms: number, ...told: Parameters<ReturnType<typeof createAutoplay>['tell']>[0][]) => {
    const step = vi.fn<() => void>()
    const autoplay = createAutoplay(step)
    for (const change of told) autoplay.tell(change)
    vi.advanceTimersByTime(ms)
    return step.mock.calls.length
  }

  it('[SPEC 4] plays only while it is visible', () => {
    expect(stepsWithin(60_000)).toBe(0)
    expect(stepsWithin(4_999, { isVisible: true })).toBe(0)
    expect(stepsWithin(10_000, { isVisible: true })).toBe(2)
    expect(stepsWithin(60_000, { isVisible: true }, { isVisible: false })).toBe(0)
  })

  it.each([{ isPaused: true }, { isHeld: true }])('stands still while %j', (change) => {
    expect(stepsWithin(60_000, { isVisible: true }, change)).toBe(0)
  })
})
