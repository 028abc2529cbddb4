import { type Page, expect, test } from './_util/test.ts'
import { findViolations } from './_util/axe.ts'
import { DEMO_PASSWORD, openBrowser, signIn } from './_util/people.ts'
import { startProduct, type Product } from './_util/product.ts'
import { settle } from './_util/screens/screen.ts'

const SCHEMES = ['light', 'dark'] as const
const SCREENS = ['/app/surround-me', '/app/chat', '/app/profile', '/app/admin', '/app/admin/theme']
const THEME_PATH = '/api/themes/company-current-theme'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product[Symbol.asyncDispose]())

const colour = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save theme' })

/** The owner of an organisation that has just begun, past the onboarding. */
async function openAsFounder(page: Page, email: string): Promise<void> {
  const post = (path: string, init: RequestInit) => fetch(`${product.origin}/api${path}`, init)
  const registered = await post('/auth/register-trial', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }),
  })
  const { tokens } = (await registered.json()) as { tokens: { accessToken: string } }
  const profile = new FormData()
  const fields = { firstName: 'Frida', lastName: 'Grün', city: 'Leipzig', country: 'Germany', position: 'Founder' }
  for (const [name, value] of Object.entries({ ...fields, description: 'Builds.', skills: 'Timber' })) {
    profile.set(name, value)
  }
  const changed = await post('/users', {
    method: 'PATCH',
    headers: { authorization: `Bearer ${tokens.accessToken}` },
    body: profile,
  })
  expect(changed.status).toBe(200)
  await page.goto('/app/login')
  await signIn(page, email)
}

/** Whether the page wears a look, by the one colour that never moves. */
async function expectWorn(page: Page, banner: string): Promise<void> {
  const worn = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--uk-color-banner').toUpperCase())
  await expect.poll(worn).toBe(banner)
}

async function expectReadable(page: Page, where: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme })
    await settle(page)
    expect.soft(await findViolations(page, 'colour'), `${where}, ${scheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

test('what is no colour is refused at its field, what cannot be read is mended, and the whole product stays readable', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const { page } = await openBrowser(browser, product.origin)
  await openAsFounder(page, 'f.gruen@neuwerk.example')
  await page.goto('/app/admin/theme')

  for (const [typed, reason] of [
    ['red', 'Use a code such as #FF7941, not a name.'],
    ['#12', 'A colour has three or six digits'],
    ['#FFFFFF80', 'Colours can’t let anything shine through'],
    ['#GGGGGG', 'Only the digits 0 to 9 and the letters A to F'],
    ['', 'Enter a colour'],
  ] as const) {
    await colour(page, 'banner').fill(typed)
    await page.keyboard.press('Tab')
    await expect(page.getByText(reason)).toBeVisible()
    await expect(colour(page, 'banner')).toHaveValue(typed)
    await expect(save(page)).toBeDisabled()
  }
  await colour(page, 'banner').fill('#fff')
  await page.keyboard.press('Tab')
  await expect(colour(page, 'banner')).toHaveValue('#FFFFFF')
  await expect(page.getByText('#fff stands for #FFFFFF.')).toBeVisible()

  for (const name of ['bgcolor', 'line1', 'line2']) await colour(page, name).fill('#FFFFFF')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/^Too faint for a button \(1\.0\)\. Buttons are drawn as #/)).toBeVisible()
  await expect(page.getByText(/^Too faint on the page \(1\.0\)\. Drawn as #/)).toHaveCount(2)
  await expect(page.getByText(/all pass AA/)).toBeVisible()
  for (const screen of ['Surround me', 'Chat', 'Home', 'Sign in']) {
    await page.getByRole('radio', { name: screen }).click()
    for (const scheme of ['Light', 'Dark']) {
      await page.getByRole('radio', { name: scheme }).click()
      await settle(page)
      expect.soft(await findViolations(page, 'all'), `${screen} in the preview, ${scheme}`).toEqual([])
    }
  }

  await save(page).click()
  await expect(page.getByText(/^The theme is saved/)).toBeVisible()
  await expect(save(page)).toBeDisabled()
  for (const path of SCREENS) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeAttached()
    await expectWorn(page, '#FFFFFF')
    await expectReadable(page, path)
  }
})

test('no four colours make a screen that cannot be read', async ({ browser }) => {
  test.setTimeout(900_000)
  const { page } = await openBrowser(browser, product.origin)
  await openAsFounder(page, 'k.lang@altwerk.example')
  for (const [banner, bgcolor, line1, line2] of [
    ['#000000', '#000000', '#000000', '#000000'],
    ['#FFFF00', '#FF00FF', '#00FF00', '#FF0000'],
    ['#7F7F7F', '#808080', '#7F7F7F', '#808080'],
  ] as const) {
    const status = await page.evaluate(
      async ([path, values]) => {
        const headers = {
          authorization: `Bearer ${localStorage.getItem('accessToken')}`,
          'content-type': 'application/json',
        }
        const body = JSON.stringify({ themeName: 'Hard', values })
        return (await fetch(path, { method: 'PUT', headers, body })).status
      },
      [
        THEME_PATH,
        Object.entries({ banner, bgcolor, line1, line2 }).map(([name, value]) => ({ name, value })),
      ] as const,
    )
    expect(status).toBe(200)
    for (const path of SCREENS) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expectWorn(page, banner)
      await expectReadable(page, `${path} in ${[banner, bgcolor, line1, line2].join(' ')}`)
    }
  }
})
