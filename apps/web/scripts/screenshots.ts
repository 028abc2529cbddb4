// Takes the README's pictures from the running product, as a member of the demo organisation sees it. With a folder named,
// the site's pictures go there instead: each in light and dark, at twice its size.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'
import { DEMO_PASSWORD } from '../tests/e2e/_util/people.ts'
import { startProduct } from '../tests/e2e/_util/product.ts'

const [siteFolder] = process.argv.slice(2)
const target = siteFolder ? resolve(siteFolder) : resolve(import.meta.dirname, '../screenshots')
/** What the site calls each picture. */
const siteNames: Record<string, string> = {
  'surround-me': 'surround',
  result: 'result',
  chat: 'chat',
  'result-phone-dark': 'phone',
}
const question = 'who has run a Kubernetes migration and speaks Portuguese, near Munich?'

await mkdir(target, { recursive: true })
await using product = await startProduct()
await using browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })

const take = async (page: Page, name: string) => {
  await page.evaluate(() => document.fonts.ready)
  if (!siteFolder) {
    await page.screenshot({ path: join(target, `${name}.png`), animations: 'disabled' })
    return
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: join(target, `${siteNames[name]}-${colorScheme}.png`), animations: 'disabled' })
  }
}

const colleague = await signIn('i.carvalho@lindwerk.example', { width: 1440, height: 900 }, 'light')
await colleague.goto('/app/chat')
await colleague.getByText('End-to-end encrypted').waitFor()
const architect = await signIn('k.haddad@lindwerk.example', { width: 1440, height: 900 }, 'light')
await architect.goto('/app/chat')
await architect.getByText('End-to-end encrypted').waitFor()

const page = await signIn('j.brandt@lindwerk.example', { width: 1440, height: 900 }, 'light')
await open(page, '/app/surround-me')
await page.getByRole('combobox').first().fill('who has run a Kubernetes migration and speaks por')
await page.getByText('Portuguese', { exact: true }).first().waitFor()
await take(page, 'surround-me')
await page.getByRole('combobox').first().fill(question)
await page.keyboard.press('Enter')
await page.getByText('Inês Carvalho').first().waitFor()
await page.keyboard.press('Space')
await page.keyboard.press('ArrowDown')
await page.keyboard.press('Space')
await take(page, 'result')
await page.keyboard.press('Control+Enter')
await say(page, 'Hello you two! We move the booking service to Kubernetes in spring. Could I pick your brains?')
for (const answering of [colleague, architect]) {
  await answering.reload()
  await answering.getByRole('region', { name: 'Conversations' }).getByText('Johanna').first().click()
}
await say(colleague, 'Gladly. The rollback chapter of our runbook is the part to read first.')
await say(
  architect,
  'Our cutover took one night, and the three rehearsals before it a week. I would not skip one of them.',
)
await say(page, 'That is what I had hoped for. Could we go through both on Tuesday?')
await say(colleague, 'Tuesday at ten suits me. I bring the checklist.')
await say(architect, 'Me too. It is printed, coffee stains and all.')
await say(page, 'Then I book the small room. Thank you both!')
await page.getByRole('log').getByText('coffee stains').first().waitFor()
await take(page, 'chat')

await architect.setViewportSize({ width: 390, height: 844 })
await architect.emulateMedia({ colorScheme: 'dark' })
await architect.goto(`/app/surround-me/result?query=${encodeURIComponent(question)}`)
await architect.getByText('Inês Carvalho').first().waitFor()
await take(architect, 'result-phone-dark')

async function signIn(email: string, viewport: { width: number; height: number }, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport,
    colorScheme,
    locale: 'en-GB',
    deviceScaleFactor: siteFolder ? 2 : 1,
  })
  context.setDefaultTimeout(120_000)
  const signedIn = await context.newPage()
  await signedIn.goto('/app/login')
  await signedIn.getByLabel('E-mail').fill(email)
  await signedIn.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await signedIn.getByRole('button', { name: 'Sign in' }).click()
  await signedIn.waitForURL((url) => !url.pathname.endsWith('/login'))
  return signedIn
}

/** Goes there, and puts off the notice that is right for a new member and in the way of a picture. */
async function open(page: Page, path: string) {
  await page.goto(path)
  const notice = page.getByRole('complementary', { name: 'Save your recovery code' })
  await notice.getByRole('button', { name: 'Later' }).click()
  await notice.waitFor({ state: 'hidden' })
}

async function say(speaker: Page, text: string) {
  await speaker.getByText('End-to-end encrypted').waitFor()
  await speaker.getByRole('textbox', { name: /^Write to/ }).fill(text)
  await speaker.keyboard.press('Enter')
  await speaker.getByRole('log').getByText(text).waitFor()
}
