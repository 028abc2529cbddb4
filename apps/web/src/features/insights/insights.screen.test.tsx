import type { PeopleInsights } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildUser, johanna, karim } from '../../testing/people.ts'
import { type Answers, refuse, renderApp } from '../../testing/render-app.tsx'

const names = ['Software & data', 'Production']
const insights: PeopleInsights = {
  people: 240,
  countries: [{ name: 'Deutschland', country: null, people: 240, hidden: null }],
  cities: [
    { name: 'München', country: 'Deutschland', people: 92, hidden: null },
    { name: 'Leipzig', country: 'Deutschland', people: 68, hidden: null },
    { name: 'Gdańsk', country: 'Polen', people: null, hidden: 'few' },
    { name: 'Kraków', country: 'Polen', people: null, hidden: 'with' },
  ],
  positions: [{ name: 'Production', country: null, people: 60, hidden: null }],
  choices: {
    countries: ['Deutschland'],
    cities: [{ name: 'München', country: 'Deutschland' }],
    positions: ['Production'],
  },
  profile: [
    { part: 'picture', state: 'shown', people: 146 },
    { part: 'city', state: 'nearly-all', people: null },
  ],
  skills: { held: [{ skill: 'Python', people: 84 }], fragile: 11 },
  connections: {
    positions: { names, links: [{ from: 0, to: 1, perHundred: 12 }] },
    cities: { names: ['München', 'Leipzig'], links: [{ from: 0, to: 1, perHundred: null }] },
  },
}
const narrowed: PeopleInsights = { ...insights, people: 23, skills: null }
const preferences = {
  sendsReadReceipts: true,
  showsTyping: true,
  enterSends: true,
  playsSound: true,
  push: true,
  isInInsights: true,
  isAskedInFeed: false,
  quietHours: null,
  organisation: { readReceipts: true, typing: true },
}
const answers: Answers = {
  'GET /users/johanna': () => johanna,
  'GET /users/karim': () => karim,
  'GET /users/preferences': () => preferences,
  'GET /insights/people': ({ search }) => (search ? narrowed : insights),
}
const open = (path: string, more: Answers = {}, who = johanna) => renderApp(path, { ...answers, ...more }, who)

describe('SPEC screen 4: Employee capital dashboard', () => {
  it('has the heading and the one tab, and is found at both addresses', async () => {
    const app = await open('/app/insights')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Employee capital dashboard' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'People insights' })).toHaveAttribute('aria-current', 'page')
    expect(app.place()).toBe('/app/insights/people')
  })

  it.each(['/app/insights', '/app/insights/people', '/app/insights/measured'])(
    'sends global users from %s to their profile (SPEC section 6)',
    async (path) => {
      const mira = buildUser({ userId: 'mira', id: 'mira', isGlobal: true, role: 'Employee' })
      const app = await open(path, { 'GET /users/mira': () => mira }, mira)
      await expect.poll(() => app.place(), { timeout: 15_000 }).toBe('/app/profile')
      expect(app.calls.filter(({ name }) => name === 'GET /insights/people')).toEqual([])
    },
  )
})

describe('the figures', () => {
  it('stand under what they found, and say why a number is missing', async () => {
    await open('/app/insights/people')
    const cities = page.getByRole('region', { name: 'Two in three of us work in München or Leipzig' })
    await expect.element(cities.getByText('fewer than 5')).toBeVisible()
    await expect.element(cities.getByText('hidden with it')).toBeVisible()
    await expect.element(page.getByText('Eleven skills rest on fewer than five people')).toBeVisible()
    await expect.element(page.getByText('Software & data and Production rarely share a group')).toBeVisible()
    await expect.element(page.getByText('Pictures are the gap in our profiles')).toBeVisible()
    await expect.element(page.getByText('nearly everybody')).toBeVisible()
  })

  it('can be read as tables, by keyboard', async () => {
    await open('/app/insights/people')
    const button = page.getByRole('button', { name: 'Show as a table: Two in three of us work in München or Leipzig' })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const table = page.getByRole('table', { name: 'Two in three of us work in München or Leipzig' })
    await expect.element(table.getByRole('row', { name: 'Gdańsk fewer than 5' })).toBeVisible()
  })

  it('are all asked for anew with a filter, which stands in the address and can be taken off', async () => {
    const app = await open('/app/insights/people')
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /City/ }).click()
    await page.getByRole('option', { name: 'München' }).click()
    await expect.element(page.getByText('23 people')).toBeVisible()
    expect(new URLSearchParams(app.place().split('?')[1])).toEqual(
      new URLSearchParams({ country: 'Deutschland', city: 'München' }),
    )
    await expect.element(page.getByText(/Skills are shown for one filter at a time/)).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.element(page.getByText('240 people')).toBeVisible()
    expect(app.place()).toBe('/app/insights/people')
  })

  it('say that too few people are left', async () => {
    await open('/app/insights/people?position=Law', {
      'GET /insights/people': () => ({
        ...insights,
        people: null,
        cities: [],
        countries: [],
        positions: [],
        profile: [],
      }),
    })
    await expect.element(page.getByText('Too few people for figures')).toBeVisible()
  })

  it('can be loaded again where the server failed', async () => {
    let asked = 0
    await open('/app/insights/people', {
      'GET /insights/people': () => ((asked += 1) === 1 ? refuse(422, 'Not now') : insights),
    })
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('240 people')).toBeVisible()
  })

  it('are not asked for by guests', async () => {
    const guest = buildUser({ userId: 'guest', id: 'guest', role: 'External' })
    const app = await open('/app/insights/people', { 'GET /users/guest': () => guest }, guest)
    await expect.element(page.getByText('Figures are for members')).toBeVisible()
    expect(app.calls.filter(({ name }) => name === 'GET /insights/people')).toEqual([])
  })
})

it('are printed in light colours, without a frame and its tools, whatever scheme was chosen', async () => {
  await open('/app/insights/people')
  await expect.element(page.getByText('240 people')).toBeVisible()
  const root = document.documentElement
  root.dataset['scheme'] = 'dark'
  window.dispatchEvent(new Event('beforeprint'))
  expect(root.dataset['scheme']).toBe('light')
  window.dispatchEvent(new Event('afterprint'))
  expect(root.dataset['scheme']).toBe('dark')
  delete root.dataset['scheme']
  const printed = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
    .map(({ cssText }) => cssText)
    .join('\n')
  expect(printed).toContain('visibility: hidden')
  expect(printed).toMatch(/tools[^{]*\{\s*display: none/)
})

it('says what is measured in plain words, and lets a member be left out', async () => {
  const app = await open('/app/insights/measured', {
    'PATCH /users/preferences': ({ body }) => ({ ...preferences, ...body }),
  })
  await expect.element(page.getByText(/No figure is about fewer than five people/)).toBeVisible()
  const counted = page.getByRole('switch', { name: 'Count me in these figures' })
  await expect.element(counted).toBeChecked()
  await userEvent.click(page.getByText('Count me in these figures'))
  if (counted.element().matches(':checked')) await counted.click({ force: true })
  await expect
    .poll(() => app.calls.find(({ name }) => name === 'PATCH /users/preferences')?.body)
    .toEqual({ isInInsights: false })
})
