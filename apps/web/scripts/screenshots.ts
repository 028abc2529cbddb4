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

const page = await signIn('j.brandt@lindwerk.example', { width: 1440, height: 900 }, 'light')
await page.goto('/app/surround-me')
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
await colleague.reload()
await colleague.getByRole('region', { name: 'Conversations' }).getByText('Johanna').first().click()
await say(colleague, 'Gladly. The rollback chapter of our runbook is the part to read first.')
await page.getByRole('log').getByText('The rollback chapter').first().waitFor()
await take(page, 'chat')

const phone = await signIn('k.haddad@lindwerk.example', { width: 390, height: 844 }, 'dark')
await phone.goto(`/app/surround-me/result?query=${encodeURIComponent(question)}`)
await phone.getByText('Inês Carvalho').first().waitFor()
await take(phone, 'result-phone-dark')

async function signIn(email: string, viewport: { width: number; height: number }, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport,
    colorScheme,
    locale: 'en-GB',
    deviceScaleFactor: siteFolder ? 2 : 1,
  })
  const signedIn = await context.newPage()
  await signedIn.goto('/app/login')
  await signedIn.getByLabel('E-mail').fill(email)
  await signedIn.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await signedIn.getByRole('button', { name: 'Sign in' }).click()
  await signedIn.waitForURL((url) => !url.pathname.endsWith('/login'))
  return signedIn
}

async function say(speaker: Page, text: string) {
  await speaker.getByText('End-to-end encrypted').waitFor()
  await speaker.getByRole('textbox', { name: /^Write to/ }).fill(text)
  await speaker.keyboard.press('Enter')
  await speaker.getByRole('log').getByText(text).waitFor()
}
