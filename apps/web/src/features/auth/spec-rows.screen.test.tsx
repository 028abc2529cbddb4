import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { karim } from '../../testing/people.ts'
import { refuse, renderApp, type Answers } from '../../testing/render-app.tsx'

const RESET = '/app/reset-password?resetLinkId=1'
const STRONG = 'Umkreis-2026!'
const email = () => page.getByLabelText('E-mail')
const password = () => page.getByLabelText('Password', { exact: true })
const repetition = () => page.getByLabelText('Confirm password', { exact: true })
const button = (name: string) => page.getByRole('button', { name })

describe('SPEC.md section 5, Reset form', () => {
  it.each([
    ['', 'Password is required'],
    ['Short-1', 'Password must be at least 8 characters long'],
    ['umkreis2026', 'Password does not meet strength requirements'],
  ])('after %j says “%s”, and “Please confirm your password”; the button stays disabled', async (typed, message) => {
    await renderApp(RESET, {})
    await password().fill(typed)
    await password().click()
    await userEvent.tab()
    await userEvent.tab()
    await repetition().click()
    await userEvent.tab()
    await expect.element(page.getByText(message, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Please confirm your password', { exact: true })).toBeVisible()
    await expect.element(button('Set new password')).toBeDisabled()
  })

  it('says “Passwords must match”, and sends nothing before they do', async () => {
    const { calls, place } = await renderApp(RESET, { 'POST /auth/resetPassword': () => ({}) })
    await password().fill(STRONG)
    await repetition().fill(`${STRONG}!`)
    await button('Set new password').click()
    await expect.element(page.getByText('Passwords must match', { exact: true })).toBeVisible()
    expect(calls.map(({ name }) => name)).not.toContain('POST /auth/resetPassword')

    await repetition().fill(STRONG)
    await button('Set new password').click()
    await expect.poll(place).toBe('/app/changed-done')
  })
})

describe('SPEC.md section 2, screen 10: Password reset', () => {
  it('“Set new password”, with its hint and a live checklist', async () => {
    await renderApp(RESET, {})
    await expect.element(page.getByRole('heading', { level: 1, name: 'Set new password' })).toBeVisible()
    await expect.element(page.getByText('Must be at least 8 characters', { exact: true })).toBeVisible()
    const met = () => page.getByRole('listitem').filter({ hasText: /(?<!not )met$/ })
    expect(met().elements()).toHaveLength(0)
    await password().fill('Umkreis')
    await expect.poll(() => met().elements()).toHaveLength(2)
    await password().fill(STRONG)
    await expect.poll(() => met().elements()).toHaveLength(5)
  })

  it('“All done!”, “Your password has been reset”, and Login', async () => {
    const { place } = await renderApp('/app/changed-done', {})
    await expect.element(page.getByRole('heading', { level: 1, name: 'All done!' })).toBeVisible()
    await expect.element(page.getByText('Your password has been reset', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Login' }).click()
    await expect.poll(place).toBe('/app/login')
  })
})

describe('SPEC.md section 5, Register', () => {
  it('sends the repetition, which has to match', async () => {
    const { calls } = await renderApp('/app/signup', {
      'POST /auth/register': () => ({ tokens: { accessToken: 'a', refreshToken: 'r' }, user: karim }),
    })
    await email().fill(karim.email)
    await password().fill(STRONG)
    await repetition().fill('Umkreis-2025!')
    await button('Create account').click()
    await expect.element(page.getByText('Passwords must match', { exact: true })).toBeVisible()
    await repetition().fill(STRONG)
    await button('Create account').click()
    await expect
      .poll(() => calls.filter(({ name }) => name === 'POST /auth/register').map(({ body }) => body))
      .toEqual([{ email: karim.email, password: STRONG, confirmPassword: STRONG }])
  })
})

describe('SPEC.md section 8: a failure shows the server’s own words, and keeps what was typed', () => {
  const words = 'Something on our side is not available at the moment. Please try again in a moment'
  const failing = (call: string): Answers => ({ [call]: () => refuse(503, words) })

  it('of login', async () => {
    await renderApp('/app/login', failing('POST /auth/login'))
    await email().fill(karim.email)
    await password().fill(STRONG)
    await button('Sign in').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(email()).toHaveValue(karim.email)
  })

  it.each([
    ['/app/signup', 'POST /auth/register'],
    ['/app/trial-signup', 'POST /auth/register-trial'],
    ['/app/signup?invitation=mine', 'POST /auth/register/mine'],
  ])('of register, at %s', async (path, call) => {
    await renderApp(path, failing(call))
    await email().fill(karim.email)
    await password().fill(STRONG)
    await repetition().fill(STRONG)
    await button('Create account').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(email()).toHaveValue(karim.email)
  })

  it('of request-reset', async () => {
    await renderApp('/app/request-new-password', failing('POST /auth/request'))
    await email().fill(karim.email)
    await button('Send link').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(email()).toHaveValue(karim.email)
  })

  it('of reset, under the button', async () => {
    await renderApp(RESET, failing('POST /auth/resetPassword'))
    await password().fill(STRONG)
    await repetition().fill(STRONG)
    await button('Set new password').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    const under = page.getByRole('alert').element().getBoundingClientRect().top
    expect(under).toBeGreaterThanOrEqual(button('Set new password').element().getBoundingClientRect().bottom)
    await expect.element(password()).toHaveValue(STRONG)
  })
})

it('SPEC.md section 8, missing resetLinkId: redirects to login', async () => {
  const { place } = await renderApp('/app/reset-password', {})
  await expect.poll(place).toBe('/app/login')
})
