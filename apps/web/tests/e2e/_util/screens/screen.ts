import type { Locator, Page } from '@playwright/test'
import type { Role } from './cast.ts'

/** A screen of the product in one state: an entry of the contact sheet, and of the accessibility checks. */
export interface Screen {
  /** Stands under its picture and names its test step; no two are alike. */
  readonly name: string
  /** Who looks at it. */
  readonly as: Role
  readonly path: string
  /** What is there once it has arrived. */
  readonly shows: (page: Page) => Locator
  /** Stands between the page and the server before the visit: what fails, what waits. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Brings the page into the state that the screen is named for. */
  readonly reach?: (page: Page) => Promise<unknown>
  /** The widest viewport that has this state, in CSS pixels. */
  readonly upTo?: number
  /** The narrowest viewport that has this state, in CSS pixels. */
  readonly from?: number
  /** A page to scroll through: its picture shows all of it. */
  readonly isLong?: true
}

/** Whether a viewport of this width has the state. */
export const existsAt = ({ from = 0, upTo = Infinity }: Screen, width: number): boolean =>
  from <= width && width <= upTo

/** Opens a screen and waits until it stands still: its content, its typefaces and its pictures are there. */
export async function visit(page: Page, screen: Screen): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await screen.before?.(page)
  // What is shown is waited for below: the load of everything else would be waited for in vain.
  await page.goto(screen.path, { waitUntil: 'domcontentloaded' })
  await screen.reach?.(page)
  await screen.shows(page).first().waitFor()
  await settle(page)
}

/** Waits for typefaces and pictures on the way, and lets every transition end. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete)
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    // What turns for ever has no end to wait for.
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)))
  })
}
