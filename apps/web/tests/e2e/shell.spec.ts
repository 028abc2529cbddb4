import { expect, test, type Page } from './_util/test.ts'
import { createTheme } from '@umkreis/theme'
import { expectSent, openBrowser, signIn } from './_util/people.ts'
import { startProduct, type Product } from './_util/product.ts'

const BRAND = { banner: '#F2B705', bgcolor: '#DDE9F7', line1: '#1F3A6E', line2: '#1F3A6E' }
const OWN_CANVAS = 'rgb(255, 248, 246)'

// Starting it is what takes the time.
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product[Symbol.asyncDispose]())

test('a chat is two keys and a name away', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/login?returnTo=/app/profile')
  await signIn(page, 'j.brandt@lindwerk.example')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('carvalho')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Write to Inês Carvalho' })).toBeFocused()
  await expect(page.getByText('End-to-end encrypted')).toBeVisible()
  await page.keyboard.type('Do you have a minute?')
  await page.keyboard.press('Enter')
  await expectSent(page, 'Do you have a minute?')

  await test.step('also from within a chat, to somebody else', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('karim haddad')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Write to Karim Haddad' })).toBeFocused()
  })
})

test('nothing ever stands in the colours of somebody else', async ({ browser }) => {
  const { page, context } = await openBrowser(browser, product.origin)
  const theme = createTheme(BRAND)
  await recordCanvas(page)

  await test.step('a visitor sees Umkreis itself', async () => {
    await page.goto('/app/login')
    await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
    expect(await canvasesSeen(page)).toEqual([OWN_CANVAS])
  })

  await test.step('who signs in wears the look of the organisation without a reload', async () => {
    await signIn(page, 'j.brandt@lindwerk.example')
    await saveTheme(page)
    await page.evaluate(() => localStorage.removeItem('userId'))
    await page.goto('/app/login')
    await signIn(page, 'j.brandt@lindwerk.example')
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible()
    expect((await canvasesSeen(page)).at(-1)).toBe(rgb(theme.light.canvas))
  })

  await test.step('from then on the first frame has it already, however late the server answers', async () => {
    const late = Promise.withResolvers<void>()
    await page.route('**/api/themes/**', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.goto('/app/profile')
    await expect.poll(() => page.evaluate(() => document.querySelector('#splash') !== null)).toBe(true)
    await frames(page, 3)
    late.resolve()
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible()
    await page.unroute('**/api/themes/**')
    expect(await canvasesSeen(page)).toEqual([rgb(theme.light.canvas)])
  })

  await test.step('and in the scheme that was chosen on this device, in every tab at once', async () => {
    const other = await context.newPage()
    await other.goto('/app/chat')
    await expect(other.getByRole('navigation', { name: 'Areas' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    for (const tab of [page, other]) {
      await expect(tab.locator('body')).toHaveCSS('background-color', rgb(theme.dark.canvas))
      await expect(tab.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', theme.dark.canvas)
    }
    await other.close()

    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible()
    expect(await canvasesSeen(page)).toEqual([rgb(theme.dark.canvas)])
  })

  await test.step('who signs out leaves nothing of the organisation behind', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('colour scheme light')
    await page.keyboard.press('Enter')
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(theme.light.canvas))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('log out')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
    expect(await canvasesSeen(page)).toEqual([OWN_CANVAS])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(theme.light.canvas)
  })
})

test('whoever logs out and leaves unsaved work behind is asked once, and gone', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/login?returnTo=/app/admin/theme')
  await signIn(page, 'j.brandt@lindwerk.example')
  await page.getByRole('textbox', { name: 'Theme name' }).fill('Never saved')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('log out')
  await page.keyboard.press('Enter')
  // Were the browser to ask as well, the page would stay.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()

  await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

/** From the first frame of every page on, notes each colour that the page stands in, once. */
async function recordCanvas(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      // Before the body, and before the style sheet, which holds the first paint back, there is nothing to see.
      for (const element of [document.body, document.querySelector('#splash')]) {
        const colour = element && getComputedStyle(element).backgroundColor
        if (colour && colour !== 'rgba(0, 0, 0, 0)' && !seen.includes(colour)) seen.push(colour)
      }
    }
    const eachFrame = () => {
      note()
      requestAnimationFrame(eachFrame)
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
    eachFrame()
  })
}

const canvasesSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

/** Waits until the page has drawn so many more frames. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)

/** Gives the organisation its colours, as the page of the administration does. */
async function saveTheme(page: Page): Promise<void> {
  const status = await page.evaluate(async (brand) => {
    const answer = await fetch('/api/themes/company-current-theme', {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      },
      body: JSON.stringify({
        themeName: 'Gletscher',
        values: Object.entries(brand).map(([name, value]) => ({ name, value })),
      }),
    })
    return answer.status
  }, BRAND)
  expect(status).toBe(200)
}

/** Writes `#F4F8FB` as a computed style does. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}
