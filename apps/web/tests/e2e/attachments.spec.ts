import { expect, test, type Page } from './_util/test.ts'
import { readFile } from 'node:fs/promises'
import { messageLog, openConversation } from './_util/people.ts'
import { createPicture } from './_util/picture.ts'
import { startProduct, type Product } from './_util/product.ts'

const GROUP = 'K8s-Umzug Portugal'
const CANARY = 'the blue heron lands at midnight'
const MIB = 1_048_576

test('two people send files, react and mention, and the server learns nothing of it', async ({ browser }) => {
  test.setTimeout(240_000)
  await using product = await startProduct()
  const johanna = await openConversation(browser, product.origin, 'j.brandt@lindwerk.example', GROUP)
  const karim = await openConversation(browser, product.origin, 'k.haddad@lindwerk.example', GROUP)
  for (const page of [johanna, karim]) await expect(page.getByText('End-to-end encrypted')).toBeVisible()
  const plan = Buffer.from(`${CANARY}. `.repeat(20_000))
  const picture = createPicture(640, 420)

  await test.step('a picture and a file go with one message, and arrive as they were', async () => {
    await choose(karim, [
      { name: 'Heron.png', mimeType: 'image/png', buffer: picture },
      { name: 'Plan Mitternacht.txt', mimeType: 'text/plain', buffer: plan },
    ])
    await expect(karim.getByText(/Ready to send/)).toHaveCount(2)
    await write(karim, 'Both of them')
    await expect(messageLog(johanna).getByText('Both of them')).toBeVisible()
    await johanna.getByRole('button', { name: 'Open picture Heron.png' }).click()
    const drawn = johanna.getByRole('img', { name: 'Picture: Heron.png' })
    await expect(drawn).toBeVisible()
    expect(await drawn.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      640, 420,
    ])
    await johanna.keyboard.press('Escape')
    const saved = johanna.waitForEvent('download')
    await johanna.getByRole('button', { name: 'Download Plan Mitternacht.txt' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('Plan Mitternacht.txt')
    expect((await readFile(await download.path())).equals(plan)).toBe(true)
  })

  await test.step('an upload shows how far it is and is taken back without a trace', async () => {
    const before = await blobCount(product)
    let release: (() => void) | undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await karim.route(/\/attachments\/[^/]+\?offset=(?!0)/, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await choose(karim, [{ name: 'Film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(4 * MIB, 7) }])
    const progress = karim.getByRole('progressbar', { name: 'Uploading Film.mp4' })
    await expect(progress).not.toHaveJSProperty('value', 0)
    await karim.getByRole('button', { name: 'Remove Film.mp4' }).click()
    await expect(progress).toHaveCount(0)
    release?.()
    await karim.unrouteAll({ behavior: 'ignoreErrors' })
    await expect.poll(() => blobCount(product)).toBe(before)
  })

  await test.step('what was chosen survives a lost connection and a look into another conversation', async () => {
    await karim.route(/\/attachments/, (route) => route.abort())
    await choose(karim, [{ name: 'Later.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(MIB, 9) }])
    await expect(karim.getByText('No connection')).toBeVisible()
    await karim.getByRole('button', { name: /Lisboa Meetup/ }).click()
    await expect(karim.getByRole('heading', { name: 'Lisboa Meetup' })).toBeVisible()
    await expect(karim.getByText('Later')).toHaveCount(0)
    await karim.getByRole('button', { name: new RegExp(GROUP) }).click()
    await karim.unrouteAll({ behavior: 'ignoreErrors' })
    await karim.getByRole('button', { name: 'Try to upload Later.bin again' }).click()
    await expect(karim.getByText(/Ready to send/)).toBeVisible()
    await karim.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expect(messageLog(johanna).getByRole('button', { name: 'Download Later.bin' })).toHaveCount(1)
  })

  await test.step('reactions stand below their message, name their people and are taken back', async () => {
    await react(johanna, 'Both of them', 'Applause')
    await karim.getByRole('button', { name: 'Applause: Johanna Brandt' }).click()
    await expect(johanna.getByRole('button', { name: 'Applause: You and Karim Haddad' })).toBeVisible()
    await karim.getByRole('button', { name: 'Applause: Johanna Brandt and You' }).click()
    await expect(johanna.getByRole('button', { name: 'Applause: You, 1', exact: true })).toBeVisible()
    await expect(messageLog(johanna).getByRole('article')).toHaveCount(2)
  })

  await test.step('a reaction elsewhere is no unread message', async () => {
    await johanna.getByRole('button', { name: /Predictive maintenance/ }).click()
    await react(karim, 'Both of them', 'Heart')
    const row = johanna.getByRole('button', { name: new RegExp(GROUP) })
    await expect(row).toContainText('Later.bin')
    await write(karim, 'And a word')
    await expect(row).toContainText('And a word')
    await expect(johanna).toHaveTitle('(1) Chat · Umkreis')
    await row.click()
    await expect(johanna.getByRole('button', { name: 'Heart: Karim Haddad' })).toBeVisible()
    await expect(johanna).toHaveTitle('Chat · Umkreis')
  })

  await test.step('a member is mentioned by the beginning of their name', async () => {
    const field = johanna.getByRole('textbox', { name: /^Write to/ })
    await field.click()
    await johanna.keyboard.type('Danke @kar')
    await expect(johanna.getByRole('option')).toHaveCount(1)
    await johanna.keyboard.press('Enter')
    await expect(field).toHaveValue('Danke @Karim ')
    await johanna.keyboard.type('das reicht')
    await johanna.keyboard.press('Enter')
    await expect(messageLog(karim).getByText('@Karim', { exact: true })).toBeVisible()
  })

  await test.step('a file that was changed on the server says so in its place', async () => {
    await karim.route(/\/attachments\/[^/?]+$/, async (route) => {
      const answer = await route.fetch()
      const body = await answer.body()
      body[body.length - 1] = (body.at(-1) ?? 0) ^ 1
      await route.fulfill({ response: answer, body })
    })
    await karim.getByRole('button', { name: 'Download Plan Mitternacht.txt' }).click()
    await expect(karim.getByText(/^This file was damaged or changed on its way/)).toBeVisible()
    await karim.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('all of it is there after a reload', async () => {
    await johanna.reload()
    await johanna.getByRole('button', { name: new RegExp(GROUP) }).click()
    await expect(johanna.getByRole('button', { name: 'Open picture Heron.png' })).toBeVisible()
    await expect(johanna.getByRole('button', { name: 'Applause: You, 1', exact: true })).toBeVisible()
    await expect(messageLog(johanna).getByText('@Karim', { exact: true })).toBeVisible()
    await expect(messageLog(johanna).getByText(/can’t be read/)).toHaveCount(0)
  })

  await product.stop()
  const files = await product.files()
  const blobs = files.filter(({ path }) => path.includes('/blobs/'))
  expect(blobs.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeGreaterThan(plan.length)
  const secrets = [CANARY, 'Plan Mitternacht', 'Heron.png', picture.subarray(0, 64), '👏', 'das reicht']
  for (const { path, bytes } of files) {
    for (const secret of secrets) expect(bytes.includes(secret), `${path} holds what was sealed`).toBe(false)
  }
  expect(product.log()).not.toContain('Mitternacht')
})

type Chosen = { name: string; mimeType: string; buffer: Buffer }

async function choose(page: Page, files: Chosen[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(files)
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text)
  await page.keyboard.press('Enter')
}

async function react(page: Page, text: string, name: string): Promise<void> {
  const message = messageLog(page).getByRole('article').filter({ hasText: text })
  await message.hover()
  await message.getByRole('button', { name: 'React' }).first().click()
  await page.getByRole('dialog', { name: 'React' }).getByRole('button', { name }).click()
}

async function blobCount(product: Product): Promise<number> {
  return (await product.files()).filter(({ path, bytes }) => path.includes('/blobs/') && bytes.length > 0).length
}
