import type { SingleSignOn, SingleSignOnSettings } from '@umkreis/schemas'
import { findViolations } from '@umkreis/design-system/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { refuse, renderApp, type Answers } from '../../testing/render-app.tsx'

const REDIRECT = 'https://umkreis.example/api/auth/single-sign-on/callback'
const SETTINGS: SingleSignOnSettings = {
  issuer: 'https://login.lindwerk.example',
  clientId: 'umkreis',
  domains: [
    { domain: 'lindwerk.example', isProved: true, recordName: '_umkreis.lindwerk.example', recordValue: 'umkreis=a' },
    { domain: 'ropes.example', isProved: false, recordName: '_umkreis.ropes.example', recordValue: 'umkreis=b' },
  ],
  letsJoin: true,
  isOnlyWay: false,
}

const open = (answers: Answers, settings: SingleSignOn['settings'] = null, mayName = true) => {
  const all = {
    'GET /users/johanna': () => johanna,
    'GET /manager/single-sign-on': () => ({ redirectUri: REDIRECT, mayName, settings }),
    ...answers,
  }
  return renderApp('/app/admin/configure', all, { userId: 'johanna', role: 'Manager' })
}
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const secret = () => page.getByLabelText('Client secret', { exact: true })
const card = () => page.getByRole('region', { name: 'Single sign-on' })
const button = (name: string) => card().getByRole('button', { name, exact: true })
const toggle = (name: string) => page.getByRole('switch', { name }).click({ force: true })
const answer = (settings: SingleSignOn['settings']) => ({ redirectUri: REDIRECT, mayName: true, settings })
const bodiesOf = ({ calls }: Awaited<ReturnType<typeof open>>, call: string) =>
  calls.filter(({ name }) => name === call).map(({ body }) => body)

