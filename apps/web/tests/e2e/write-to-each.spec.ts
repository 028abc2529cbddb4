import { expect, test, type Browser, type Page } from './_util/test.ts'
import { messageLog, openBrowser, sendMessage, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'
import { QUESTION } from './_util/screens/cast.ts'
import { findTraces } from './_util/traces.ts'

const TEXT = 'Okapi-Frage: may I visit you on Friday?'

test('the same is written to several people, and nobody learns who else got it', async ({ browser }) => {
  test.setTimeout(240_000)
  await using product = await startProduct()
  const ines = await arrive(browser, product.origin, 'i.carvalho@lindwerk.example', '/app/chat')
  const karim = await arrive(browser, product.origin, 'k.haddad@lindwerk.example', '/app/chat')
  for (const page of [ines, karim]) await expect(page.getByText('End-to-end encrypted')).toBeVisible()
  const result = `/app/surround-me/result?query=${encodeURIComponent(QUESTION)}`
  const johanna = await arrive(browser, product.origin, 'j.brandt@lindwerk.example', result)

  await test.step('who has not signed in yet is named, and nothing is sent to anybody', async () => {
    await choose(johanna, ['Inês Carvalho', 'Karim Haddad', 'Tomasz Zieliński'])
    await johanna.getByRole('button', { name: 'Write to each' }).click()
    await johanna.getByLabel('Message').fill(TEXT)
    await johanna.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(johanna.getByText(/^Tomasz Zieliński has not signed in yet.*Nothing was sent/)).toBeVisible()
  })

  await test.step('the others get it, each in a conversation of their own', async () => {
    await johanna.getByRole('button', { name: 'Send to the other 2' }).click()
    await expect(johanna.getByText('Sent to 2 people, each in a conversation of their own')).toBeVisible()
    await expect(johanna.getByRole('dialog')).toHaveCount(0)
    for (const page of [ines, karim]) {
      await openPair(page, 'Johanna Brandt')
      await expect(messageLog(page).getByText(TEXT)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Conversations' }).getByText('Johanna Brandt')).toHaveCount(1)
    }
  })

  await test.step('an answer goes on as in every conversation, also after a reload', async () => {
    await sendMessage(ines, 'With pleasure')
    await johanna.goto('/app/chat')
    await openPair(johanna, 'Inês Carvalho')
    await expect(messageLog(johanna).getByText('With pleasure')).toBeVisible()
    await expect(messageLog(johanna).getByText(TEXT)).toBeVisible()
    await openPair(johanna, 'Karim Haddad')
    await expect(messageLog(johanna).getByText(TEXT)).toBeVisible()
    await expect(messageLog(johanna).getByText('With pleasure')).toHaveCount(0)
    await karim.reload()
    await openPair(karim, 'Johanna Brandt')
    await expect(messageLog(karim).getByText(TEXT)).toBeVisible()
    for (const page of [johanna, ines, karim]) await expect(page.getByText(/can’t be read/)).toHaveCount(0)
  })

  await test.step('the server has no word of it', async () => {
    await product.stop()
    const stored = [...(await product.files()), { path: 'log', bytes: Buffer.from(product.log()) }]
    expect(findTraces(stored, ['Okapi'])).toEqual([])
  })
})

async function arrive(browser: Browser, origin: string, email: string, path: string): Promise<Page> {
  const { page } = await openBrowser(browser, origin)
  await page.goto(`/app/login?returnTo=${encodeURIComponent(path)}`)
  await signIn(page, email)
  return page
}

/** Selects people of the result, one after the other. */
async function choose(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText(`${names.length} selected`)).toBeVisible()
}

async function openPair(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Conversations' }).getByText(name, { exact: true }).first().click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}
