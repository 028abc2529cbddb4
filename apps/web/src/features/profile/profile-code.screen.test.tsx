import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { johanna } from '../../testing/people.ts'

const open = (customFields: readonly { name: string; value: string | null }[] = []) =>
  renderApp(
    '/app/profile',
    {
      'GET /users/johanna': () => ({ ...johanna, customFields }),
      'GET /qrcode/match/users': () => ({
        fileContents: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
        contentType: 'image/png',
      }),
    },
    johanna,
  )
const code = () => page.getByRole('img', { name: /^QR code that leads/ })
const dialog = () => page.getByRole('dialog')

afterEach(() => page.viewport(1280, 900))

describe('one’s own code in the profile', () => {
  it('is shown from the menu, with its download', async () => {
    await open()
    await page.getByRole('navigation', { name: 'Profile' }).getByRole('button', { name: 'Show QR-Code' }).click()
    await expect.element(code()).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: 'Download' })).toBeVisible()
    await expect.element(dialog().getByRole('radio', { name: 'Profile info' })).not.toBeInTheDocument()
  })

  it('is on a phone in one place with what the profile says', async () => {
    await page.viewport(390, 844)
    await open([{ name: 'Languages', value: 'Türkisch' }])
    await page.getByRole('button', { name: 'QR code and profile info' }).click()
    await expect.element(code()).toBeVisible()
    await dialog().getByRole('radio', { name: 'Profile info' }).click()
    await expect.element(code()).not.toBeInTheDocument()
    await expect.element(dialog().getByRole('heading', { name: 'Johanna Brandt' })).toBeVisible()
    await expect.element(dialog().getByText('Türkisch')).toBeVisible()
    await dialog().getByRole('radio', { name: 'QR code' }).click()
    await expect.element(code()).toBeVisible()
  })

  it('says on a phone that there are no custom fields', async () => {
    await page.viewport(390, 844)
    await open()
    await page.getByRole('button', { name: 'QR code and profile info' }).click()
    await dialog().getByRole('radio', { name: 'Profile info' }).click()
    await expect.element(dialog().getByText('This user has no custom fields.')).toBeVisible()
  })
})
