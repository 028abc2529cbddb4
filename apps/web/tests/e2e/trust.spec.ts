import { expect, test, type Browser, type Page } from './_util/test.ts'
import { giveCamera, showToCamera } from './_util/fake-camera.ts'
import { messageLog, openBrowser, sendMessage, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'

const GROUP = 'K8s-Umzug Portugal'
const FIRST = 'The rollback plan is ready'
const AFTER_REMOVAL = 'Only three of us read this'

test('people make sure whom they talk to, and who can read is who should', async ({ browser }) => {
  test.setTimeout(300_000)
  await using product = await startProduct()
  const johanna = await arrive(browser, product.origin, 'j.brandt@lindwerk.example')
  const ines = await arrive(browser, product.origin, 'i.carvalho@lindwerk.example')
  let karim = await arrive(browser, product.origin, 'k.haddad@lindwerk.example')

  await test.step('who has not signed in yet is named, and what newcomers may read is said', async () => {
    await expect(johanna.getByText('Tomasz Zieliński has not signed in yet', { exact: false })).toBeVisible()
    await expect(johanna.getByText('New members can’t read earlier messages')).toBeVisible()
  })

  await test.step('two people see the same number, and not the one that they have with somebody else', async () => {
    await openNumber(johanna, 'Karim Haddad')
    await openNumber(karim, 'Johanna Brandt')
    const digits = await readDigits(johanna)
    expect(digits).toMatch(/^\d{60}$/)
    expect(await readDigits(karim)).toBe(digits)
    await openNumber(ines, 'Johanna Brandt')
    expect(await readDigits(ines)).not.toBe(digits)
  })

  await test.step('the camera refuses somebody else’s code, and verifies with the right one', async () => {
    await johanna.getByRole('button', { name: 'Scan their code' }).click()
    await showToCamera(johanna, codeOn(ines))
    await expect(johanna.getByRole('heading', { name: 'This code doesn’t fit Karim Haddad’s' })).toBeVisible()
    await showToCamera(johanna, codeOn(karim))
    await johanna.getByRole('button', { name: 'Try again' }).click()
    await expect(johanna.getByText('You have compared this number with Karim Haddad.')).toBeVisible()
  })

  await test.step('the other compares the digits; both are marked, also after a reload', async () => {
    await karim.getByRole('button', { name: 'They match' }).click()
    await expect(karim.getByText('You have compared this number with Johanna Brandt.')).toBeVisible()
    await johanna.reload()
    await openPeople(johanna)
    await expect(person(johanna, 'Karim Haddad').getByText('Verified', { exact: true }).last()).toBeVisible()
    await expect(person(johanna, 'Inês Carvalho').getByText('Not compared yet')).toBeVisible()
    await closeDialog(johanna)
    await closeDialog(ines)
  })

  await test.step('one loses device and code and starts over; the others are told before they can write', async () => {
    await karim.context().close()
    karim = await arrive(browser, product.origin, 'k.haddad@lindwerk.example')
    await startOver(karim)
    const warning = johanna.getByRole('region', { name: /^Karim Haddad has another safety number/ })
    await expect(warning).toBeVisible()
    await expect(ines.getByRole('region', { name: 'Karim Haddad has started over' })).toBeVisible()
    await johanna.getByRole('textbox', { name: /^Write to/ }).fill('Not sent')
    await expect(johanna.getByText('It can be sent once you have decided above.', { exact: false })).toBeVisible()
    await johanna.keyboard.press('Enter')
    await expect(messageLog(johanna).getByText('Not sent')).toHaveCount(0)
    await johanna.getByRole('textbox', { name: /^Write to/ }).fill('')
  })

  await test.step('writing without comparing is asked twice, and comparing again ends the warning', async () => {
    await johanna.getByRole('button', { name: 'Write without comparing' }).click()
    await johanna.getByRole('alertdialog').getByRole('button', { name: 'Not yet' }).click()
    await johanna.getByRole('button', { name: 'Compare again' }).click()
    await person(johanna, 'Karim Haddad')
      .getByRole('button', { name: /^Compare/ })
      .click()
    await expect(johanna.getByText(/it is another one now/)).toBeVisible()
    await openNumber(karim, 'Johanna Brandt')
    expect(await readDigits(karim)).toBe(await readDigits(johanna))
    await johanna.getByRole('button', { name: 'They match' }).click()
    await expect(johanna.getByText('You have compared this number with Karim Haddad.')).toBeVisible()
    await closeDialog(johanna)
    await closeDialog(karim)
    await expect(johanna.getByRole('region', { name: /another safety number/ })).toHaveCount(0)
    await ines.getByRole('button', { name: 'Write to Karim Haddad' }).click()
    await expect(ines.getByRole('region', { name: 'Karim Haddad has started over' })).toHaveCount(0)
  })

  await test.step('everybody reads what is written now', async () => {
    await sendMessage(johanna, FIRST)
    for (const page of [ines, karim]) await expect(messageLog(page).getByText(FIRST)).toBeVisible()
  })

  await test.step('who is removed reads nothing that comes later, and the others write on', async () => {
    const groupId = await openGroupId(johanna)
    expect(await askForMessages(ines, groupId)).toBe(200)
    await removeMember(johanna, groupId, 'Inês')
    await expect(ines.getByRole('heading', { name: GROUP })).toHaveCount(0)
    await sendMessage(johanna, AFTER_REMOVAL)
    await expect(messageLog(karim).getByText(AFTER_REMOVAL)).toBeVisible()
    expect(await askForMessages(ines, groupId)).toBe(404)
    await expect(ines.getByText(AFTER_REMOVAL)).toHaveCount(0)
  })

  await test.step('who signs in for the first time later reads what was meant for them', async () => {
    const tomasz = await arrive(browser, product.origin, 't.zielinski@lindwerk.example')
    await expect(messageLog(tomasz).getByText(FIRST)).toBeVisible()
    await expect(messageLog(tomasz).getByText(AFTER_REMOVAL)).toBeVisible()
    await sendMessage(tomasz, 'Here I am')
    await expect(messageLog(johanna).getByText('Here I am')).toBeVisible()
    await expect(johanna.getByText('has not signed in yet', { exact: false })).toHaveCount(0)
    for (const page of [johanna, karim, tomasz]) await expect(page.getByText(/can’t be read/)).toHaveCount(0)
  })
})

/** Signs in with a browser of one's own, which has a camera, and opens the group. */
async function arrive(browser: Browser, origin: string, email: string): Promise<Page> {
  const { page } = await openBrowser(browser, origin)
  await giveCamera(page)
  await page.goto('/app/login?returnTo=/app/chat')
  await signIn(page, email)
  await page.getByRole('button', { name: new RegExp(GROUP) }).click()
  await expect(page.getByRole('heading', { name: GROUP })).toBeVisible()
  return page
}

async function openPeople(page: Page): Promise<void> {
  await expect(page.getByText('End-to-end encrypted')).toBeVisible()
  await page.getByRole('button', { name: 'Who can read this' }).click()
}

const person = (page: Page, name: string) =>
  page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: name })

