import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startCarouselClock } from './carousel-clock.ts'
import {
  CAROUSEL_INTERVAL_MS,
  createCarouselState,
  movesByItself,
  reduceCarousel,
  type CarouselEvent,
  type CarouselState,
} from './carousel-state.ts'

const after = (events: readonly CarouselEvent[], count = 3): CarouselState =>
  events.reduce(reduceCarousel, createCarouselState(count))

describe('reduceCarousel', () => {
  it('goes round in both directions', () => {
    expect(after([{ type: 'next' }, { type: 'next' }, { type: 'next' }]).index).toBe(0)
    expect(after([{ type: 'previous' }]).index).toBe(2)
  })

  it('goes to a slide that is there and to no other', () => {
    expect(after([{ type: 'go', index: 2 }]).index).toBe(2)
    expect(after([{ type: 'go', index: 3 }]).index).toBe(0)
    expect(after([{ type: 'go', index: -1 }]).index).toBe(0)
  })

  it('takes a swipe of 50 px and none of 49', () => {
    expect(after([{ type: 'swipe', px: -50 }]).index).toBe(1)
    expect(after([{ type: 'swipe', px: 50 }]).index).toBe(2)
    expect(after([{ type: 'swipe', px: -49 }]).index).toBe(0)
    expect(after([{ type: 'swipe', px: 49 }]).index).toBe(0)
  })

  it('stays on a slide that is there when slides go away', () => {
    expect(
      after([
        { type: 'go', index: 2 },
        { type: 'count', count: 2 },
      ]).index,
    ).toBe(1)
    expect(
      after([
        { type: 'go', index: 2 },
        { type: 'count', count: 0 },
      ]).index,
    ).toBe(0)
  })

  it('does not move when there is nothing to show', () => {
    expect(after([{ type: 'next' }, { type: 'previous' }, { type: 'swipe', px: -80 }], 0).index).toBe(0)
  })
})

describe('movesByItself', () => {
  const seen: CarouselEvent = { type: 'visible', on: true }

  it('only while it is in view', () => {
    expect(movesByItself(after([]))).toBe(false)
    expect(movesByItself(after([seen]))).toBe(true)
    expect(movesByItself(after([seen, { type: 'visible', on: false }]))).toBe(false)
  })

  it('not while pointed at, focused or paused', () => {
    expect(movesByItself(after([seen, { type: 'hovered', on: true }]))).toBe(false)
    expect(movesByItself(after([seen, { type: 'focused', on: true }]))).toBe(false)
    expect(movesByItself(after([seen, { type: 'pause' }]))).toBe(false)
    expect(movesByItself(after([seen, { type: 'pause' }, { type: 'play' }]))).toBe(true)
  })

  it('not with a single slide', () => {
    expect(movesByItself(after([seen], 1))).toBe(false)
  })
})

describe('startCarouselClock', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('moves a visible carousel every five seconds, and no longer once stopped', () => {
    let state = after([{ type: 'visible', on: true }])
    const stop = startCarouselClock(() => {
      state = reduceCarousel(state, { type: 'tick', index: state.index })
    })
    vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS - 1)
    expect(state.index).toBe(0)
    vi.advanceTimersByTime(1)
    expect(state.index).toBe(1)
    vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS)
    expect(state.index).toBe(2)
    stop()
    vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS * 3)
    expect(state.index).toBe(2)
  })

  it('does nothing when another slide was chosen meanwhile', () => {
    expect(after([{ type: 'visible', on: true }, { type: 'next' }, { type: 'tick', index: 0 }]).index).toBe(1)
    expect(after([{ type: 'visible', on: true }, { type: 'next' }, { type: 'tick', index: 1 }]).index).toBe(2)
  })

  it('does not move a carousel that somebody points at', () => {
    let state = after([
      { type: 'visible', on: true },
      { type: 'hovered', on: true },
    ])
    const stop = startCarouselClock(() => {
      state = reduceCarousel(state, { type: 'tick', index: state.index })
    })
    vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS * 2)
    expect(state.index).toBe(0)
    stop()
  })
})
