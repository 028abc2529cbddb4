import { DEMO_PASSWORD } from './_util/people.ts'
import { type Product, startProduct } from './_util/product.ts'
import { expect, test } from './_util/test.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product[Symbol.asyncDispose]())

test('a German browser gets German words, refusals included, and whoever wants English chooses it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'de-AT' })
  const page = await context.newPage()
  await page.goto('/app/login?returnTo=/app/profile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByLabel('E-Mail').fill('k.haddad@lindwerk.example')
  await page.getByLabel('Passwort', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('alert')).toContainText('Passwort')
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Profil bearbeiten' })).toBeVisible()

  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeVisible()
  await page.goto('/app/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('text of the page becomes neither markup nor code', async ({ page, refusedMarkup }) => {
  await page.goto(`${product.origin}/app/login`)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const outcome = (attempt: () => unknown) => page.evaluate(attempt).then(String, () => 'refused')
  expect(await outcome(() => (document.body.innerHTML = '<p>markup</p>'))).toBe('refused')
  expect(await outcome(() => new Worker('https://umkreis.example/worker.js'))).toBe('refused')
  expect(await outcome(() => document.createElement('script').setAttribute('src', 'data:,1'))).toBe('refused')
  // Each of them was seen, as it is seen in all other tests.
  await expect.poll(() => refusedMarkup.splice(0).length).toBe(3)
})
