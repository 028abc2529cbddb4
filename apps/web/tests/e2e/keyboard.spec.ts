import { expect, test, type Locator, type Page } from './_util/test.ts'
import { expectVisibleFocus, press, tabTo, type } from './_util/keyboard.ts'
import { DEMO_PASSWORD, expectSent, messageLog, openBrowser } from './_util/people.ts'
import { createInvitation, startProduct } from './_util/product.ts'

const QUESTION = 'who has run a Kubernetes migration and speaks Portuguese, near Munich?'
const FIRST = 'Could you look at our rollback plan before Thursday?'
const ANSWER = 'Gladly, send it over'
const EDITED = 'Gladly, Wednesday at ten'
const REGRETTED = 'Forget what I said'

test('everything is done with the keyboard alone, and the focus is always seen', async ({ browser }) => {
  test.setTimeout(240_000)
  await using product = await startProduct()
  const invitation = await createInvitation(product.origin)
  const { page: asking } = await openBrowser(browser, product.origin)
  const { page: found } = await openBrowser(browser, product.origin)

  await test.step('sign up by an invitation', async () => {
    await asking.goto(invitation)
    await fill(asking, 'E-mail', 'neu.hier@lindwerk.example')
    await fill(asking, 'Password', DEMO_PASSWORD)
    await fill(asking, 'Confirm password', DEMO_PASSWORD)
    await asking.keyboard.press('Enter')
    await expect(asking).toHaveURL(/\/app\/onboarding$/)
    await expectVisibleFocus(asking, 'on arriving at onboarding')
  })

  await test.step('tell who one is', async () => {
    await fill(asking, 'First name', 'Nele')
    await fill(asking, 'Last name', 'Hier')
    await fill(asking, 'Description', 'New in the control team.')
    await activate(asking, 'button', 'Next')
    await expect(asking.getByRole('heading', { level: 1, name: 'What can people ask you?' })).toBeFocused()
    await fill(asking, 'Position', 'Control Engineer')
    await fill(asking, 'Skills', 'PLC, Rust')
    await press(asking, 'Enter')
    await activate(asking, 'button', 'Last step')
    await fill(asking, 'Country', 'Germany')
    await press(asking, 'ArrowDown')
    await press(asking, 'Enter')
    await fill(asking, 'City', 'Augsburg')
    await press(asking, 'ArrowDown')
    await press(asking, 'Enter')
    await activate(asking, 'button', 'Finish')
    await expect(asking).toHaveURL(/\/app\/chat/)
    await expect(asking.getByRole('dialog', { name: 'One step closer!' }).getByRole('textbox').first()).toBeFocused()
    await expectVisibleFocus(asking, 'on arriving at the chat')
    await press(asking, 'Escape')
    await expect(asking.getByRole('dialog')).toBeHidden()
  })

  await test.step('ask a question and see the evidence', async () => {
    await activate(asking, 'link', 'Surround me')
    await expect(asking).toHaveURL(/\/app\/surround-me$/)
    await tabTo(asking, asking.getByRole('combobox').first())
    await type(asking, QUESTION)
    await asking.keyboard.press('Enter')
    await expect(asking).toHaveURL(/surround-me\/result\?/)
    const first = asking.getByRole('option').or(asking.getByRole('row')).filter({ hasText: 'Inês Carvalho' }).first()
    await expect(first.locator('mark', { hasText: 'Kubernetes migration' })).toBeVisible()
    await expectVisibleFocus(asking, 'on the people found')
  })

  await test.step('select two and start a group', async () => {
    await press(asking, 'Space')
    await press(asking, 'ArrowDown')
    await press(asking, 'Space')
    await expect(asking.getByText('2 selected')).toBeVisible()
    await asking.keyboard.press('Control+Enter')
    await expect(writing(asking)).toBeFocused()
    await type(asking, FIRST)
    await press(asking, 'Enter')
    await expectSent(asking, FIRST)
  })

  await test.step('sign in and answer', async () => {
    await found.goto('/app/login')
    await fill(found, 'E-mail', 'i.carvalho@lindwerk.example')
    await fill(found, 'Password', DEMO_PASSWORD)
    await found.keyboard.press('Enter')
    await expect(found.getByRole('heading', { name: 'Good to see you' })).toBeHidden()
    await activate(found, 'link', /^Chat/)
    await tabTo(found, found.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: /Nele/ }))
    await press(found, 'Enter')
    await expect(messageLog(found).getByText(FIRST)).toBeVisible()
    await tabTo(found, writing(found))
    for (const text of [ANSWER, REGRETTED]) {
      await type(found, text)
      await press(found, 'Enter')
      await expectSent(found, text)
    }
    await expect(messageLog(asking).getByText(ANSWER)).toBeVisible()
  })

  await test.step('edit a message', async () => {
    await openActions(found, ANSWER)
    await choose(found, 'Edit')
    await expect(writing(found)).toBeFocused()
    await found.keyboard.press('Control+A')
    await type(found, EDITED)
    await press(found, 'Enter')
    await expect(messageLog(asking).getByText(EDITED)).toBeVisible()
  })

  await test.step('delete a message: the question gives the focus back, and the neighbour inherits it', async () => {
    await openActions(found, REGRETTED)
    await choose(found, 'Delete')
    const dialog = found.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await press(found, 'Escape')
    await expect(dialog).toBeHidden()
    await expectVisibleFocus(found, 'after the question was left')
    await expect(
      message(found, REGRETTED)
        .locator(':focus')
        .or(message(found, REGRETTED).and(found.locator(':focus'))),
    ).toHaveCount(1)
    await tabTo(found, writing(found))
    await openActions(found, REGRETTED)
    await choose(found, 'Delete')
    await tabTo(found, dialog.getByRole('button', { name: 'Delete' }))
    await found.keyboard.press('Enter')
    await expect(messageLog(found).getByText(REGRETTED)).toHaveCount(0)
    await expect(message(found, EDITED)).toBeFocused()
    await expectVisibleFocus(found, 'after the message was deleted')
  })

  await test.step('save one’s profile', async () => {
    await activate(found, 'link', /Profile$|Profile.*Carvalho/)
    await expect(found.getByRole('heading', { name: 'Edit profile information' })).toBeVisible()
    await tabTo(found, found.getByRole('combobox', { name: 'Position' }))
    await found.keyboard.press('Control+A')
    await type(found, 'Platform Lead')
    await activate(found, 'button', 'Save')
    // The frame wears what was saved for as long as one likes to look; the message about it goes after a while.
    await expect(found.getByRole('link', { name: /^Profile.*Platform Lead$/ })).toBeVisible()
    await expect(found.getByText('Not saved yet', { exact: true })).toBeHidden()
    await expectVisibleFocus(found, 'after saving')
  })

  await test.step('log out', async () => {
    await tabTo(found, found.getByRole('main').getByRole('button', { name: 'Log out' }), 'Shift+Tab')
    await found.keyboard.press('Enter')
    await expect(found.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
  })
})

