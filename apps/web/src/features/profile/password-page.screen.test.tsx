import type { OwnSession } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { type Answers, refuse, renderApp } from '../../testing/render-app.tsx'

const here: OwnSession = {
  sessionId: 'here',
  deviceName: 'Firefox on Windows',
  signedInAt: '2026-03-02T08:00:00.000Z',
  lastUsedAt: '2026-03-02T09:00:00.000Z',
  isThis: true,
}
const phone: OwnSession = { ...here, sessionId: 'phone', deviceName: 'Safari on iPhone', isThis: false }

async function open(answers: Answers = {}, sessions: OwnSession[] = [here, phone]) {
  return renderApp(
    '/app/profile/password',
    {
      'GET /users/johanna': () => johanna,
      'GET /auth/sessions': () => ({ sessions }),
      'GET /auth/proof': () => ({ hasPassword: true, mayHavePassword: true, by: 'password' }),
      'GET /auth/passkeys': () => ({ passkeys: [], needsPassword: false, rpId: 'localhost', userHandle: 'AAAA' }),
      'POST /auth/change-password': () => new Response(null, { status: 204 }),
      ...answers,
    },
    johanna,
  )
}
const old = () => page.getByLabelText('Old password', { exact: true })
const next = () => page.getByLabelText('New password', { exact: true })
const again = () => page.getByLabelText('Confirm password', { exact: true })
const submit = () => page.getByRole('button', { name: 'Set new password' })

describe('SPEC.md section 2, screen 8: the page “Password” of the profile', () => {
  it('stands in the left menu beside Account, Support and Log out, below “Edit profile information”', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Edit profile information' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Profile' })
    await expect.element(menu.getByRole('link', { name: 'Account' })).toBeVisible()
    await expect.element(menu.getByRole('link', { name: 'Password' })).toHaveAttribute('aria-current', 'page')
    await expect.element(menu.getByRole('link', { name: 'Support' })).toBeVisible()
    await expect.element(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect.element(menu.getByRole('button', { name: 'Show QR-Code' })).toBeVisible()
  })

  it('offers no password where it would sign nobody in', async () => {
    await open({ 'GET /auth/proof': () => ({ hasPassword: false, mayHavePassword: false, by: 'mail' }) })
    await expect.element(page.getByText(/^Your organisation has you sign in by single sign-on only/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Mail me a link' })).not.toBeInTheDocument()
    await expect.element(old()).not.toBeInTheDocument()
  })

  it('mails a link for a first password to who has none', async () => {
    const { calls } = await open({
      'GET /auth/proof': () => ({ hasPassword: false, mayHavePassword: true, by: 'mail' }),
      'POST /auth/request': () => ({}),
    })
    await expect.element(page.getByText(/^You have no password: you sign in by single sign-on/)).toBeVisible()
    await expect.element(old()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await expect
      .element(page.getByText(`A link is on its way to ${johanna.email}. It is valid for one hour.`))
      .toBeVisible()
    expect(calls.find(({ name }) => name === 'POST /auth/request')?.body).toEqual({
      email: johanna.email,
      resetLink: `${window.location.origin}/app/reset-password`,
    })
  })

  it('asks for the old password, and sets a new one once it is strong', async () => {
    const { calls } = await open()
    await expect.element(page.getByText('Must be at least 8 characters')).toBeVisible()
    await old().fill('Old-garden-77!')
    await next().fill('weak')
    await expect.element(submit()).toBeDisabled()
    await next().fill('New-garden-77!')
    await again().fill('New-garden-77!')
    await submit().click()
    await expect.element(page.getByText('Your password is changed. You are signed out everywhere else')).toBeVisible()
    expect(calls.find(({ name }) => name === 'POST /auth/change-password')?.body).toEqual({
      currentPassword: 'Old-garden-77!',
      password: 'New-garden-77!',
      confirmPassword: 'New-garden-77!',
    })
    await expect.element(next()).toHaveValue('')
  })
})

describe('SPEC.md section 5, the messages of a new password', () => {
  it('“Please confirm your password” and “Passwords must match”', async () => {
    await open()
    await old().fill('Old-garden-77!')
    await next().fill('New-garden-77!')
    await submit().click()
    await expect.element(page.getByText('Please confirm your password')).toBeVisible()
    await again().fill('Other-garden-77!')
    await expect.element(page.getByText('Passwords must match')).toBeVisible()
  })

  it('the server’s refusals stand at their fields, and what was typed stays', async () => {
    await open({
      'POST /auth/change-password': () =>
        refuse(422, 'The password is wrong', [{ path: 'currentPassword', message: 'The password is wrong' }]),
    })
    await old().fill('Not-it-77!')
    await next().fill('New-garden-77!')
    await again().fill('New-garden-77!')
    await submit().click()
    await expect.element(page.getByText('The password is wrong')).toBeVisible()
    await expect.element(old()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(next()).toHaveValue('New-garden-77!')
  })
})

describe('where one is signed in', () => {
  it('is listed, this one without an end of its own, and ends one by one', async () => {
    const sessions = [here, phone]
    const { calls } = await open(
      {
        'DELETE /auth/sessions/phone': () => {
          sessions.pop()
          return new Response(null, { status: 204 })
        },
      },
      sessions,
    )
    const list = page.getByRole('list', { name: 'Sign-ins' })
    await expect.element(list.getByText('Firefox on Windows')).toBeVisible()
    await expect.element(list.getByText('This one')).toBeVisible()
    await list.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
    await expect.element(page.getByText('Safari on iPhone is signed out')).toBeVisible()
    await expect.element(page.getByText('You are signed in nowhere else.')).toBeVisible()
    expect(calls.map(({ name }) => name)).toContain('DELETE /auth/sessions/phone')
  })

  it('ends everywhere else at once, after a question', async () => {
    const { calls } = await open({ 'DELETE /auth/sessions': () => new Response(null, { status: 204 }) })
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect.element(page.getByText('You are signed out everywhere else')).toBeVisible()
    expect(calls.map(({ name }) => name)).toContain('DELETE /auth/sessions')
  })

  it('says so where it can’t be loaded, and tries again', async () => {
    let isAway = true
    await open({ 'GET /auth/sessions': () => (isAway ? refuse(500, 'Broken') : { sessions: [here] }) })
    await expect.element(page.getByText(/Your sign-ins could not be loaded/)).toBeVisible()
    isAway = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('Firefox on Windows')).toBeVisible()
  })
})
