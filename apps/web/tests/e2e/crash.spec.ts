import { expect, test } from './_util/test.ts'
import { expectSent, messageLog, openBrowser, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'

test('a server that dies while one writes loses nothing, doubles nothing, and the page heals by itself', async ({
  browser,
}) => {
  await using product = await startProduct()
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/login')
  await signIn(page, 'k.haddad@lindwerk.example')
  await page.goto('/app/chat')
  await expect(page.getByText('End-to-end encrypted')).toBeVisible()
  const composer = page.getByRole('textbox', { name: /^Write to/ })
  const texts = Array.from({ length: 12 }, (_, index) => `message number ${index + 1}.`)

  for (const [index, text] of texts.entries()) {
    await composer.fill(text)
    await page.keyboard.press('Enter')
    // In the middle of the stream, with nothing awaited: some are stored, some are on the wire, the rest come after it.
    if (index === 5) await product.kill()
  }
  await expect(page.getByText(/can’t be reached|No connection|Reconnecting/).first()).toBeVisible()
  await product.restart()

  for (const text of texts) await expectSent(page, text)
  await page.reload()
  await expect(messageLog(page).getByText(texts.at(-1)!, { exact: true })).toBeVisible()
  const shown = await messageLog(page)
    .getByText(/^message number \d+\.$/)
    .allTextContents()
  expect(shown).toEqual(texts)
})
