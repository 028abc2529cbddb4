import { type Browser, type Page, expect, test } from './_util/test.ts'
import { findViolations } from './_util/axe.ts'
import { type Product, startProduct } from './_util/product.ts'
import { type Cast, gatherCast } from './_util/screens/cast.ts'
import { type CompanyColours, parseColours, wearTheme, wearsTheme } from './_util/screens/company-themes.ts'
import { existsAt, type Screen, settle, visit } from './_util/screens/screen.ts'
import { screenGroups, screens } from './_util/screens/screens.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The narrowest phone, and a laptop at 200 % zoom. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
]
/** Each looked at in one width: colours are the same in all of them. */
const COMPANIES = [
  { company: parseColours('#F2B705,#F4F8FB,#1F3A6E,#F8A9C0'), viewport: DESKTOP },
  { company: parseColours('#6D28D9,#FFFFFF,#0B6B53,#B91C1C'), viewport: PHONE },
]

test.describe.configure({ timeout: 600_000 })
// Each finding names its screen, its width and its element; a trace of this many visits only takes room.
test.use({ trace: 'off' })

let product: Product
let cast: Cast

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  test.setTimeout(600_000)
  product = await startProduct()
  cast = await gatherCast(browser, product.origin)
})
test.afterAll(async () => {
  await Promise.all(Object.values(cast ?? {}).map((page) => page.context().close()))
  await product?.[Symbol.asyncDispose]()
})

for (const [name, group] of Object.entries(screenGroups)) {
  test(`${name}: axe finds nothing, every screen has one first heading and a title, and nothing scrolls sideways`, async () => {
    await forEachScreen(group, async (screen, page) => {
      await look(page, screen, DESKTOP, async (where) => {
        expect.soft(await page.locator('h1').count(), where('headings')).toBe(1)
        expect.soft(await page.title(), where('title')).toMatch(/\S.*Umkreis|Umkreis.*\S/)
        await expectReadable(page, where, { light: 'all', dark: 'colour' })
      })
      await look(page, screen, PHONE, async (where) => {
        await expectReadable(page, where, { light: 'all', dark: 'colour' })
      })
      for (const viewport of NARROW) {
        await look(page, screen, viewport, async (where) => {
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect.soft(over, where('pixels too wide')).toBeLessThanOrEqual(0)
        })
      }
    })
  })
}

for (const { company, viewport } of COMPANIES) {
  test(`the colours of a company keep every screen readable: ${Object.values(company.colours).join(' ')}`, async () => {
    await dress(company)
    const theirs = screens.filter(({ as }) => wearsTheme(as))
    await forEachScreen(theirs, async (screen, page) => {
      await look(page, screen, viewport, async (where) => {
        await expectReadable(page, where, { light: 'colour', dark: 'colour' })
      })
    })
  })
}

type Where = (what: string) => string

async function dress(company: CompanyColours) {
  await wearTheme(cast, company)
  const { manager } = cast
  await manager.goto('/app/profile')
  // The look is there before the first heading; the banner's colour is the one that is never moved.
  await manager.getByRole('heading', { level: 1 }).waitFor()
  const banner = await manager.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--uk-color-banner'),
  )
  expect(banner.toUpperCase()).toBe(company.colours.banner)
}

async function expectReadable(page: Page, where: Where, rules: Readonly<Record<'light' | 'dark', 'all' | 'colour'>>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    expect.soft(await findViolations(page, rules[colorScheme]), where(colorScheme)).toEqual([])
  }
}

async function forEachScreen(visited: readonly Screen[], check: (screen: Screen, page: Page) => Promise<void>) {
  for (const screen of visited) {
    const page = cast[screen.as]
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    // A screen that has not been looked at in any width is visited anew, whatever the one before has left.
    shown = undefined
    await test.step(screen.name, () => check(screen, page))
  }
}

/** The screen that its page shows, in a width on the same side of the phone's edge. */
let shown: { readonly screen: Screen; readonly isDesk: boolean } | undefined

/** Checks a screen in a viewport that has it. From one narrow width to the next it stays as it was reached. */
async function look(
  page: Page,
  screen: Screen,
  viewport: { width: number; height: number },
  check: (where: Where) => Promise<void>,
) {
  if (!existsAt(screen, viewport.width)) return
  const where = (what: string) => `${screen.name}, ${viewport.width} wide, ${what}`
  const isDesk = viewport === DESKTOP
  await page.setViewportSize(viewport)
  await settle(page)
  const isThere = shown?.screen === screen && shown.isDesk === isDesk && (await screen.shows(page).first().isVisible())
  const missed = isThere
    ? undefined
    : await visit(page, screen).then(
        () => undefined,
        (error: unknown) => String(error),
      )
  expect.soft(missed, where('arrival')).toBeUndefined()
  shown = missed === undefined ? { screen, isDesk } : undefined
  if (missed === undefined) await check(where)
}
