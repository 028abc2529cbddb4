import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Banner } from './Banner.tsx'

/** A drawing of this shape, with a size or without. */
const logo = (width: number, height: number, hasSize: boolean) => {
  const size = hasSize ? `width="${width}" height="${height}"` : ''
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}/>`
  return <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt="Lindwerk" />
}
/** The share of the banner's width that what is in it reaches, whether it stays inside its height, and its own shape. */
const reach = (element: HTMLElement) => {
  const banner = element.firstElementChild?.getBoundingClientRect() as DOMRect
  const image = page.getByRole('img', { name: 'Lindwerk' }).element()
  const box = image.getBoundingClientRect()
  return {
    share: (box.right - banner.left) / banner.width,
    isInside: box.top >= banner.top + 8 && box.bottom <= banner.bottom - 8,
    isSeen: box.width >= 8 && box.height >= 8,
    fit: getComputedStyle(image).objectFit,
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
        for (const hasSize of [true, false]) {
          const { element, unmount } = mount(<Banner size={size}>{logo(w, h, hasSize)}</Banner>)
          await (page.getByRole('img', { name: 'Lindwerk' }).element() as HTMLImageElement).decode()
          const { share, ...rest } = reach(element)
          expect(share).toBeLessThan(0.59)
          expect(rest).toEqual({ isInside: true, isSeen: true, fit: 'scale-down' })
          unmount()
        }
      }
    })
  }

  it('breaks a long name instead of widening the page', async () => {
    await page.viewport(320, 600)
    mount(<Banner>Seilbahnüberwachungsgesellschaftsvertretung</Banner>)
    expect(document.documentElement.scrollWidth).toBe(320)
  })
})
