import type { Match } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildUser, newcomer } from '../testing/people.ts'
import { refuse, renderApp, type Answers } from '../testing/render-app.tsx'

const arrive = (answers: Answers) =>
  renderApp('/app/chat', { 'GET /users/karim': () => newcomer, ...answers }, newcomer)
const button = (name: string) => page.getByRole('button', { name, exact: true })

const COMPARISON = 'returnTo=%2Fapp%2FmatchingPeople%3FuserId%3Daylin'
const comparison: Match = {
  user: buildUser({ userId: 'aylin', id: 'aylin', firstName: 'Aylin' }),
  score: 40,
  sharedSkills: ['Kubernetes'],
  sharedSkillsOfViewer: ['Kubernetes'],
  complementarySkills: [],
  offeredSkills: [],
  sameCity: false,
  customFields: [],
  sentence: 'You both know Kubernetes.',
}

async function fillTwoSteps() {
  await page.getByLabelText('First name').fill('Karim')
  await page.getByLabelText('Last name').fill('Haddad')
  await page.getByLabelText('Description').fill('Runs clusters.')
  await button('Next').click()
  await page.getByLabelText('Position').fill('Platform Engineer')
  await page.getByLabelText('Skills').fill('Kubernetes, Go, kubernetes')
  await userEvent.keyboard('{Enter}')
  await button('Last step').click()
  await expect.element(button('Finish')).toBeVisible()
}

async function choose(field: string, place: string) {
  await page.getByRole('combobox', { name: field }).fill(place)
  await page.getByRole('option', { name: place, exact: true }).click()
}

describe('SPEC.md section 4, Onboarding', () => {
  it('holds a member without a city, and checks each step before the next', async () => {
    const app = await arrive({})
    await expect.element(button('Next')).toBeVisible()
    expect(app.place()).toBe('/app/onboarding')

    await button('Next').click()

    for (const message of ['First name is required', 'Last name is required', 'Description is required']) {
      await expect.element(page.getByText(message)).toBeVisible()
    }
  })

  it('asks for country and city only after Finish, and sends the whole profile once', async () => {
    const app = await arrive({ 'PATCH /users': ({ body }) => body })
    await fillTwoSteps()
    await expect.element(page.getByText('Country is required')).not.toBeInTheDocument()

    await button('Finish').click()
    await expect.element(page.getByText('Country is required')).toBeVisible()
    await expect.element(page.getByText('City is required')).toBeVisible()
    await choose('Country', 'Germany')
    await choose('City', 'Rosenheim')
    await button('Finish').click()

    await expect.poll(() => app.place()).toBe('/app/chat')
    expect(app.calls.filter(({ name }) => name === 'PATCH /users').map(({ body }) => body)).toEqual([
      {
        firstName: 'Karim',
        lastName: 'Haddad',
        description: 'Runs clusters.',
        linkedInUrl: '',
        position: 'Platform Engineer',
        skills: ['Kubernetes', 'Go'],
        country: 'Germany',
        city: 'Rosenheim',
      },
    ])
  })

  it('brings back what was typed, and the step, after a reload', async () => {
    await arrive({})
    await fillTwoSteps()

    await arrive({})

    await expect.element(button('Finish').last()).toBeVisible()
    await button('Back').last().click()
    await expect.element(page.getByLabelText('Position').last()).toHaveValue('Platform Engineer')
  })

  it('keeps everything when the server refuses, and says why', async () => {
    await arrive({ 'PATCH /users': () => refuse(503, 'Please try again in a minute') })
    await fillTwoSteps()
    await choose('Country', 'Germany')
    await choose('City', 'Rosenheim')

    await button('Finish').click()

    await expect.element(page.getByRole('alert')).toHaveTextContent('Please try again in a minute')
    await button('Back').click()
    await expect.element(page.getByLabelText('Position')).toHaveValue('Platform Engineer')
  })

  it('remembers through signing up which code was scanned', async () => {
    const app = await renderApp(`/app/signup?${COMPARISON}`, {
      'POST /auth/register': () => ({ tokens: { accessToken: 'a', refreshToken: 'r' }, user: newcomer }),
    })
    await expect
      .element(page.getByRole('link', { name: 'Sign in' }))
      .toHaveAttribute('href', `/app/login?${COMPARISON}`)
    await page.getByLabelText('E-mail').fill('karim@lindwerk.example')
    await page.getByLabelText('Password', { exact: true }).fill('Umkreis-2026!')
    await page.getByLabelText('Confirm password').fill('Umkreis-2026!')
    await button('Create account').click()
    await expect.element(button('Next')).toBeVisible()
    expect(app.place()).toBe(`/app/onboarding?${COMPARISON}`)
  })

  it('leads on to the comparison when a code was scanned before', async () => {
    const app = await renderApp(
      `/app/onboarding?${COMPARISON}`,
      {
        'GET /users/karim': () => newcomer,
        'PATCH /users': ({ body }) => body,
        'GET /users/matches': () => [],
        'GET /users/aylin/match': () => comparison,
      },
      newcomer,
    )
    await fillTwoSteps()
    await choose('Country', 'Germany')
    await choose('City', 'Rosenheim')
    await button('Finish').click()

    await expect.element(page.getByRole('heading', { name: 'You and Aylin' })).toBeVisible()
    expect(app.place()).toBe('/app/matchingPeople?userId=aylin')
  })

  it('leads on to the comparison whose code was scanned in another tab, before an invitation was opened in this one', async () => {
    const scanning = await renderApp(`/app/login?${COMPARISON}`, {})
    await expect.element(button('Single sign-on')).toBeVisible()
    expect(scanning.place()).toBe(`/app/login?${COMPARISON}`)

    const app = await arrive({})
    await expect.element(button('Next')).toBeVisible()
    await expect.poll(() => app.place()).toBe(`/app/onboarding?${COMPARISON}`)
  })
})
