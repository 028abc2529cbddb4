import { expect, test, type Locator } from './_util/test.ts'
import { openBrowser, signIn } from './_util/people.ts'
import { startProduct, type Product } from './_util/product.ts'

const QUESTION = 'who has run a Kubernetes migration and speaks Portuguese, near Munich?'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product[Symbol.asyncDispose]())

/** Whether the disc of a row, the first thing in it, has an edge. */
const hasEdge = (row: Locator): Promise<boolean> =>
  row.evaluate(({ firstElementChild: disc }) => {
    if (!disc) throw new Error('The row has no disc')
    const { borderTopColor, borderTopStyle } = getComputedStyle(disc)
    return borderTopStyle === 'solid' && borderTopColor !== 'rgba(0, 0, 0, 0)'
  })

/** Whether the tick in that disc stands out from it. */
const showsTick = (row: Locator): Promise<boolean> =>
  row
    .locator('svg path[d]')
    .first()
    .evaluate((path) => {
      const disc = path.closest('span')
      if (!disc) throw new Error('The tick stands in no disc')
      const { color, backgroundColor } = getComputedStyle(disc)
      return color !== backgroundColor && color !== 'rgba(0, 0, 0, 0)'
    })

test('in forced colours only who is chosen has a tick, and every disc has an edge', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/app/login')
  await signIn(page, 'j.brandt@lindwerk.example')
  await page.goto(`/app/surround-me/result?query=${encodeURIComponent(QUESTION)}`)
  const rows = page.getByRole('listbox', { name: 'People, closest first' }).getByRole('option')
  await rows.first().focus()
  await page.keyboard.press('Space')
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => showsTick(rows.first())).toBe(true)
  expect(await showsTick(rows.nth(1))).toBe(false)
  expect(await hasEdge(rows.nth(1))).toBe(true)
})

test('in forced colours the open conversation has an outline of its own', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/app/login')
  await signIn(page, 'j.brandt@lindwerk.example')
  await page.goto('/app/chat')
  await expect(page.locator('main [aria-current="true"]')).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('searchbox')).toHaveCSS('border-top-style', 'solid')
})
