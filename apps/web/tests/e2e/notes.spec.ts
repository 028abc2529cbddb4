import { expect, type Page, test } from './_util/test.ts'
import { openBrowser, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'

const KARIM = 'k.haddad@lindwerk.example'
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' })

test('notes are written offline, on two devices and in two tabs, come together, and the server never has a word of them', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  await using product = await startProduct()
  const { context, page } = await openBrowser(browser, product.origin)
  await page.goto('/app/login')
  await signIn(page, KARIM)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByRole('link', { name: 'My notes' }).click()
  await page.getByRole('button', { name: 'New note' }).click()
  await titleOf(page).fill('Kanarienvogel-Titel')
  const text = textOf(page)
  await text.click()
  await page.keyboard.type('Kanarienvogel-Text')
  await expect(page.getByText(/^Saved/)).toBeVisible()

  // What is pasted keeps its form, and nothing in it runs.
  await text.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<b>fett</b><img src=x onerror="document.title = \'ran\'">')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text.getByText('fett')).toHaveCSS('font-weight', /^[67]00$/)
  expect(await page.title()).not.toBe('ran')
  await page.keyboard.press('Control+Z')
  await expect(text).toHaveText('Kanarienvogel-Text')

  await context.setOffline(true)
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' aus dem Tunnel')
  await expect(page.getByText('Waiting for the network', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Saved/)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/app/home/notes')
  await expect(textOf(other)).toHaveText('Kanarienvogel-Text aus dem Tunnel')
  await other.close()

  const phone = await openBrowser(browser, product.origin)
  await phone.page.goto('/app/login?returnTo=/app/home/notes')
  await signIn(phone.page, KARIM)
  await letIn(page, phone.page)
  await expect(textOf(phone.page)).toHaveText('Kanarienvogel-Text aus dem Tunnel')

  const apart = async (onLaptop: () => Promise<void>, onPhone: () => Promise<void>) => {
    const contexts = [context, phone.context]
    await Promise.all(contexts.map((one) => one.setOffline(true)))
    await onLaptop()
    await onPhone()
    for (const one of [page, phone.page]) {
      await expect(one.getByText('Waiting for the network', { exact: true })).toBeVisible()
    }
    for (const one of contexts) await one.setOffline(false)
    for (const one of [page, phone.page]) await expect(one.getByText(/^Saved/)).toBeVisible()
  }
  await apart(
    () => titleOf(page).fill('Kanarienvogel auf Reisen'),
    () => typeAtEnd(phone.page, ' und vom Schiff'),
  )
  for (const one of [page, phone.page]) {
    await expect(titleOf(one)).toHaveValue('Kanarienvogel auf Reisen')
    await expect(textOf(one)).toHaveText('Kanarienvogel-Text aus dem Tunnel und vom Schiff')
  }
  // In the same place nobody's words win.
  await apart(
    () => typeAtEnd(page, ' links'),
    () => typeAtEnd(phone.page, ' rechts'),
  )
  for (const one of [page, phone.page]) {
    const written = one.getByRole('textbox', { name: 'Text' }).or(one.getByRole('region', { name: 'Another version' }))
    await expect(written.filter({ hasText: 'vom Schiff links' })).toHaveCount(1)
    await expect(written.filter({ hasText: 'vom Schiff rechts' })).toHaveCount(1)
  }

  await product.stop()
  for (const { path, bytes } of await product.files()) {
    expect(bytes.includes('Kanarienvogel'), path).toBe(false)
  }
  expect(product.log()).not.toContain('Kanarienvogel')
})

/** Opens what is sealed on a new device, by comparing a code with the one that has it. */
async function letIn(known: Page, added: Page): Promise<void> {
  await added.getByRole('link', { name: 'Open your messages' }).click()
  await added.getByRole('button', { name: 'Compare a code' }).click()
  await known.getByRole('button', { name: 'Go on' }).click()
  const shown = (await known.getByText(/^\d{4} \d{4}$/).textContent()) ?? ''
  await expect(added.getByText(shown, { exact: true })).toBeVisible()
  for (const page of [known, added]) await page.getByRole('button', { name: 'They are the same' }).click()
}

async function typeAtEnd(page: Page, words: string): Promise<void> {
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}
