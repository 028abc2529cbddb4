import { actOn, DEMO_PASSWORD, expectSent, messageLog, sendMessage, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'
import { untilKept } from './_util/outbox.ts'
import { expect, test } from './_util/test.ts'

const GROUP = /K8s-Umzug Portugal/

test('the application opens without a network with what was written last, and sends later what is written, edited and deleted there', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  await using product = await startProduct()
  const context = await browser.newContext({ baseURL: product.origin, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/app/login?returnTo=/app/chat')
  await signIn(page, 'j.brandt@lindwerk.example')
  await page.getByRole('button', { name: GROUP }).click()
  await sendMessage(page, 'Said too early')
  await sendMessage(page, 'Written with a network')
  // Working: the code of this build is kept.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // The list is kept once it rests, and messages once they are archived, which nothing on the page tells.
  await expect(async () => {
    await context.setOffline(true)
    try {
      await page.reload()
      await expect(messageLog(page).getByText('Written with a network')).toBeVisible({ timeout: 20_000 })
    } catch (error) {
      await context.setOffline(false)
      await page.reload()
      throw error
    }
  }).toPass({ timeout: 150_000 })

  await page.getByRole('textbox', { name: /^Write to/ }).fill('Written in the dark')
  await page.keyboard.press('Enter')
  await expect(messageLog(page).getByText('Written in the dark')).toBeVisible()
  await actOn(page, 'Written with a network', 'Edit')
  await page.getByRole('textbox', { name: /^Write to/ }).fill('Edited in the dark')
  await page.keyboard.press('Enter')
  await actOn(page, 'Said too early', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const expectChanged = async () => {
    await expect(messageLog(page).getByText('Edited in the dark')).toBeVisible()
    await expect(messageLog(page).getByText('Written with a network')).toHaveCount(0)
    await expect(messageLog(page).getByText('Said too early')).toHaveCount(0)
  }
  await expectChanged()
  // What is kept of it outlives the page, too.
  await untilKept(page)
  await page.reload()
  await expect(messageLog(page).getByText('Written in the dark')).toBeVisible()
  await expectChanged()
  expect(await countChanges(product.origin)).toEqual({ edited: 0, deleted: 0 })

  await context.setOffline(false)
  await expectSent(page, 'Written in the dark')
  await expect.poll(() => countChanges(product.origin)).toEqual({ edited: 1, deleted: 1 })
  await page.reload()
  await expectSent(page, 'Written in the dark')
  await expectChanged()
  await context.close()
})

/** How many messages of the group are edited or deleted, as the server has them. */
async function countChanges(origin: string): Promise<{ edited: number; deleted: number }> {
  const ask = async (path: string, init: RequestInit) => (await fetch(`${origin}/api${path}`, init)).json()
  const { tokens } = await ask('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'j.brandt@lindwerk.example', password: DEMO_PASSWORD }),
  })
  const headers = { authorization: `Bearer ${tokens.accessToken}` }
  const { groups } = await ask('/groups', { headers })
  const { groupId } = groups.find(({ name }: { name: string }) => GROUP.test(name))
  const messages: { isEdited: boolean; isDeleted?: boolean }[] = await ask(
    `/groups/${groupId}/messages?afterRevision=0&pageSize=200`,
    { headers },
  )
  return {
    edited: messages.filter(({ isEdited, isDeleted }) => isEdited && !isDeleted).length,
    deleted: messages.filter(({ isDeleted }) => isDeleted).length,
  }
}
