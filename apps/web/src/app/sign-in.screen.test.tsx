import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildUser, johanna, karim } from '../testing/people.ts'
import { refuse, renderApp, type Answers } from '../testing/render-app.tsx'

const tokens = { accessToken: 'a', refreshToken: 'r' }
const welcome: Answers = { 'POST /auth/login': () => ({ tokens, user: karim }) }

const email = () => page.getByLabelText('E-mail')
const password = () => page.getByLabelText('Password', { exact: true })
const logins = (calls: readonly { name: string }[]) => calls.filter(({ name }) => name === 'POST /auth/login')
const signIn = () => page.getByRole('button', { name: 'Sign in' })

describe('signing in', () => {
  it('sends a visitor from any area to the sign-in page, and back to where they were', async () => {
    const app = await renderApp('/app/profile?from=mail', welcome)
    await expect.element(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
    expect(app.place()).toBe('/app/login?returnTo=%2Fapp%2Fprofile%3Ffrom%3Dmail')

    await email().fill(karim.email)
    await password().fill('Umkreis-2026!')
    await userEvent.keyboard('{Enter}')

    await expect.element(page.getByRole('heading', { name: 'Edit profile information' })).toBeVisible()
    expect(app.place()).toBe('/app/profile?from=mail')
    expect(app.tokens.load()).toEqual({ ...tokens, userId: 'karim', role: 'Employee' })
  })

  it('says what is missing, and sends nothing', async () => {
    const app = await renderApp('/app/login', welcome)

    await signIn().click()

    await expect.element(page.getByText('Email is required')).toBeVisible()
    await expect.element(page.getByText('Password is required')).toBeVisible()
    expect(logins(app.calls)).toEqual([])
  })

  it('shows the server’s words under the button, and keeps what was typed', async () => {
    await renderApp('/app/login', { 'POST /auth/login': () => refuse(401, 'The email or the password is wrong') })

    await email().fill(karim.email)
    await password().fill('wrong')
    await signIn().click()

    await expect.element(page.getByRole('alert')).toHaveTextContent('The email or the password is wrong')
    await expect.element(email()).toHaveValue(karim.email)
    await expect.element(password()).toHaveValue('wrong')
  })

  it('sends the form once, however often Enter is pressed', async () => {
    const answer = Promise.withResolvers<Response>()
    const app = await renderApp('/app/login', { 'POST /auth/login': () => answer.promise })
    await email().fill(karim.email)
    await password().fill('Umkreis-2026!')

    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await vi.waitFor(() => expect(logins(app.calls)).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    answer.resolve(refuse(401, 'The email or the password is wrong'))

    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(logins(app.calls)).toHaveLength(1)
  })
})

describe('a stored session', () => {
  it('leads away from the sign-in page to the profile', async () => {
    const app = await renderApp('/app/login', { 'GET /users/karim': () => karim }, karim)

    await expect.element(page.getByRole('heading', { name: 'Edit profile information' })).toBeVisible()
    expect(app.place()).toBe('/app/profile')
  })

  it('shows the admin area to a Manager', async () => {
    await renderApp('/app/profile', { 'GET /users/johanna': () => johanna }, johanna)

    await expect.element(page.getByRole('link', { name: 'Admin' }).first()).toBeInTheDocument()
  })

  it('offers to try again when the person could not be loaded', async () => {
    let isUp = false
    // Nobody whom this browser was shown before: they could be remembered.
    const nils = buildUser({ userId: 'nils', id: 'nils', firstName: 'Nils' })
    const answers: Answers = { 'GET /users/nils': () => (isUp ? nils : refuse(503, 'Down')) }
    await renderApp('/app/profile', answers, nils)
    await expect.element(page.getByRole('heading', { name: 'Your data did not come' })).toBeVisible()

    isUp = true
    await page.getByRole('button', { name: 'Retry' }).click()

    await expect.element(page.getByRole('heading', { name: 'Edit profile information' })).toBeVisible()
  })
})

describe('creating an account', () => {
  it('tells a founder where an organisation is started', async () => {
    const app = await renderApp('/app/signup', {})
    await page.getByRole('link', { name: 'Start an organisation' }).click()
    await expect.element(page.getByRole('heading', { name: 'Bring your team together' })).toBeVisible()
    expect(app.place()).toBe('/app/trial-signup')
  })

  it('says that an invitation is not valid as soon as the server does', async () => {
    await renderApp('/app/signup?invitation=made-up', {
      'POST /auth/register/made-up': () => refuse(404, 'This invitation is no longer valid'),
    })
    await email().fill(karim.email)
    await password().fill('Umkreis-2026!')
    await page.getByLabelText('Confirm password').fill('Umkreis-2026!')
    await userEvent.keyboard('{Enter}')

    const heading = page.getByRole('heading', { name: 'This invitation is not valid' })
    await expect.element(heading).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'Join the community instead' })).toBeVisible()
  })
})

describe('setting a new password', () => {
  it('leads to the sign-in page without the id of a link', async () => {
    const app = await renderApp('/app/reset-password', {})

    await expect.element(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
    expect(app.place()).toBe('/app/login')
  })

  it('keeps the button disabled until the password is strong', async () => {
    await renderApp('/app/reset-password?resetLinkId=1', {})
    const button = page.getByRole('button', { name: 'Set new password' })
    await password().fill('umkreis2026')
    await expect.element(button).toBeDisabled()

    await password().fill('Umkreis-2026!')

    await expect.element(button).toBeEnabled()
  })
})
