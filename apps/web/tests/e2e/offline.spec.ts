import { expect, test, type Browser } from './_util/test.ts'
import { openBrowser, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'

const QUESTION = 'Who speaks Portuguese near Munich?'
const notice = /Umkreis can’t be reached\. Trying again/

/** A member at the question, with the code of the other screens loaded or not. */
async function askSomebody(browser: Browser, origin: string, { savesData }: { savesData: boolean }) {
  const { page } = await openBrowser(browser, origin)
  if (savesData) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
  }
  await page.goto('/app/login')
  await signIn(page, 'k.haddad@lindwerk.example')
  const field = page.getByRole('combobox', { name: 'Who are you looking for?' })
  await expect(field).toBeVisible()
  return { page, field }
}

test('a server that goes away is said so, the question stays, and its people come once it is back', async ({
  browser,
}) => {
  await using product = await startProduct()
  const { page, field } = await askSomebody(browser, product.origin, { savesData: false })
  // One screen's code after the other is loaded ahead: with the one after it, that of the result has come.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some((file) => /assets\/matching-people-.*\.js/.test(file.name)),
      ),
    )
    .toBe(true)

  await product.kill()
  await field.fill(QUESTION)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByText('No answer yet, trying again')).toBeVisible()
  await expect(field).toHaveValue(QUESTION)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/surround-me\/result/)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveValue(QUESTION)

  await product.restart()
  await expect(page.getByText(notice)).toBeHidden()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveValue(QUESTION)
})

test('a screen whose code can’t be loaded says why, and opens by itself with its question', async ({ browser }) => {
  await using product = await startProduct()
  const { page, field } = await askSomebody(browser, product.origin, { savesData: true })
  await product.kill()
  await field.fill(QUESTION)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Umkreis can’t be reached' })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  // It says the same itself.
  await expect(page.getByText(notice)).toBeHidden()

  await product.restart()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveValue(QUESTION)
})
