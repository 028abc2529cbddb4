import { expect, test } from './_util/test.ts'
import { expectSent, messageLog, openConversation, sendMessage } from './_util/people.ts'
import { startProduct } from './_util/product.ts'

const GROUP = 'K8s-Umzug Portugal'
const QUESTION = 'Is Tuesday, 22 to 2, enough for staging?'

test('a conversation keeps its place, its drafts and its members’ trust', async ({ browser }) => {
  test.setTimeout(240_000)
  await using product = await startProduct()
  const johanna = await openConversation(browser, product.origin, 'j.brandt@lindwerk.example', GROUP)
  const karim = await openConversation(browser, product.origin, 'k.haddad@lindwerk.example', GROUP)

  await test.step('an answer quotes what it answers and leads there', async () => {
    await sendMessage(karim, QUESTION)
    const question = messageLog(johanna).getByRole('article').filter({ hasText: QUESTION })
    await question.hover()
    await question.getByRole('button', { name: 'Reply' }).click()
    await sendMessage(johanna, 'It is.')
    const answer = messageLog(karim).getByRole('article').filter({ hasText: 'It is.' })
    await answer.getByRole('button', { name: /^In reply to You/ }).click()
    await expect(messageLog(karim).getByRole('article').filter({ hasText: QUESTION }).first()).toBeFocused()
  })

  await test.step('Up edits the last message, Escape leaves it as it was', async () => {
    const field = johanna.getByRole('textbox', { name: /^Write to/ })
    await field.press('ArrowUp')
    await expect(field).toHaveValue('It is.')
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await field.press('ArrowUp')
    await field.fill('It is, with an hour to spare.')
    await field.press('Enter')
    await expect(messageLog(karim).getByText('It is, with an hour to spare.')).toBeVisible()
    await expect(messageLog(karim).getByText('edited')).toBeVisible()
  })

  await test.step('messages elsewhere count in the list and in the title, and are marked once opened', async () => {
    await johanna.getByRole('button', { name: /Predictive maintenance/ }).click()
    await expect(johanna.getByRole('heading', { name: 'Predictive maintenance' })).toBeVisible()
    await sendMessage(karim, 'One more thing')
    await sendMessage(karim, 'and another')
    await expect(johanna.getByText('2 unread messages')).toBeAttached()
    await expect(johanna).toHaveTitle('(2) Chat · Umkreis')
    await johanna.getByRole('button', { name: new RegExp(GROUP) }).click()
    await expect(messageLog(johanna).getByText('2 new messages')).toBeVisible()
    await expect(johanna).toHaveTitle('Chat · Umkreis')
  })

  await test.step('a draft survives a reload and is gone once sent', async () => {
    const field = johanna.getByRole('textbox', { name: /^Write to/ })
    await field.fill('Half a thought')
    await johanna.getByRole('button', { name: /Predictive maintenance/ }).click()
    await expect(johanna.getByRole('button', { name: new RegExp(GROUP) })).toContainText('Draft: Half a thought')
    await johanna.reload()
    await johanna.getByRole('button', { name: new RegExp(GROUP) }).click()
    await expect(field).toHaveValue('Half a thought')
    await sendMessage(johanna, 'Half a thought')
    await expect(field).toHaveValue('')
  })

  await test.step('what is written while the server is away waits, and is stored once', async () => {
    await product.kill()
    await expect(johanna.getByText(/can’t be reached/)).toBeVisible()
    await johanna.getByRole('textbox', { name: /^Write to/ }).fill('Written in the dark')
    await johanna.keyboard.press('Enter')
    await expect(messageLog(johanna).getByText('Written in the dark')).toBeVisible()
    await product.restart()
    await expectSent(johanna, 'Written in the dark')
    await expect(messageLog(karim).getByText('Written in the dark')).toHaveCount(1)
    await expect(johanna.getByText(/can’t be reached/)).toHaveCount(0)
  })

  await test.step('the conversation opens at the newest and pages back without moving', async () => {
    for (let number = 1; number <= 60; number += 1) {
      await karim.getByRole('textbox', { name: /^Write to/ }).fill(`Line ${number}`)
      await karim.keyboard.press('Enter')
    }
    await expectSent(karim, 'Line 60')
    await johanna.reload()
    await expect(messageLog(johanna).getByText('Line 60', { exact: true })).toBeInViewport()
    await expect(messageLog(johanna).getByText(QUESTION)).toHaveCount(0)
    // What is above arrives page by page, and only what is near is drawn.
    await expect(async () => {
      await messageLog(johanna).evaluate((log) => log.scrollTo({ top: 0 }))
      await expect(messageLog(johanna).getByText(QUESTION).first()).toBeAttached({ timeout: 1000 })
    }).toPass()
    await johanna.getByRole('button', { name: 'Jump to newest' }).click()
    await expect(messageLog(johanna).getByText('Line 60', { exact: true })).toBeInViewport()
  })

  await test.step('a new device reads once it has the recovery code, and sends nothing before', async () => {
    await johanna.getByRole('button', { name: 'Save code' }).click()
    const groups = await johanna.getByRole('dialog').getByRole('listitem').allTextContents()
    await johanna.getByRole('button', { name: 'I have saved it' }).click()
    await johanna.getByLabel('Group 3 of 6').fill('00000')
    await johanna.getByRole('button', { name: 'Done' }).click()
    await expect(johanna.getByText('This is not a group of your code')).toBeVisible()
    await johanna.getByLabel('Group 3 of 6').fill(groups[2] ?? '')
    await johanna.getByRole('button', { name: 'Done' }).click()
    await expect(johanna.getByRole('dialog')).toHaveCount(0)
    await expect(johanna.getByText('Save your recovery code')).toHaveCount(0)

    const second = await openConversation(browser, product.origin, 'j.brandt@lindwerk.example', GROUP)
    await expect(second.getByText('Closed on this device').first()).toBeVisible()
    await expect(second.getByRole('textbox', { name: /^Write to/ })).toHaveCount(0)
    await expect(messageLog(second).getByText('This message can’t be read on this device yet').first()).toBeVisible()
    await second
      .getByRole('region', { name: 'Your messages are closed on this device' })
      .getByRole('link', { name: 'Open messages' })
      .click()
    await second.getByLabel('Recovery code').fill(groups.join(' ').toLowerCase())
    await second.getByRole('button', { name: 'Open messages' }).click()
    await second.getByRole('button', { name: 'Not now' }).click()
    await expect(messageLog(second).getByText('Line 60', { exact: true })).toBeVisible()
    await expect(messageLog(second).getByText(/can’t be read/)).toHaveCount(0)
    await sendMessage(second, 'Here I am again')
    await expect(messageLog(karim).getByText('Here I am again')).toBeVisible()
  })
})
