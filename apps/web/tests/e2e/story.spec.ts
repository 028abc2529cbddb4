import { expect, test } from './_util/test.ts'
import { actOn, DEMO_PASSWORD, expectSent, messageLog, openBrowser, sendMessage, signIn } from './_util/people.ts'
import { createInvitation, startProduct } from './_util/product.ts'
import { findTraces } from './_util/traces.ts'

const QUESTION = 'who has run a Kubernetes migration and speaks Portuguese, near Munich?'
const FIRST = 'Quokka-Geheimnis: could you look at our rollback plan before Thursday?'
const ANSWER = 'Kasuar-Antwort: gladly, send it over'
const EDITED = 'Kakapo-Antwort: gladly, Wednesday at ten'
const REGRETTED = 'Numbat-Reue: forget what I said'

test('two people find each other and talk, and the server knows nothing of it', async ({ browser }) => {
  test.setTimeout(240_000)
  await using product = await startProduct()
  const invitation = await createInvitation(product.origin)
  const asking = await openBrowser(browser, product.origin)
  const found = await openBrowser(browser, product.origin)

  await test.step('a visitor comes from the landing page to the sign-in', async () => {
    await asking.page.goto('/')
    await expect(asking.page.getByRole('heading', { level: 1, name: 'Meet Umkreis' })).toBeVisible()
    await asking.page.getByRole('link', { name: 'Join' }).first().click()
    await expect(asking.page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
  })

  await test.step('an invited colleague signs up and tells who they are', async () => {
    const { page } = asking
    await page.goto(invitation)
    await page.getByLabel('E-mail').fill('neu.hier@lindwerk.example')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByLabel('Confirm password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/app\/onboarding$/)
    await page.getByLabel('First name').fill('Nele')
    await page.getByLabel('Last name').fill('Hier')
    await page.getByLabel('Description').fill('New in the control team.')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Position').fill('Control Engineer')
    await page.getByLabel('Skills').fill('PLC, Rust')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Last step' }).click()
    await page.getByRole('combobox', { name: 'Country' }).fill('Germ')
    await page.getByRole('option', { name: 'Germany' }).first().click()
    await page.getByRole('combobox', { name: 'City' }).fill('Augsburg')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page).toHaveURL(/\/app\/chat/)
    const closer = page.getByRole('dialog', { name: 'One step closer!' })
    await expect(closer.getByRole('button', { name: 'Save' })).toBeDisabled()
    for (const field of await closer.getByRole('textbox').all()) await field.fill('Augsburg')
    await closer.getByRole('button', { name: 'Save' }).click()
    await expect(closer).toBeHidden()
  })

  await test.step('they ask in their own words and see why each person was found', async () => {
    const { page } = asking
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Surround me' }).click()
    await page.getByRole('combobox').first().fill(QUESTION)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/surround-me\/result\?/)
    const first = page.getByRole('option').or(page.getByRole('row')).filter({ hasText: 'Inês Carvalho' }).first()
    await expect(first).toBeVisible()
    await expect(first.locator('mark', { hasText: 'Kubernetes migration' })).toBeVisible()
    await expect(first.locator('mark', { hasText: 'Portuguese' })).toBeVisible()
  })

  await test.step('they choose two of them and start a group, from the keyboard', async () => {
    const { page } = asking
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('textbox', { name: /^Write to/ })).toBeFocused()
    await page.keyboard.type(FIRST)
    await page.keyboard.press('Enter')
    await expectSent(page, FIRST)
  })

  await test.step('in another browser the person found signs in for the first time and reads it', async () => {
    const { page } = found
    await page.goto('/app/login')
    await signIn(page, 'i.carvalho@lindwerk.example')
    await page.goto('/app/chat')
    await page.getByRole('region', { name: 'Conversations' }).getByText('Nele').first().click()
    await expect(messageLog(page).getByText(FIRST)).toBeVisible()
  })

  await test.step('they answer; the other sees it arrive without doing anything', async () => {
    await sendMessage(found.page, ANSWER)
    await sendMessage(found.page, REGRETTED)
    await expect(messageLog(asking.page).getByText(ANSWER)).toBeVisible()
    await expect(messageLog(asking.page).getByText(REGRETTED)).toBeVisible()
  })

  await test.step('they edit one message and delete the other, for both', async () => {
    const { page } = found
    await actOn(page, ANSWER, 'Edit')
    await page.getByRole('textbox', { name: /^Write to/ }).fill(EDITED)
    await page.keyboard.press('Enter')
    await actOn(page, REGRETTED, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    for (const each of [found.page, asking.page]) {
      await expect(messageLog(each).getByText(EDITED)).toBeVisible()
      await expect(messageLog(each).getByText('edited').first()).toBeVisible()
      await expect(messageLog(each).getByText(REGRETTED)).toHaveCount(0)
      await expect(messageLog(each).getByText(ANSWER, { exact: true })).toHaveCount(0)
    }
  })

  await test.step('both reload and read their history', async () => {
    for (const each of [found.page, asking.page]) {
      await each.reload()
      await expect(messageLog(each).getByText(FIRST)).toBeVisible()
      await expect(messageLog(each).getByText(EDITED)).toBeVisible()
      await expect(messageLog(each).getByText(REGRETTED)).toHaveCount(0)
      await expect(messageLog(each).getByText(/can’t be read/)).toHaveCount(0)
    }
  })

  await test.step('nothing on the server contains what was said', async () => {
    expect(await product.stop()).toBe(0)
    const stored = [...(await product.files()), { path: 'log', bytes: Buffer.from(product.log()) }]
    const words = ['Quokka', 'Kasuar', 'Kakapo', 'Numbat']
    expect(findTraces(stored, words)).toEqual([])
    // What is stored in the clear is found by the same search, so an empty answer means something.
    expect(findTraces(stored, ['neu.hier@lindwerk.example'])).not.toEqual([])
  })
})
