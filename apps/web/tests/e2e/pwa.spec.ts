import { expect, test } from '@playwright/test'
import { expectSent, messageLog, sendMessage, signIn } from './_util/people.ts'
import { startProduct } from './_util/product.ts'

const GROUP = /K8s-Umzug Portugal/

test('the application opens without a network with what was written last, and sends later what is written there', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  await using product = await startProduct()
  const context = await browser.newContext({ baseURL: product.origin, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/app/login?returnTo=/app/chat')
  await signIn(page, 'j.brandt@lindwerk.example')
  await page.getByRole('button', { name: GROUP }).click()
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
  // What is kept of it outlives the page, too.
  await page.reload()
  await expect(messageLog(page).getByText('Written in the dark')).toBeVisible()

  await context.setOffline(false)
  await expectSent(page, 'Written in the dark')
  await page.reload()
  await expectSent(page, 'Written in the dark')
  await context.close()
})
