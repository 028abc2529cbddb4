import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { refuse, renderApp } from '../../testing/render-app.tsx'

const dialog = () => page.getByRole('alertdialog')

describe('deleting one’s account', () => {
  it('says what goes and what stays, asks for the password, and sends it once', async () => {
    const { calls } = await renderApp(
      '/app/profile',
      {
        'GET /users/johanna': () => johanna,
        'DELETE /users/me': ({ body }) =>
          body.password === 'Right-77!'
            ? // Signing out loads the page anew, which ends a test.
              new Promise<never>(() => undefined)
            : refuse(422, 'The password is wrong', [{ path: 'password', message: 'The password is wrong' }]),
      },
      johanna,
    )
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect.element(dialog().getByText(/^Goes: your profile/)).toBeVisible()
    await expect.element(dialog().getByText(/^Stays: messages and files/)).toBeVisible()
    await dialog().getByLabelText('Your password', { exact: true }).fill('Wrong-77!')
    await dialog().getByRole('button', { name: 'Delete account' }).click()
    await expect.element(dialog().getByText('The password is wrong')).toBeVisible()
    await dialog().getByLabelText('Your password', { exact: true }).fill('Right-77!')
    await dialog().getByRole('button', { name: 'Delete account' }).click()
    await expect.element(dialog().getByRole('button', { name: 'Deleting' })).toBeVisible()
    expect(calls.filter(({ name }) => name === 'DELETE /users/me')).toHaveLength(2)
  })
})
