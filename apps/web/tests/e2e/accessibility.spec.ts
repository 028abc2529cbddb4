import { createTheme, formatThemeCss } from '@umkreis/theme'
import { type Browser, type Page, expect, test } from './_util/test.ts'
import { findViolations } from './_util/axe.ts'
import { type Product, startProduct } from './_util/product.ts'
import { type Cast, gatherCast } from './_util/screens/cast.ts'
import { type CompanyColours, parseColours, wearsTheme } from './_util/screens/company-themes.ts'
import { existsAt, type Screen, settle, visit } from './_util/screens/screen.ts'
import { screenGroups } from './_util/screens/screens.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The narrowest phone, and a laptop at 200 % zoom. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
]
/** Companies whose colours every screen of theirs is looked at in too, each in one width: colours are the same in all of them. */
const COMPANY_AT_DESK = parseColours('#F2B705,#F4F8FB,#1F3A6E,#F8A9C0')
const COMPANY_ON_PHONE = parseColours('#6D28D9,#FFFFFF,#0B6B53,#B91C1C')

test.describe.configure({ timeout: 1_200_000 })
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
        await expectReadableFor(COMPANY_AT_DESK, page, screen, where)
      })
      await look(page, screen, PHONE, async (where) => {
        await expectReadable(page, where, { light: 'all', dark: 'colour' })
        await expectReadableFor(COMPANY_ON_PHONE, page, screen, where)
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

type Where = (what: string) => string

/** Looks at what is shown in the colours of a company, and takes them off again. That a saved look arrives, `theme.spec.ts` proves. */
async function expectReadableFor(company: CompanyColours, page: Page, screen: Screen, where: Where) {
  if (!wearsTheme(screen.as)) return
  const dress = await page.evaluateHandle(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      return sheet
    },
    formatThemeCss(createTheme(company.colours)),
  )
  await expectReadable(page, (what) => where(`${company.name}, ${what}`), { light: 'colour', dark: 'colour' })
  await dress.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })
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
