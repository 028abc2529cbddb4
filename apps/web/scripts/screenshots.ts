// Takes the README's pictures from the running product, as a member of the demo organisation sees it. With a folder named,
// the site's pictures go there instead: each in both languages, in light and dark, at twice its size.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'
import { DEMO_PASSWORD } from '../tests/e2e/_util/people.ts'
import { type Product, startProduct } from '../tests/e2e/_util/product.ts'
import { type Scene, scenes } from './scenes.ts'

const [siteFolder] = process.argv.slice(2)
const target = siteFolder ? resolve(siteFolder) : resolve(import.meta.dirname, '../screenshots')
/** What the site calls each picture. */
const siteNames: Record<string, string> = {
  'surround-me': 'surround',
  result: 'result',
  chat: 'chat',
  'result-phone-dark': 'phone',
}

await mkdir(target, { recursive: true })
await using browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
for (const scene of siteFolder ? [scenes.en, scenes.de] : [scenes.en]) {
  // Each begins with conversations that nobody has written in.
  await using product = await startProduct()
  await play(scene, product, browser)
}

async function play(scene: Scene, product: Product, stage: Browser): Promise<void> {
  const desk = { width: 1440, height: 900 }
  const colleague = await signIn('i.carvalho@lindwerk.example', desk)
  await colleague.goto('/app/chat')
  await colleague.getByText(scene.encrypted).waitFor()
  const architect = await signIn('k.haddad@lindwerk.example', desk)
  await architect.goto('/app/chat')
  await architect.getByText(scene.encrypted).waitFor()

  const page = await signIn('j.brandt@lindwerk.example', desk)
  await open(page, '/app/surround-me')
  await page.getByRole('combobox').first().fill(scene.halfTyped)
  await page.getByText(scene.suggested, { exact: true }).first().waitFor()
  await take(page, 'surround-me')
  await page.getByRole('combobox').first().fill(scene.question)
  await page.keyboard.press('Enter')
  await page.getByText('Inês Carvalho').first().waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await take(page, 'result')
  await page.keyboard.press('Control+Enter')
  const [first, ...others] = scene.talk
  await say(page, first.text)
  for (const answering of [colleague, architect]) {
    await answering.reload()
    await answering.getByRole('region', { name: scene.conversations }).getByText('Johanna').first().click()
  }
  for (const { by, text } of others) await say({ colleague, architect, member: page }[by], text)
  await page
    .getByRole('log')
    .getByText(others.at(-1)?.text ?? '')
    .first()
    .waitFor()
  await take(page, 'chat')

  await architect.setViewportSize({ width: 390, height: 844 })
  await architect.emulateMedia({ colorScheme: 'dark' })
  await architect.goto(`/app/surround-me/result?query=${encodeURIComponent(scene.question)}`)
  await architect.getByText('Inês Carvalho').first().waitFor()
  await take(architect, 'result-phone-dark')
  for (const each of [colleague, architect, page]) await each.context().close()

  async function signIn(email: string, viewport: { width: number; height: number }) {
    const context = await stage.newContext({
      baseURL: product.origin,
      viewport,
      colorScheme: 'light',
      locale: scene.locale,
      deviceScaleFactor: siteFolder ? 2 : 1,
    })
    context.setDefaultTimeout(120_000)
    const signedIn = await context.newPage()
    await signedIn.goto('/app/login')
    await signedIn.getByLabel(scene.email).fill(email)
    await signedIn.getByLabel(scene.password, { exact: true }).fill(DEMO_PASSWORD)
    await signedIn.getByRole('button', { name: scene.signIn }).click()
    await signedIn.waitForURL((url) => !url.pathname.endsWith('/login'))
    return signedIn
  }

  async function take(shown: Page, name: string) {
    await shown.evaluate(() => document.fonts.ready)
    if (!siteFolder) {
      await shown.screenshot({ path: join(target, `${name}.png`), animations: 'disabled' })
      return
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await shown.emulateMedia({ colorScheme })
      const path = join(target, `${siteNames[name]}-${scene.language}-${colorScheme}.png`)
      await shown.screenshot({ path, animations: 'disabled' })
    }
  }

  /** Goes there, and puts off the notice that is right for a new member and in the way of a picture. */
  async function open(shown: Page, path: string) {
    await shown.goto(path)
    const notice = shown.getByRole('complementary', { name: scene.notice })
    await notice.getByRole('button', { name: scene.later }).click()
    await notice.waitFor({ state: 'hidden' })
  }

  async function say(speaker: Page, text: string) {
    await speaker.getByText(scene.encrypted).waitFor()
    await speaker.getByRole('textbox', { name: scene.write }).fill(text)
    await speaker.keyboard.press('Enter')
    await speaker.getByRole('log').getByText(text).waitFor()
  }
}
