import { VISIBLE_SHARE, createAutoplay, nextSlide, slideAfterSwipe } from './slide-steps.ts'

/** Lets slides go on by themselves while they are seen, follow a swipe, a dot and the arrow keys, and be stopped. */
export function enliven(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('[data-track]')
  const controls = root.querySelector<HTMLElement>('[data-controls]')
  const pause = root.querySelector<HTMLButtonElement>('[data-pause]')
  if (!track || !controls || !pause) return
  const slides = [...track.children] as HTMLElement[]
  const dots = [...root.querySelectorAll<HTMLButtonElement>('[data-dot]')]
  let current = 0

  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isSliding = () => track.scrollWidth > track.clientWidth + 1
  const mark = (index: number) => {
    current = index
    for (const [place, dot] of dots.entries()) dot.setAttribute('aria-current', String(place === index))
  }
  const show = (index: number) => {
    const slide = slides[index]
    if (!slide || !isSliding()) return
    mark(index)
    const left = slide.offsetLeft - (slides[0]?.offsetLeft ?? 0)
    track.scrollTo({ left, behavior: isStill ? 'auto' : 'smooth' })
  }
  const autoplay = createAutoplay(() => show(nextSlide(current, slides.length)))
  const setPaused = (isPaused: boolean) => {
    autoplay.tell({ isPaused })
    pause.setAttribute('aria-pressed', String(isPaused))
  }

  controls.hidden = false
  track.style.touchAction = 'pan-y'
  if (isStill) setPaused(true)
  pause.addEventListener('click', () => setPaused(!autoplay.isPaused))
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => show(index))

  let from: number | undefined
  track.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX
    autoplay.tell({ isHeld: true })
  })
  addEventListener('pointerup', ({ clientX }) => {
    if (from === undefined) return
    show(slideAfterSwipe(current, slides.length, clientX - from))
    from = undefined
    autoplay.tell({ isHeld: false })
  })
  addEventListener('pointercancel', () => {
    from = undefined
    autoplay.tell({ isHeld: false })
  })
  track.addEventListener('pointerenter', () => autoplay.tell({ isHeld: true }))
  track.addEventListener('pointerleave', () => autoplay.tell({ isHeld: from !== undefined }))
  root.addEventListener('focusin', () => autoplay.tell({ isHeld: true }))
  root.addEventListener('focusout', () => autoplay.tell({ isHeld: false }))
  track.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || !isSliding()) return
    event.preventDefault()
    show(Math.min(slides.length - 1, Math.max(0, current + step)))
  })
  // A wheel or a track pad scrolls by itself: the dots follow.
  track.addEventListener('scrollend', () => {
    const left = track.scrollLeft + (slides[0]?.offsetLeft ?? 0)
    const nearest = slides.map((slide) => Math.abs(slide.offsetLeft - left))
    mark(nearest.indexOf(Math.min(...nearest)))
  })
  new IntersectionObserver(([entry]) => autoplay.tell({ isVisible: entry?.isIntersecting === true }), {
    threshold: VISIBLE_SHARE,
  }).observe(root)
}
