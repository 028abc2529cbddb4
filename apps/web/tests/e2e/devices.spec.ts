import { expect, test, type Browser, type Page } from './_util/test.ts'
import { giveCamera, showToCamera } from './_util/fake-camera.ts'
import { messageLog, openBrowser, sendMessage, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'

const GROUP = 'K8s-Umzug Portugal'
const JOHANNA = 'j.brandt@lindwerk.example'
const KARIM = 'k.haddad@lindwerk.example'
const FIRST = 'Written before there was a second device'

test('a person’s devices come, go and are recovered, and everything that may be read is readable', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  await using product = await startProduct()
  const laptop = await arrive(browser, product.origin, JOHANNA)
  const karim = await arrive(browser, product.origin, KARIM)
  let code: string[] = []

  await test.step('the recovery code is saved as a PDF, and one group of it typed back', async () => {
    await sendMessage(karim, FIRST)
    await expect(messageLog(laptop).getByText(FIRST)).toBeVisible()
    await laptop.getByRole('button', { name: 'Save code' }).click()
    code = await readCode(laptop)
    const [download] = await Promise.all([
      laptop.waitForEvent('download'),
      laptop.getByRole('button', { name: 'Save as PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Umkreis recovery code.pdf')
    await confirmCode(laptop, code)
    await expect(laptop.getByText('Save your recovery code')).toHaveCount(0)
  })

  const phone = await arriveOnNewDevice(browser, product.origin)
  await test.step('a second device scans the code that the first one shows', async () => {
    await expect(messageLog(phone).getByText('This message can’t be read on this device yet').first()).toBeVisible()
    await laptop.goto('/app/profile')
    await laptop.getByRole('button', { name: 'Add a device' }).click()
    const offer = laptop.getByRole('img', { name: 'Code for the camera of your new device' })
    await expect(offer).toBeVisible()
    await openMessages(phone)
    await phone.getByRole('button', { name: 'Scan the code' }).click()
    await showToCamera(phone, offer)
    await expect(laptop.getByText(/can read your messages now/)).toBeVisible()
    await laptop.getByRole('button', { name: 'Done' }).click()
    await expect(laptop.getByRole('list', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(2)
    await expectReadable(phone, FIRST)
    await sendMessage(phone, 'Sent from the second device')
    await expect(messageLog(karim).getByText('Sent from the second device')).toBeVisible()
  })

  const tablet = await arriveOnNewDevice(browser, product.origin)
  await test.step('a third one is let in by comparing a code, and a refusal lets nobody in', async () => {
    // The answer comes from one of the devices; the other lets go of it.
    await openMessages(tablet)
    await tablet.getByRole('button', { name: 'Compare a code' }).click()
    await expect(phone.getByRole('alertdialog')).toBeVisible()
    await laptop.getByRole('button', { name: 'This is not me' }).click()
    await expect(tablet.getByText(/^Your other device said no/)).toBeVisible()
    await laptop.getByRole('button', { name: 'Close' }).click()
    await expect(phone.getByRole('alertdialog')).toHaveCount(0)

    await tablet.getByRole('button', { name: 'Try again' }).click()
    await laptop.getByRole('button', { name: 'Go on' }).click()
    await expect(phone.getByRole('alertdialog')).toHaveCount(0)
    const shown = laptop.getByText(/^\d{4} \d{4}$/)
    await expect(tablet.getByText((await shown.textContent()) ?? '', { exact: true })).toBeVisible()
    await laptop.getByRole('button', { name: 'They are the same' }).click()
    await tablet.getByRole('button', { name: 'They are the same' }).click()
    await expectReadable(tablet, FIRST)
    await expect(laptop.getByRole('list', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(3)
  })

  await test.step('a device that is signed out says so, and reads nothing that is written afterwards', async () => {
    await laptop.reload()
    // By the time they joined: this device, the phone, the tablet.
    const listed = laptop.getByRole('list', { name: 'Your devices' }).getByRole('listitem')
    await listed
      .nth(2)
      .getByRole('button', { name: /^Sign out/ })
      .click()
    await laptop.getByRole('button', { name: 'Sign this device out' }).click()
    await expect(listed).toHaveCount(2)
    await expect(tablet.getByRole('region', { name: 'Your messages are closed on this device' })).toBeVisible()
    await sendMessage(karim, 'Only for who is still in')
    await expect(messageLog(phone).getByText('Only for who is still in')).toBeVisible()
    await tablet.reload()
    await expect(messageLog(tablet).getByRole('article').last()).toContainText('This message can’t be read')
    await expect(messageLog(tablet).getByText('Only for who is still in')).toHaveCount(0)
    await openMessages(tablet)
    await expect(tablet.getByText(/^This device was signed out from another one/)).toBeVisible()
  })

  await test.step('who has lost everything that a browser keeps is back with the code, and gets a new one', async () => {
    await clearStorage(phone)
    await phone.goto('/app/login?returnTo=/app/chat')
    await signIn(phone, JOHANNA)
    await openGroup(phone)
    await openMessages(phone)
    const field = phone.getByLabel('Recovery code')
    await field.fill([...code].reverse().join('-'))
    await phone.getByRole('button', { name: 'Open messages' }).click()
    await expect(phone.getByText('There is a typing mistake in it')).toBeVisible()
    await field.fill(code.join(' ').toLowerCase())
    await phone.getByRole('button', { name: 'Open messages' }).click()
    await expect(phone.getByRole('heading', { name: 'Your messages are back' })).toBeVisible()
    // The phone as it was before, which nobody holds any more.
    await phone.getByRole('checkbox').nth(1).press('Space')
    await phone.getByRole('button', { name: 'Get a new code' }).click()
    const replaced = await readCode(phone)
    expect(replaced).not.toEqual(code)
    await confirmCode(phone, replaced)
    await expectReadable(phone, 'Only for who is still in')

    await tablet.getByLabel('Recovery code').fill(code.join('-'))
    await tablet.getByRole('button', { name: 'Open messages' }).click()
    await expect(tablet.getByText(/belongs to another account, or was replaced/)).toBeVisible()
    await tablet.getByLabel('Recovery code').fill(replaced.join('-'))
    await tablet.getByRole('button', { name: 'Open messages' }).click()
    await tablet.getByRole('button', { name: 'Not now' }).click()
    await expectReadable(tablet, 'Only for who is still in')
  })

  await test.step('in the end nothing is unreadable anywhere', async () => {
    await sendMessage(tablet, 'Good night')
    await laptop.goto('/app/chat')
    await openGroup(laptop)
    for (const page of [laptop, phone, tablet, karim]) {
      await expect(messageLog(page).getByText('Good night')).toBeVisible()
      await expect(messageLog(page).getByText(/can’t be read/)).toHaveCount(0)
    }
  })
})

test('what can’t be done while the server is away is said, and done once it is back', async ({ browser }) => {
  await using product = await startProduct()
  const laptop = await arrive(browser, product.origin, JOHANNA)
  await expect(laptop.getByText('End-to-end encrypted')).toBeVisible()
  await laptop.goto('/app/profile')
  await confirmUnsavedCode(laptop)
  await laptop.getByRole('button', { name: 'Replace recovery code' }).click()
  await laptop.route(/\/api\/e2ee\//, (route) => route.abort())
  await laptop.getByRole('button', { name: 'Replace it' }).click()
  await expect(laptop.getByRole('alertdialog').getByText(/can’t be reached/)).toBeVisible()
  await laptop.unroute(/\/api\/e2ee\//)
  await laptop.getByRole('button', { name: 'Replace it' }).click()
  await expect(laptop.getByRole('dialog', { name: 'Your recovery code' })).toBeVisible()
})

async function arrive(browser: Browser, origin: string, email: string): Promise<Page> {
  const { page } = await openBrowser(browser, origin)
  await giveCamera(page)
  await page.goto('/app/login?returnTo=/app/chat')
  await signIn(page, email)
  await openGroup(page)
  return page
}

/** The same person, where nothing is known of them. */
async function arriveOnNewDevice(browser: Browser, origin: string): Promise<Page> {
  const page = await arrive(browser, origin, JOHANNA)
  await expect(page.getByRole('region', { name: 'Your messages are closed on this device' })).toBeVisible()
  return page
}

async function openGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(GROUP) }).click()
  await expect(page.getByRole('heading', { name: GROUP })).toBeVisible()
}

async function openMessages(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Open messages' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Open your messages on this device' })).toBeVisible()
}

async function confirmUnsavedCode(page: Page): Promise<void> {
  await page.getByRole('complementary').getByRole('button', { name: 'Save code' }).click()
  await confirmCode(page, await readCode(page))
}

async function readCode(page: Page): Promise<string[]> {
  const groups = page.getByRole('list', { name: 'Recovery code' }).getByRole('listitem')
  await expect(groups).toHaveCount(6)
  return groups.allTextContents()
}

async function confirmCode(page: Page, groups: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await page.getByLabel('Group 3 of 6').fill(groups[2] ?? '')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function expectReadable(page: Page, text: string): Promise<void> {
  await expect(messageLog(page).getByText(text)).toBeVisible()
  await expect(messageLog(page).getByText(/can’t be read/)).toHaveCount(0)
}

async function clearStorage(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  // The application would leave by itself as soon as it misses its session.
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}
