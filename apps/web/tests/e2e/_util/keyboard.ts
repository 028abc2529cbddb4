import { expect, type Locator, type Page } from '@playwright/test'

/** What shows that an element has the focus, on itself or on the box around it. */
type Ring = string

declare global {
  interface Window {
    /** How each element looked before the last key. */
    ringsBefore?: Map<Element, Ring>
  }
}

/** Stops of the Tab key after which something can be said to be out of reach. */
const STOPS_MAX = 80

/**
 * Presses a key and expects the focus to be on something afterwards, and to be seen there: an outline or a shadow that
 * the same element did not have before, on itself or close around it.
 */
export async function press(page: Page, key: string): Promise<void> {
  await rememberRings(page)
  await page.keyboard.press(key)
  await expectVisibleFocus(page, `after ${key}`)
}

/** Types into what has the focus, key by key. */
export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await expectVisibleFocus(page, `while typing “${text}”`)
}

/** Goes on with Tab until the element has the focus. Each stop on the way shows it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement, undefined, { timeout: 10_000 })) return
    await rememberRings(page)
    await page.keyboard.press(key)
    // Past the end of the page the key leads out of it, to the browser’s own controls, and in again at the other end.
    if (await isOutside(page)) continue
    await expectVisibleFocus(page, `after ${key}`)
  }
  throw new Error(`${target} is not reached with ${key}: the focus is on ${await describeFocus(page)}`)
}

/** Expects that the focus is on something, and that it is seen. */
export async function expectVisibleFocus(page: Page, when: string): Promise<void> {
  await expect.poll(() => lookAtFocus(page), { message: `The focus is seen ${when}` }).toBe('seen')
}

async function rememberRings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rings = new Map<Element, string>()
    for (const element of document.querySelectorAll('a, button, input, textarea, h1, h2, [tabindex], [role=option]')) {
      // Around a field stands the box that is drawn as one with it.
      for (let one: Element | null = element, up = 0; one && up < 4; one = one.parentElement, up += 1) {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(one)
        rings.set(one, [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join(' '))
      }
    }
    const { activeElement } = document
    // What keeps the focus would be compared with itself.
    for (let one = activeElement, up = 0; one && up < 4; one = one.parentElement, up += 1) rings.delete(one)
    window.ringsBefore = rings
  })
}

async function lookAtFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return 'nowhere'
    for (let one: Element | null = activeElement, up = 0; one && up < 4; one = one.parentElement, up += 1) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(one)
      const before = window.ringsBefore?.get(one)
      const now = [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join(' ')
      const isRing = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      if (isRing && before !== now) return 'seen'
    }
    return `not seen on ${activeElement.outerHTML.slice(0, 200)}`
  })
}

async function isOutside(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body)
}

async function describeFocus(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing')
}
