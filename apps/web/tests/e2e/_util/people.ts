import { type Browser, type BrowserContext, type Page, expect as unhurried } from '@playwright/test'

// Scripts use these too, and have no configuration that would give a slow machine its time.
const expect = unhurried.configure({ timeout: 30_000 })

/** The password of everybody in the demo organisation. */
export const DEMO_PASSWORD = 'Umkreis-2026!'

/** A browser of one's own: no storage is shared with anybody else. */
export async function openBrowser(browser: Browser, origin: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  return { context, page: await context.newPage() }
}

/** Signs in on the page that is shown. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeHidden()
}

/** Signs in with a browser of one's own and opens a conversation. */
export async function openConversation(browser: Browser, origin: string, email: string, group: string): Promise<Page> {
  const { page } = await openBrowser(browser, origin)
  await page.goto('/app/login?returnTo=/app/chat')
  await signIn(page, email)
  await page.getByRole('button', { name: new RegExp(group) }).click()
  await expect(page.getByRole('heading', { name: group })).toBeVisible()
  return page
}

/** The log of the conversation that is open. */
export const messageLog = (page: Page) => page.getByRole('log')

/** Writes a message into the open conversation and waits until the server has stored it. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await expect(page.getByText('End-to-end encrypted')).toBeVisible()
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text)
  await page.keyboard.press('Enter')
  await expectSent(page, text)
}

/** Waits until a message of one's own stands in the log and is no longer under way. */
export async function expectSent(page: Page, text: string): Promise<void> {
  const message = messageLog(page).getByRole('article').filter({ hasText: text })
  await expect(message).toHaveCount(1)
  await expect(message.getByText('Sending')).toHaveCount(0)
  await expect(message.getByText('not sent')).toHaveCount(0)
}

/** Does something with a message of the open conversation, by the menu that it has. */
export async function actOn(page: Page, text: string, action: string): Promise<void> {
  const message = messageLog(page).getByRole('article').filter({ hasText: text })
  await message.hover()
  await message.getByRole('button', { name: 'Message actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
