/** How long a slide stays before the next one comes by itself, in milliseconds. */
export const CAROUSEL_INTERVAL_MS = 5000
/** How far a finger must move sideways before it means the next slide, in pixels. */
export const CAROUSEL_SWIPE_PX = 50
/** The share of the carousel that must be in view before it moves by itself. */
export const CAROUSEL_VISIBILITY = 0.1

/**
 * Where a carousel stands and what holds it: `paused` is the reader's own wish and stays until taken back; the others
 * come and go.
 */
export interface CarouselState {
  readonly index: number
  readonly count: number
  readonly paused: boolean
  readonly visible: boolean
  readonly hovered: boolean
  readonly focused: boolean
}

/** What can happen to a carousel. */
export type CarouselEvent =
  | { readonly type: 'next' | 'previous' | 'pause' | 'play' }
  | { readonly type: 'go' | 'tick'; readonly index: number }
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'visible' | 'hovered' | 'focused'; readonly on: boolean }
  | { readonly type: 'swipe'; readonly px: number }

/** A carousel on its first slide that nobody has seen yet. */
export function createCarouselState(count: number): CarouselState {
  return { index: 0, count, paused: false, visible: false, hovered: false, focused: false }
}

/** Whether the next slide comes by itself: in view, not held, and something to change to. */
export function movesByItself({ count, paused, visible, hovered, focused }: CarouselState): boolean {
  return count > 1 && visible && !paused && !hovered && !focused
}

/**
 * The state after an event. Slides go round: after the last comes the first. A swipe counts from
 * {@link CAROUSEL_SWIPE_PX} on; `px` is negative to the left, which asks for the next slide. A `tick` carries the slide
 * it was started for, and does nothing when another one is shown by then.
 */
export function reduceCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'tick':
      return event.index === state.index && movesByItself(state) ? step(state, 1) : state
    case 'next':
      return step(state, 1)
    case 'previous':
      return step(state, -1)
    case 'swipe':
      return Math.abs(event.px) < CAROUSEL_SWIPE_PX ? state : step(state, event.px < 0 ? 1 : -1)
    case 'go':
      return event.index >= 0 && event.index < state.count ? { ...state, index: event.index } : state
    case 'count':
      return { ...state, count: event.count, index: Math.max(0, Math.min(state.index, event.count - 1)) }
    case 'pause':
      return { ...state, paused: true }
    case 'play':
      return { ...state, paused: false }
    case 'visible':
    case 'hovered':
    case 'focused':
      return { ...state, [event.type]: event.on }
  }
}

function step(state: CarouselState, by: 1 | -1): CarouselState {
  return state.count === 0 ? state : { ...state, index: (state.index + by + state.count) % state.count }
}
