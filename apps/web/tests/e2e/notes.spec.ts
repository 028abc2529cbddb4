import { expect, test } from './_util/test.ts'
import { openBrowser, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'

test('a note is written offline, comes together with the other tab’s, and the server never has a word of it', async ({
  browser,
}) => {
  await using product = await startProduct()
  const { context, page } = await openBrowser(browser, product.origin)
  await page.goto('/app/login')
  await signIn(page, 'k.haddad@lindwerk.example')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByRole('link', { name: 'My notes' }).click()
  await page.getByRole('button', { name: 'New note' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Kanarienvogel-Titel')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.type('Kanarienvogel-Text')
  await expect(page.getByText(/^Saved/)).toBeVisible()

  await context.setOffline(true)
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' aus dem Tunnel')
  await expect(page.getByText('Waiting for the network', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Saved/)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/app/home/notes')
  await expect(other.getByRole('textbox', { name: 'Text' })).toHaveText('Kanarienvogel-Text aus dem Tunnel')
  await product.stop()
  for (const { path, bytes } of await product.files()) {
    expect(bytes.includes('Kanarienvogel'), path).toBe(false)
  }
  expect(product.log()).not.toContain('Kanarienvogel')
})
