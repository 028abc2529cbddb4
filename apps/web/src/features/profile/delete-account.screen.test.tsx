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
        'GET /auth/proof': () => ({ hasPassword: true, mayHavePassword: true, by: 'password' }),
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

  it('mails a code to who has no password, and takes it', async () => {
    const { calls } = await renderApp(
      '/app/profile',
      {
        'GET /users/johanna': () => johanna,
        'GET /auth/proof': () => ({ hasPassword: false, mayHavePassword: true, by: 'mail' }),
        'POST /auth/proof-codes': () => new Response(null, { status: 204 }),
        'DELETE /users/me': () => new Promise<never>(() => undefined),
      },
      johanna,
    )
    await page.getByRole('button', { name: 'Delete account' }).click()
    await dialog().getByRole('button', { name: 'Delete account' }).click()
    await expect.element(dialog().getByText('Please enter the code')).toBeVisible()
    await dialog().getByRole('button', { name: 'Mail me a code' }).click()
    await expect
      .element(dialog().getByText(`A code is on its way to ${johanna.email}. It is valid for 15 minutes.`))
      .toBeVisible()
    await dialog().getByLabelText('Code from the mail').fill(' 1234 5678 ')
    await dialog().getByRole('button', { name: 'Delete account' }).click()
    await expect.element(dialog().getByRole('button', { name: 'Deleting' })).toBeVisible()
    expect(calls.find(({ name }) => name === 'POST /auth/proof-codes')?.body).toEqual({ purpose: 'deletion' })
    expect(calls.find(({ name }) => name === 'DELETE /users/me')?.body).toEqual({ code: '12345678' })
  })

  it('says so where it can’t find out how one signs in, and tries again', async () => {
    let isAway = true
    await renderApp(
      '/app/profile',
      {
        'GET /users/johanna': () => johanna,
        'GET /auth/proof': () =>
          isAway ? refuse(500, 'Broken') : { hasPassword: true, mayHavePassword: true, by: 'password' },
      },
      johanna,
    )
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect.element(dialog().getByText(/How you sign in could not be found out/)).toBeVisible()
    isAway = false
    await dialog().getByRole('button', { name: 'Retry' }).click()
    await expect.element(dialog().getByLabelText('Your password', { exact: true })).toBeVisible()
  })
})
