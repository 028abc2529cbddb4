import { useEffect, useReducer, type Dispatch, type RefObject } from 'react'
import { useMedia } from '../../internal/use-media.ts'
import { media } from '../../tokens/scales.ts'
import { startCarouselClock } from './carousel-clock.ts'
import {
  CAROUSEL_VISIBILITY,
  createCarouselState,
  movesByItself,
  reduceCarousel,
  type CarouselEvent,
  type CarouselState,
} from './carousel-state.ts'

/**
 * Runs a carousel: watches whether `root` is in view, and lets the slides come by themselves unless something holds them
 * or the reader wants less movement.
 *
 * @returns The state, what changes it, and whether there is any movement that could be paused.
 */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  count: number,
): readonly [state: CarouselState, send: Dispatch<CarouselEvent>, canMove: boolean] {
  const [state, send] = useReducer(reduceCarousel, count, createCarouselState)
  const still = useMedia(media.still)
  if (state.count !== count) send({ type: 'count', count })

  useEffect(() => {
    const element = root.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => send({ type: 'visible', on: entries.at(-1)?.isIntersecting === true }),
      { threshold: CAROUSEL_VISIBILITY },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])

  const running = movesByItself(state) && !still
  const { index } = state
  useEffect(() => (running ? startCarouselClock(() => send({ type: 'tick', index })) : undefined), [running, index])

  return [state, send, count > 1 && !still]
}
