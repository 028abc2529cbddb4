import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { karim } from '../testing/people.ts'
import { refuse, renderApp } from '../testing/render-app.tsx'

const tokens = { accessToken: 'a', refreshToken: 'r' }
const signOn = () => page.getByRole('button', { name: 'Single sign-on' })

describe('single sign-on', () => {
  it('asks for the address whose domain says where to go', async () => {
    const app = await renderApp('/app/login', {})
    await signOn().click()
    const email = page.getByLabelText('E-mail')
    await expect.element(email).toHaveAccessibleDescription(/^Please enter your work e-mail/)
    await expect.element(email).toHaveFocus()
    await email.fill('k.haddad@lindwerk.example')
    await expect.element(email).toBeValid()
    expect(app.calls.filter(({ name }) => name.includes('single-sign-on'))).toEqual([])
  })

  it('is offered anew to whoever goes back from their provider', async () => {
    await renderApp('/app/login', {
      'POST /auth/single-sign-on/start': () => ({ url: `${window.location.href.replace(/#.*/, '')}#provider` }),
    })
    await page.getByLabelText('E-mail').fill('k.haddad@lindwerk.example')
    await signOn().click()
    await expect.element(page.getByRole('button', { name: 'Opening your company’s sign-in' })).toBeVisible()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(signOn()).toBeVisible()
  })

  it('says that there is none for an address, and keeps what was typed', async () => {
    const message = 'There is no single sign-on for this e-mail. Please use your password'
    const app = await renderApp('/app/login?returnTo=%2Fapp%2Fchat', {
      'POST /auth/single-sign-on/start': () => refuse(422, message, [{ path: 'email', message }]),
    })
    await page.getByLabelText('E-mail').fill(' K.Haddad@lindwerk.example ')
    await signOn().click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    const start = app.calls.find(({ name }) => name === 'POST /auth/single-sign-on/start')
    expect(start?.body).toEqual({ email: 'k.haddad@lindwerk.example', returnTo: '/app/chat' })
  })

  it('signs in who comes back, once, and leads to where they wanted to be', async () => {
    const app = await renderApp('/app/login?returnTo=%2Fapp%2Fprofile%3Ffrom%3Dmail&singleSignOn=done', {
      'POST /auth/single-sign-on/finish': () => ({ tokens, user: karim }),
    })
    await vi.waitFor(() => expect(app.place()).toBe('/app/profile?from=mail'), 10_000)
    expect(app.tokens.load()).toEqual({ ...tokens, userId: 'karim', role: 'Employee' })
    expect(app.calls.filter(({ name }) => name === 'POST /auth/single-sign-on/finish')).toHaveLength(1)
  })

  it.each([
    ['unverified', /doesn’t vouch for your e-mail/],
    ['unknown', /You have no account here yet/],
    ['expired', /took too long/],
  ])('says why somebody who comes back with %s was not let in, and asks for nothing', async (outcome, words) => {
    const app = await renderApp(`/app/login?singleSignOn=${outcome}`, {})
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    expect(app.calls.filter(({ name }) => name.includes('single-sign-on'))).toEqual([])
  })

  it('says when the way back took too long, and shows nothing of what it does not know', async () => {
    const message = 'This sign-in took too long. Please begin again'
    const app = await renderApp('/app/login?singleSignOn=done', {
      'POST /auth/single-sign-on/finish': () => refuse(401, message),
    })
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    expect(app.tokens.load()).toBeUndefined()
  })

  it('ignores an outcome that somebody made up', async () => {
    await renderApp('/app/login?singleSignOn=%3Cb%3Ehello', {})
    await expect.element(signOn()).toBeVisible()
    expect(page.getByRole('alert').elements()).toHaveLength(0)
  })
})
