import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Banner } from './Banner.tsx'

const logo = (width: number, height: number) => (
  <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label="Lindwerk" />
)
/** The share of the banner's width that what is in it reaches, and whether it stays inside its height. */
const reach = (element: HTMLElement) => {
  const banner = element.firstElementChild?.getBoundingClientRect() as DOMRect
  const box = page.getByRole('img', { name: 'Lindwerk' }).element().getBoundingClientRect()
  return {
    share: (box.right - banner.left) / banner.width,
    isInside: box.top >= banner.top + 8 && box.bottom <= banner.bottom - 8,
    shape: box.width / box.height,
  }
}

describe('Banner', () => {
  afterEach(() => page.viewport(1280, 900))

  for (const width of [390, 1280]) {
    it.each([
      [1600, 120],
      [300, 300],
      [90, 400],
    ])(`keeps a logo of %i by %i before the lines, inside and undistorted, at ${width}`, async (w, h) => {
      await page.viewport(width, 900)
      for (const size of ['small', 'large'] as const) {
        const { element, unmount } = mount(<Banner size={size}>{logo(w, h)}</Banner>)
        const { share, isInside, shape } = reach(element)
        expect(share).toBeLessThan(0.59)
        expect(isInside).toBe(true)
        expect(Math.abs(shape / (w / h) - 1)).toBeLessThan(0.05)
        unmount()
      }
    })
  }

  it('breaks a long name instead of widening the page', async () => {
    await page.viewport(320, 600)
    mount(<Banner>Seilbahnüberwachungsgesellschaftsvertretung</Banner>)
    expect(document.documentElement.scrollWidth).toBe(320)
  })
})