const writing = (page: Page) => page.getByRole('textbox', { name: /^Write to/ })
const message = (page: Page, text: string) => messageLog(page).getByRole('article').filter({ hasText: text })

/** Goes to a field and writes into it. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(
    page,
    page
      .getByRole('combobox', { name: label })
      .or(page.getByLabel(label, { exact: true }))
      .first(),
  )
  await type(page, text)
}

/** Goes to a button or a link, and presses Enter on it. What it does may take the focus elsewhere. */
async function activate(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }).first())
  await page.keyboard.press('Enter')
}

/** From where one writes back into the log, to a message, and into its menu. */
async function openActions(page: Page, text: string): Promise<void> {
  await expect(writing(page)).toBeFocused()
  await press(page, 'Shift+Tab')
  for (let stop = 0; stop < 20 && (await page.locator('article:focus').count()) === 0; stop += 1) {
    await press(page, 'Shift+Tab')
  }
  // The log remembers which message was looked at last.
  await press(page, 'End')
  for (let up = 0; up < 3 && !(await isFocused(message(page, text))); up += 1) await press(page, 'ArrowUp')
  await tabTo(page, message(page, text).getByRole('button', { name: 'Message actions' }))
  await press(page, 'Enter')
}

/** Goes to an item of the open menu and takes it. */
async function choose(page: Page, item: string): Promise<void> {
  const target = page.getByRole('menuitem', { name: item })
  await expect(target).toBeVisible()
  for (let down = 0; down < 6 && !(await isFocused(target)); down += 1) await press(page, 'ArrowDown')
  await page.keyboard.press('Enter')
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
