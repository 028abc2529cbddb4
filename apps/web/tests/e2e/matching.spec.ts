import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'
import { filmFlags, filmPicture, filmWall, NO_CAMERA_FLAGS } from './_util/film.ts'
import { openBrowser, signIn } from './_util/people.ts'
import { startProduct, type Product } from './_util/product.ts'
import { expect, test, type Browser, type Page } from './_util/test.ts'

const FILM = join(tmpdir(), `umkreis-film-${randomUUID()}.y4m`)
const BLOCKED = 'Camera is blocked or not accessible. Please allow camera in your browser permissions and Reload.'
const JOHANNA = 'j.brandt@lindwerk.example'
const KARIM = 'k.haddad@lindwerk.example'

const launchWith = (flags: readonly string[]) => ({
  executablePath: requireChromium(),
  args: [...CHROMIUM_FLAGS, ...flags],
})

test.use({ launchOptions: launchWith(filmFlags(FILM)) })

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(async () => {
  await product[Symbol.asyncDispose]()
  await rm(FILM, { force: true })
})

const comparedWith = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: `You and ${name}` })
const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scan a QR code' })
const startScanner = (page: Page) => page.getByRole('button', { name: 'Scan a QR code' }).click()

async function arrive(browser: Browser, email: string, path: string, allowsCamera = true): Promise<Page> {
  const { context, page } = await openBrowser(browser, product.origin)
  if (allowsCamera) await context.grantPermissions(['camera'], { origin: product.origin })
  await page.goto(`/app/login?returnTo=${encodeURIComponent(path)}`)
  await signIn(page, email)
  return page
}

test('a code on one screen is read by the camera of another, and leads over a coffee into a conversation', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const karim = await arrive(browser, KARIM, '/app/profile')
  await karim.getByRole('button', { name: 'Show QR-Code' }).click()
  await filmPicture(FILM, karim.getByRole('img', { name: /^QR code that leads/ }))

  const johanna = await arrive(browser, JOHANNA, '/app/matchingPeople')
  await startScanner(johanna)
  await expect(comparedWith(johanna, 'Karim')).toBeVisible()
  await expect(scanner(johanna)).toHaveCount(0)
  await expect(johanna).toHaveURL(/\/app\/matchingPeople\?userId=/)

  await test.step('one’s own code is no colleague’s', async () => {
    await karim.goto('/app/matchingPeople')
    await startScanner(karim)
    await expect(karim.getByRole('alertdialog').getByText("You can't scan your QR Code")).toBeVisible()
  })

  await test.step('the first line is ready, and may be changed', async () => {
    const compared = johanna.getByRole('region', { name: 'You and Karim' })
    await compared.getByRole('button', { name: 'Invite for a coffee' }).click()
    await expect(johanna).toHaveURL(/\/app\/chat/)
    await expect(johanna.getByRole('textbox', { name: /^Write to/ })).toHaveValue(/^Hi Karim, .*coffee this week/)
  })
})

test('the address in a code leads a stranger to sign in first, and then to the comparison', async ({ browser }) => {
  const karim = await arrive(browser, KARIM, '/app/profile')
  const userId = await karim.evaluate(() => localStorage.getItem('userId'))
  const { page } = await openBrowser(browser, product.origin)
  await page.goto(`/app/matchingPeople?userId=${userId}`)
  await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
  await signIn(page, JOHANNA)
  await expect(comparedWith(page, 'Karim')).toBeVisible()
})

test('a profile leads to the comparison with its owner', async ({ browser }) => {
  const page = await arrive(browser, JOHANNA, '/app/surround-me/result?query=Kubernetes%20Portuguese')
  await page.getByRole('option', { name: /Inês Carvalho/ }).click()
  await page.getByRole('link', { name: 'Compare with me' }).click()
  await expect(comparedWith(page, 'Inês')).toBeVisible()
})

test('the camera is off once the scanner is closed, and never on in two tabs', async ({ browser }) => {
  await filmWall(FILM)
  const first = await arrive(browser, JOHANNA, '/app/matchingPeople')
  await startScanner(first)
  await expect(scanner(first).locator('video')).toHaveJSProperty('paused', false)
  const second = await first.context().newPage()
  await second.goto('/app/matchingPeople')
  await startScanner(second)
  await expect(scanner(second).locator('video')).toHaveJSProperty('paused', false)
  await expect(scanner(first).getByText(/^Another window scans now/)).toBeVisible()
  await expect(scanner(first).locator('video')).toHaveCount(0)

  const track = await scanner(second)
    .locator('video')
    .evaluateHandle((video) => ((video as HTMLVideoElement).srcObject as MediaStream).getTracks()[0])
  await scanner(second).getByRole('button', { name: 'Close' }).click()
  await expect(scanner(second)).toHaveCount(0)
  await expect.poll(() => track.evaluate((one) => one?.readyState)).toBe('ended')
})

test('a camera that is denied is told, and the scanner closes', async ({ browser }) => {
  const page = await arrive(browser, JOHANNA, '/app/matchingPeople', false)
  await startScanner(page)
  await expect(page.getByRole('alertdialog').getByText(BLOCKED)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a camera that is missing is told, and a picture leads on', async ({ browser }) => {
  const karim = await arrive(browser, KARIM, '/app/profile')
  await karim.getByRole('button', { name: 'Show QR-Code' }).click()
  const picture = await karim.getByRole('img', { name: /^QR code that leads/ }).screenshot()

  const without = await chromium.launch(launchWith(NO_CAMERA_FLAGS))
  try {
    const page = await arrive(without, JOHANNA, '/app/matchingPeople')
    await startScanner(page)
    await expect(page.getByRole('alertdialog').getByText(BLOCKED)).toBeVisible()
    const file = { name: 'code.png', mimeType: 'image/png', buffer: picture }
    await page.getByLabel('Use a picture').setInputFiles(file)
    await expect(comparedWith(page, 'Karim')).toBeVisible()
  } finally {
    await without.close()
  }
})
