import { expect, test } from './_util/test.ts'
import { expectSent, messageLog, openConversation, sendMessage } from './_util/people.ts'
import { createPicture } from './_util/picture.ts'
import { startProduct } from './_util/product.ts'

const GROUP = 'K8s-Umzug Portugal'

test('two people see each other write, look at pictures by keys, and find again what was said', async ({ browser }) => {
  test.setTimeout(240_000)
  await using product = await startProduct()
  const johanna = await openConversation(browser, product.origin, 'j.brandt@lindwerk.example', GROUP)
  const karim = await openConversation(browser, product.origin, 'k.haddad@lindwerk.example', GROUP)
  const field = karim.getByRole('textbox', { name: /^Write to/ })

  await test.step('who writes is named in the other browser, until it is sent', async () => {
    await sendMessage(johanna, 'Which rope goes to the Valsenalm?')
    await field.pressSequentially('The steel one ')
    await expect(johanna.getByText('Karim Haddad is writing')).toBeVisible()
    await sendMessage(karim, 'The steel one from Kufstein')
    await expect(johanna.getByText('Karim Haddad is writing')).toHaveCount(0)
    await expect(karim.getByText('is writing')).toHaveCount(0)
  })

  await test.step('pictures of several messages are one gallery, walked through by keys', async () => {
    for (const name of ['Talstation.png', 'Bergstation.png']) {
      const picture = { name, mimeType: 'image/png', buffer: createPicture(320, 200) }
      await karim.locator('input[type="file"]').setInputFiles(picture)
      await expect(karim.getByText(/Ready to send/)).toBeVisible()
      await field.fill(`Look at ${name}`)
      await field.press('Enter')
      await expectSent(karim, `Look at ${name}`)
    }
    const opener = johanna.getByRole('button', { name: 'Open picture Bergstation.png' })
    await opener.focus()
    await opener.press('Enter')
    await expect(johanna.getByRole('img', { name: 'Picture: Bergstation.png' })).toBeVisible()
    await johanna.keyboard.press('ArrowLeft')
    await expect(johanna.getByRole('img', { name: 'Picture: Talstation.png' })).toBeVisible()
    await expect(johanna.getByText('1 of 2')).toBeVisible()
    await johanna.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('the search forgives a typing error, and leads to the message by keys alone', async () => {
    await johanna.getByRole('button', { name: 'Search messages' }).first().press('Enter')
    await johanna.getByRole('searchbox', { name: 'Search messages' }).fill('kufstien')
    const results = johanna.getByRole('region', { name: 'Search messages' }).getByRole('listitem')
    await expect(results).toHaveCount(1)
    await expect(results).toContainText('The steel one from Kufstein')
    await johanna.keyboard.press('ArrowDown')
    await johanna.keyboard.press('Enter')
    await expect(
      messageLog(johanna).getByRole('article').filter({ hasText: 'The steel one from Kufstein' }),
    ).toBeFocused()
  })
})