describe('single sign-on in the admin panel', () => {
  it('says what the provider has to know, and wants what is needed of it at the fields', async () => {
    const app = await open({})
    await expect.element(field('Redirect address')).toHaveValue(REDIRECT)
    await toggle('Only single sign-on')
    await button('Save').click()
    await expect
      .element(page.getByText('Please enter the provider’s address, such as https://login.example.com'))
      .toBeVisible()
    await expect.element(page.getByText('Client ID is required')).toBeVisible()
    await expect.element(page.getByText('Client secret is required')).toBeVisible()
    await expect.element(page.getByText('Please name at least one')).toBeVisible()
    await field('E-mail domains').fill('lindwerk.example, nowhere')
    await expect.element(page.getByText('Please enter a domain, such as example.com')).toBeVisible()
    expect(bodiesOf(app, 'PUT /manager/single-sign-on')).toEqual([])
    expect(await findViolations()).toEqual([])
  })

  it('saves what was entered, and then shows how domains are proved', async () => {
    const app = await open({
      'PUT /manager/single-sign-on': () => ({ redirectUri: REDIRECT, mayName: true, settings: SETTINGS }),
    })
    await field('Provider’s address (issuer)').fill('https://login.lindwerk.example/.well-known/openid-configuration')
    await field('Client ID').fill('umkreis')
    await secret().fill('s3cret')
    await field('E-mail domains').fill('@Lindwerk.example, ropes.example')
    await page.getByRole('switch', { name: 'People may join' }).click({ force: true })
    await button('Save').click()
    await expect.element(page.getByText('Single sign-on is saved')).toBeVisible()
    expect(bodiesOf(app, 'PUT /manager/single-sign-on')).toEqual([
      {
        issuer: SETTINGS.issuer,
        clientId: 'umkreis',
        clientSecret: 's3cret',
        domains: ['lindwerk.example', 'ropes.example'],
        letsJoin: false,
        isOnlyWay: false,
      },
    ])
    await expect.element(field('TXT record at _umkreis.ropes.example')).toHaveValue('umkreis=b')
    expect(page.getByText('Proved. Its people can sign in.').elements()).toHaveLength(1)
  })

  it('goes on with the secret that is kept, and says at its field what the server refuses', async () => {
    const message = 'There is no answer from this address'
    const app = await open(
      { 'PUT /manager/single-sign-on': () => refuse(422, message, [{ path: 'issuer', message }]) },
      SETTINGS,
    )
    await expect.element(field('E-mail domains')).toHaveValue('lindwerk.example, ropes.example')
    await toggle('Only single sign-on')
    await button('Save').click()
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(field('Provider’s address (issuer)')).toHaveFocus()
    expect(bodiesOf(app, 'PUT /manager/single-sign-on')).toMatchObject([{ issuer: SETTINGS.issuer }])
    expect(bodiesOf(app, 'PUT /manager/single-sign-on')[0]).not.toHaveProperty('clientSecret')
  })

  it('tests the connection: says where people will sign in, or at its field why not', async () => {
    let works = true
    const message = 'There is no OpenID provider at this address'
    await open(
      {
        'POST /manager/single-sign-on/test': () =>
          works ? { signInHost: 'login.lindwerk.example' } : refuse(422, message, [{ path: 'issuer', message }]),
      },
      SETTINGS,
    )
    await button('Test connection').click()
    await expect.element(page.getByText(/People will sign in at login\.lindwerk\.example\.$/)).toBeVisible()
    works = false
    await button('Test connection').click()
    await expect.element(page.getByText(message)).toBeVisible()
    expect(page.getByText(/People will sign in at/).elements()).toHaveLength(0)
  })

  it('shows what a test found for the very address that was tested', async () => {
    await open({ 'POST /manager/single-sign-on/test': () => ({ signInHost: 'login.lindwerk.example' }) }, SETTINGS)
    await button('Test connection').click()
    await expect.element(page.getByText(/People will sign in at/)).toBeVisible()
    await field('Provider’s address (issuer)').fill('https://elsewhere.example')
    await expect.element(page.getByText(/People will sign in at/)).not.toBeInTheDocument()
  })

  it('says what is not saved yet, saves only that, and asks before it is left', async () => {
    const app = await open({ 'PUT /manager/single-sign-on': () => answer({ ...SETTINGS, isOnlyWay: true }) }, SETTINGS)
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Save')).toHaveAccessibleDescription('Nothing has changed yet.')
    await button('Save').click({ force: true })
    await toggle('Only single sign-on')
    await expect.element(button('Save')).toHaveAccessibleDescription('Not saved yet')
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    expect(app.place()).toBe('/app/admin/configure')
    expect(bodiesOf(app, 'PUT /manager/single-sign-on')).toEqual([])
    await button('Save').click()
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('switch', { name: 'Only single sign-on' })).toBeChecked()
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await vi.waitFor(() => expect(app.place()).toBe('/app/admin'), 30_000)
    expect(bodiesOf(app, 'PUT /manager/single-sign-on')).toHaveLength(1)
  })

  it('takes in what somebody else saved, and keeps what is typed', async () => {
    let stands: SingleSignOnSettings = SETTINGS
    await open({ 'GET /manager/single-sign-on': () => answer(stands) })
    await expect.element(field('Client ID')).toHaveValue('umkreis')
    await field('E-mail domains').fill('lindwerk.example')
    stands = { ...SETTINGS, clientId: 'theirs', isOnlyWay: true }
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.element(field('Client ID')).toHaveValue('theirs')
    await expect.element(page.getByRole('switch', { name: 'Only single sign-on' })).toBeChecked()
    await expect.element(field('E-mail domains')).toHaveValue('lindwerk.example')
    await expect.element(button('Save')).toHaveAccessibleDescription('Not saved yet')
  })

  it('keeps the focus when it is saved first, a domain is proved, or it is removed', async () => {
    const proved = { ...SETTINGS, domains: SETTINGS.domains.map((one) => ({ ...one, isProved: true })) }
    await open({
      'PUT /manager/single-sign-on': () => answer(SETTINGS),
      'POST /manager/single-sign-on/domains/ropes.example/check': () => answer(proved),
      'DELETE /manager/single-sign-on': () => answer(null),
    })
    await field('Provider’s address (issuer)').fill(SETTINGS.issuer)
    await field('Client ID').fill('umkreis')
    await secret().fill('s3cret')
    await field('E-mail domains').fill('lindwerk.example, ropes.example')
    button('Save').element().focus()
    await userEvent.keyboard('{Enter}')
    const check = button('Check the record of ropes.example')
    await expect.element(check).toBeVisible()
    await expect.element(button('Save')).toHaveFocus()

    check.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Proof of the domains' })).toHaveFocus()

    button('Remove').element().focus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click()
    await expect.element(field('Client ID')).toHaveValue('')
    await expect.element(button('Save')).toHaveFocus()
  })

  it('leaves room for the record on a narrow phone', async () => {
    await page.viewport(320, 640)
    try {
      await open({}, SETTINGS)
      const record = field('TXT record at _umkreis.ropes.example')
      await expect.element(record).toBeVisible()
      expect(record.element().getBoundingClientRect().width).toBeGreaterThan(100)
      const check = button('Check the record of ropes.example').element().getBoundingClientRect()
      expect(check.top).toBeGreaterThan(record.element().getBoundingClientRect().bottom)
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('checks the record of a domain, and says when it does not stand there yet', async () => {
    let stands = false
    await open(
      {
        'POST /manager/single-sign-on/domains/ropes.example/check': () =>
          stands
            ? {
                redirectUri: REDIRECT,
                mayName: true,
                settings: { ...SETTINGS, domains: SETTINGS.domains.map((one) => ({ ...one, isProved: true })) },
              }
            : refuse(409, 'The record does not stand there yet. It can take an hour until it does'),
      },
      SETTINGS,
    )
    await button('Check the record of ropes.example').click()
    await expect
      .element(page.getByText('The record does not stand there yet. It can take an hour until it does'))
      .toBeVisible()
    stands = true
    await button('Check the record of ropes.example').click()
    await expect.element(page.getByText('ropes.example is proved')).toBeVisible()
    await expect.poll(() => page.getByText('Proved. Its people can sign in.').elements()).toHaveLength(2)
  })

  it('asks before it is removed, and then begins with an empty form', async () => {
    const app = await open(
      { 'DELETE /manager/single-sign-on': () => ({ redirectUri: REDIRECT, mayName: true, settings: null }) },
      SETTINGS,
    )
    await button('Remove').click()
    const dialog = page.getByRole('alertdialog', { name: 'Remove single sign-on?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(bodiesOf(app, 'DELETE /manager/single-sign-on')).toEqual([])
    await button('Remove').click()
    await dialog.getByRole('button', { name: 'Remove it' }).click()
    await vi.waitFor(() => expect(bodiesOf(app, 'DELETE /manager/single-sign-on')).toHaveLength(1))
    await expect.element(field('Client ID')).toHaveValue('')
  })

  it('says to Administrators that Owners name the provider, and lets them set the switches', async () => {
    const answer = { redirectUri: REDIRECT, mayName: false, settings: { ...SETTINGS, isOnlyWay: true } }
    const app = await open({ 'PUT /manager/single-sign-on': () => answer }, SETTINGS, false)
    await expect.element(card().getByText(/^Owners name the provider and its domains/)).toBeVisible()
    for (const name of ['Provider’s address (issuer)', 'Client ID', 'E-mail domains']) {
      await expect.element(field(name)).toBeDisabled()
    }
    await expect.element(secret()).toBeDisabled()
    await expect.element(button('Remove')).toBeDisabled()
    expect(await findViolations()).toEqual([])
    await page.getByRole('switch', { name: 'Only single sign-on' }).click({ force: true })
    await button('Save').click()
    await expect.element(page.getByText('Single sign-on is saved')).toBeVisible()
    // As it stands: anything else the server takes from Owners alone.
    expect(bodiesOf(app, 'PUT /manager/single-sign-on')).toEqual([
      {
        issuer: SETTINGS.issuer,
        clientId: SETTINGS.clientId,
        domains: ['lindwerk.example', 'ropes.example'],
        letsJoin: true,
        isOnlyWay: true,
      },
    ])
  })

  it('asks Administrators to go to an Owner while no provider is entered', async () => {
    await open({}, null, false)
    await expect.element(card().getByText(/^No provider is entered yet\. Please ask an Owner/)).toBeVisible()
    await expect.element(field('Client ID')).toBeDisabled()
    await expect.element(button('Save')).toBeDisabled()
  })

  it('says when it could not be loaded', async () => {
    await open({ 'GET /manager/single-sign-on': () => refuse(422, 'Not now') })
    await expect.element(page.getByText('The settings of single sign-on could not be loaded')).toBeVisible()
  })
})
