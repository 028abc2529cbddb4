import { expect, test } from './_util/test.ts'
import { openBrowser, signIn } from './_util/people.ts'
import { type Product, startProduct } from './_util/product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product[Symbol.asyncDispose]())

test('a wrong password is answered beside the form, and nothing typed is lost', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/login')
  await page.getByLabel('E-mail').fill('k.haddad@lindwerk.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(/e-?mail|password/i)
  await expect(page.getByLabel('E-mail')).toHaveValue('k.haddad@lindwerk.example')
  await expect(page).toHaveURL(/\/app\/login/)
})

test('empty and malformed fields say what they need, each at its place', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/login')
  await page.getByLabel('E-mail').fill('j.brandt@lindwerk')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Invalid email/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Password is required/)
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('sign-up refuses a weak password, a repetition that differs, and a taken address', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/signup')
  await page.getByLabel('E-mail').fill('k.haddad@lindwerk.example')
  await page.getByLabel('Password', { exact: true }).fill('onlylowercase')
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Password does not meet strength requirements')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Umkreis-2026!')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords must match')).toBeVisible()
  await page.getByLabel('Confirm password').fill('Umkreis-2026!')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/already|taken/i).first()).toBeVisible()
  await expect(page).toHaveURL(/\/app\/signup/)
})

test('an invitation that is not one is refused with a reason', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/signup?invitation=made-up')
  await page.getByLabel('E-mail').fill('somebody@else.example')
  await page.getByLabel('Password', { exact: true }).fill('Umkreis-2026!')
  await page.getByLabel('Confirm password').fill('Umkreis-2026!')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'This invitation is not valid' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('whoever opens a page without being signed in comes back to it after signing in', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/surround-me/result?query=Rust')
  await expect(page).toHaveURL(/\/app\/login/)
  await signIn(page, 'k.haddad@lindwerk.example')
  await expect(page).toHaveURL(/surround-me\/result\?query=Rust/)
})

test('a session that was ended elsewhere leads back to the sign-in, not to a broken page', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/login')
  await signIn(page, 'k.haddad@lindwerk.example')
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'expired')
    localStorage.setItem('refreshToken', 'used')
  })
  await page.goto('/app/chat')
  await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

test('the demo request shows each message at its field, sends once, and thanks', async ({ browser }) => {
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/demo')
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required')
  await expect(page.getByLabel('Business e-mail')).toHaveAccessibleDescription('Business email is required')
  await expect(page.getByLabel('Company name')).toHaveAccessibleDescription('Company name is required')
  await expect(page.getByLabel('Full name')).toBeFocused()
  let requests = 0
  page.on('request', (request) => (requests += request.url().endsWith('/email/sendEmails') ? 1 : 0))
  await page.getByLabel('Full name').fill('Ada Beispiel')
  await page.getByLabel('Business e-mail').fill('ada@beispiel.example')
  await page.getByLabel('Company name').fill('Beispiel')
  await page.getByRole('button', { name: 'Request a Demo' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Awesome' })).toBeVisible()
  expect(requests).toBe(1)
  await page.getByRole('link', { name: 'Back to home page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meet Umkreis' })).toBeVisible()
})
