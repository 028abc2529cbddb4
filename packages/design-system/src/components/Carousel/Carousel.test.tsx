import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Carousel } from './Carousel.tsx'

const slides = ['Leipzig', 'München', 'Porto'].map((name) => ({
  id: name,
  label: name,
  content: <a href={`#${name}`}>{name}</a>,
}))
const current = () =>
  document.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label') ?? undefined

describe('Carousel', () => {
  it('shows one slide; the others are out of reach', () => {
    mount(<Carousel label="Sites" slides={slides} />)
    expect(document.querySelectorAll('[inert] a')).toHaveLength(2)
    expect(document.querySelectorAll('[role="group"]:not([inert]) a')).toHaveLength(1)
    expect(current()).toBe('Leipzig, 1 of 3')
  })

  it('changes by its buttons and says which one is shown', async () => {
    mount(<Carousel label="Sites" slides={slides} />)
    await page.getByRole('button', { name: 'Next slide' }).click()
    expect(current()).toBe('München, 2 of 3')
    await page.getByRole('button', { name: 'Porto' }).click()
    expect(current()).toBe('Porto, 3 of 3')
    await expect.element(page.getByRole('button', { name: 'Porto' })).toHaveAttribute('aria-current', 'true')
  })

  it('changes by the arrow keys, Home and End', async () => {
    mount(<Carousel label="Sites" slides={slides} />)
    page.getByRole('button', { name: 'Next slide' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(current()).toBe('München, 2 of 3')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(current()).toBe('Porto, 3 of 3')
    await userEvent.keyboard('{Home}')
    expect(current()).toBe('Leipzig, 1 of 3')
    await userEvent.keyboard('{End}')
    expect(current()).toBe('Porto, 3 of 3')
  })

  it('changes by a swipe of a finger and not by the drag of a mouse', async () => {
    const { element } = mount(<Carousel label="Sites" slides={slides} />)
    const view = element.querySelector('[aria-live]') as HTMLElement
    const drag = (pointerType: string, px: number) => {
      view.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType, clientX: 200 }))
      view.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType, clientX: 200 + px }))
    }
    drag('touch', -60)
    await expect.poll(current).toBe('München, 2 of 3')
    drag('mouse', -60)
    drag('touch', 40)
    drag('touch', 60)
    await expect.poll(current).toBe('Leipzig, 1 of 3')
  })

  it('neither moves nor offers a pause with reduced motion, which these tests run with', () => {
    vi.useFakeTimers()
    try {
      mount(<Carousel label="Sites" slides={slides} />)
      vi.advanceTimersByTime(20_000)
      expect(current()).toBe('Leipzig, 1 of 3')
      expect(page.getByRole('button', { name: 'Pause the slides' }).elements()).toHaveLength(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('Carousel where movement is welcome', () => {
  let seen: (visible: boolean) => void = () => {}

  beforeEach(async () => {
    // The mouse rests where an earlier test left it, and would hold the slides there.
    await userEvent.hover(document.documentElement, { position: { x: 1200, y: 800 } })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...EventTarget.prototype,
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }))
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: number }) {
          expect(options.threshold).toBe(0.1)
          seen = (isIntersecting) => notify([{ isIntersecting }])
        }
        observe() {}
        disconnect() {}
      },
    )
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('moves every five seconds while it is in view, and stops when paused', async () => {
    mount(<Carousel label="Sites" slides={slides} />)
    expect(vi.getTimerCount()).toBe(0)
    seen(true)
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(5000)
    await expect.poll(current).toBe('München, 2 of 3')
    ;(page.getByRole('button', { name: 'Pause the slides' }).element() as HTMLElement).click()
    await expect.poll(() => vi.getTimerCount()).toBe(0)
    await expect.element(page.getByRole('button', { name: 'Let the slides move' })).toBeVisible()
  })

  it('stands still while the keyboard is in it, and goes on afterwards', async () => {
    mount(
      <>
        <Carousel label="Sites" slides={slides} />
        <button type="button">after</button>
      </>,
    )
    seen(true)
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    page.getByRole('button', { name: 'Next slide' }).element().focus()
    await userEvent.keyboard('{Shift}')
    await userEvent.tab({ shift: true })
    await expect.poll(() => vi.getTimerCount()).toBe(0)
    page.getByRole('button', { name: 'after' }).element().focus()
    await expect.poll(() => vi.getTimerCount()).toBe(1)
  })
})
