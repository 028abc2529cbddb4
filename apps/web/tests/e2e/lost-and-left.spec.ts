import { expect, test } from './_util/test.ts'
import { DEMO_PASSWORD, openBrowser, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'

test('an address of a conversation that is not there says so, and is put right', async ({ browser }) => {
  test.setTimeout(180_000)
  await using product = await startProduct()
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/login')
  await signIn(page, 'k.haddad@lindwerk.example')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/app/chat?group=no%2Fsuch%20one')
    await expect(page.getByText(/^That conversation was not found/).first()).toBeVisible()
    await expect(page).toHaveURL(`${product.origin}/app/chat`)
    await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  }
})

test('what one tab kept of the onboarding is gone when another tab signs out', async ({ browser }) => {
  await using product = await startProduct()
  const { context, page } = await openBrowser(browser, product.origin)
  const email = 'n.neu@neuwerk.example'
  await fetch(`${product.origin}/api/auth/register-trial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }),
  })
  await page.goto('/app/login')
  await signIn(page, email)
  await page.getByLabel('First name').fill('Nele')
  await page.evaluate(() => sessionStorage.setItem('newGroupId', 'g1'))
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(kept).toContain('Nele')

  const other = await context.newPage()
  await other.goto('/app/onboarding')
  await other.getByRole('button', { name: /^Back/ }).click()
  await expect(other.getByRole('heading', { name: 'Good to see you' })).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
  expect(await kept()).not.toMatch(/Nele|newGroupId/)
})