const codeOn = (page: Page) => page.getByRole('img', { name: /as a code/ })

async function openNumber(page: Page, name: string): Promise<void> {
  await openPeople(page)
  await person(page, name)
    .getByRole('button', { name: /^Compare/ })
    .click()
  await expect(page.getByRole('heading', { name: `Safety number with ${name}` })).toBeVisible()
}

async function readDigits(page: Page): Promise<string> {
  const groups = await page.getByRole('list', { name: 'Safety number' }).getByRole('listitem').allTextContents()
  return groups.join('')
}

async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Makes new keys on a device that has none of this account's. */
async function startOver(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open messages' }).last().click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
  await expect(page).toHaveURL(/\/app\/chat/)
  await expect(page.getByRole('heading', { name: GROUP })).toBeVisible()
  await expect(page.getByText('End-to-end encrypted')).toBeVisible()
}

const openGroupId = (page: Page) => page.evaluate(() => localStorage.getItem('activeGroupId') ?? '')

/** What the server answers to who asks for the messages of a group. */
function askForMessages(page: Page, groupId: string): Promise<number> {
  return page.evaluate(async (groupId) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    return (await fetch(`/api/groups/${groupId}/messages`, { headers })).status
  }, groupId)
}

/** Removes somebody from a group, as its manager. */
async function removeMember(page: Page, groupId: string, firstName: string): Promise<void> {
  const status = await page.evaluate(
    async ({ groupId, firstName }) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
      const path = `/api/groups/${groupId}`
      const { members } = await (await fetch(path, { headers })).json()
      const { userId } = members.find((one: { firstName: string }) => one.firstName === firstName)
      return (await fetch(`${path}/members/${userId}`, { method: 'DELETE', headers })).status
    },
    { groupId, firstName },
  )
  expect(status).toBe(200)
}
