import type { CoffeeRounds, Match } from '@umkreis/schemas'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildUser, johanna, karim } from '../../../../testing/people.ts'
import { type Answers, refuse, renderApp } from '../../../../testing/render-app.tsx'

const aylin = buildUser({ userId: 'aylin', id: 'aylin', firstName: 'Aylin', lastName: 'Demir', city: 'Hamburg' })
const match = (user: Match['user'], sentence: string): Match => ({
  user,
  score: 40,
  sharedSkills: [],
  sharedSkillsOfViewer: [],
  complementarySkills: [],
  offeredSkills: [],
  sameCity: false,
  customFields: [],
  sentence,
})
const programme = { interval: 'weekly', nextRoundAt: '2030-01-07T07:00:00.000Z' } as const
const OFF: CoffeeRounds = { programme: null, membership: null, current: null }
const OPEN: CoffeeRounds = { programme, membership: null, current: null }
const WAITING: CoffeeRounds = { programme, membership: { snoozedUntil: null }, current: null }
const MEETING: CoffeeRounds = {
  ...WAITING,
  current: {
    roundId: 'r1',
    startedAt: '2029-12-31T07:00:00.000Z',
    matches: [match(aylin, 'You both know Figma.'), match(karim, 'You both are in Wien.')],
    feedback: null,
  },
}

const rounds = page.getByRole('region', { name: 'Coffee rounds' })
const employee = { ...johanna, role: 'Employee' as const }

/** Opens the page; what is `held` is what the server knows, and may be changed by the answers. */
function open(
  held: CoffeeRounds,
  more: Answers = {},
  self: typeof johanna | typeof employee = employee,
  path = '/app/matchingPeople',
) {
  const state = { held }
  const answers: Answers = {
    [`GET /users/${self.userId}`]: () => self,
    'GET /users/matches': () => [],
    'GET /coffee-rounds': () => state.held,
    'PUT /coffee-rounds/membership': ({ body }) => {
      state.held = { ...state.held, membership: { snoozedUntil: body.snoozedUntil as string | null } }
      return null
    },
    'DELETE /coffee-rounds/membership': () => {
      state.held = OPEN
      return null
    },
    'PUT /coffee-rounds/r1/feedback': ({ body }) => {
      const feedback = body as unknown as NonNullable<CoffeeRounds['current']>['feedback']
      if (state.held.current) state.held = { ...state.held, current: { ...state.held.current, feedback } }
      return null
    },
    'PUT /manager/coffee-rounds': ({ body }) => {
      const interval = body.interval as 'weekly' | 'two-weekly' | null
      state.held = interval ? { ...OPEN, programme: { ...programme, interval } } : OFF
      return null
    },
    ...more,
  }
  return renderApp(path, answers, self)
}

describe('coffee rounds that are off', () => {
  it('are no matter for those who can’t turn them on', async () => {
    const app = await open(OFF)
    await expect.element(page.getByRole('link', { name: 'Add to my profile' })).toBeVisible()
    // Its code comes later than the page.
    await expect.poll(() => app.calls.some(({ name }) => name === 'GET /coffee-rounds'), { timeout: 15_000 }).toBe(true)
    await expect.element(rounds).not.toBeInTheDocument()
  })

  it('are turned on by a manager, who may join as everybody else', async () => {
    const app = await open(OFF, {}, johanna)
    await rounds.getByRole('button', { name: 'Turn on coffee rounds' }).click()
    await expect.element(rounds.getByText('The next round begins on Monday 7 January.')).toBeVisible()
    await expect.element(rounds.getByRole('button', { name: 'Join' })).toBeVisible()
    expect(app.calls.find(({ name }) => name === 'PUT /manager/coffee-rounds')?.body).toEqual({
      interval: 'two-weekly',
    })
    await rounds.getByRole('button', { name: /How often coffee rounds begin/ }).click()
    await page.getByRole('option', { name: 'Turned off' }).click()
    await expect.element(rounds.getByRole('button', { name: 'Turn on coffee rounds' })).toBeVisible()
  })
})

describe('taking part', () => {
  it('begins by joining, can be left out once, and ends', async () => {
    const app = await open(OPEN)
    await rounds.getByRole('button', { name: 'Join' }).click()
    await expect.element(rounds.getByText('You take part. The next round begins on Monday 7 January.')).toBeVisible()
    await expect.element(rounds.getByRole('button', { name: /How often/ })).not.toBeInTheDocument()
    await rounds.getByRole('button', { name: 'Skip the next round' }).click()
    await expect.element(rounds.getByText('You are left out until Tuesday 8 January.')).toBeVisible()
    await rounds.getByRole('button', { name: 'Take part again' }).click()
    await rounds.getByRole('button', { name: 'Leave the rounds' }).click()
    await expect.element(rounds.getByRole('button', { name: 'Join' })).toBeVisible()
    expect(app.calls.filter(({ name }) => name === 'PUT /coffee-rounds/membership').map(({ body }) => body)).toEqual([
      { snoozedUntil: null },
      { snoozedUntil: '2030-01-08T07:00:00.000Z' },
      { snoozedUntil: null },
    ])
  })

  it('says where it fails, and stays as it was', async () => {
    await open(OPEN, { 'PUT /coffee-rounds/membership': () => refuse(503, 'Not now') })
    await rounds.getByRole('button', { name: 'Join' }).click()
    await expect.element(page.getByText('Not now').first()).toBeVisible()
    await expect.element(rounds.getByRole('button', { name: 'Join' })).toBeVisible()
  })

  it('can be loaded again', async () => {
    let asked = 0
    await open(WAITING, { 'GET /coffee-rounds': () => ((asked += 1) === 1 ? refuse(422, 'Not now') : WAITING) })
    await rounds.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect.element(rounds.getByRole('button', { name: 'Skip the next round' })).toBeVisible()
  })
})

describe('a round', () => {
  it('says with whom and why, and leads into a conversation with all of them', async () => {
    const app = await open(MEETING, { 'POST /groups': () => refuse(503, 'Later') })
    await expect
      .element(rounds.getByRole('heading', { level: 3, name: 'This round: you, Aylin and Karim' }))
      .toBeVisible()
    await expect.element(rounds.getByText('You both know Figma.')).toBeVisible()
    await expect.element(rounds.getByText('You both are in Wien.')).toBeVisible()
    await rounds.getByRole('button', { name: 'Start the conversation' }).click()
    await expect
      .poll(() => app.calls.find(({ name }) => name === 'POST /groups')?.body)
      .toEqual({ userIds: ['aylin', karim.userId] })
    await expect.element(page.getByText('Later').first()).toBeVisible()
  })

  it('asks whether one met, then whether it was good, and can be told otherwise', async () => {
    const app = await open(MEETING)
    await rounds.getByRole('button', { name: 'We met' }).click()
    await rounds.getByRole('button', { name: 'Yes' }).click()
    await expect.element(rounds.getByText('You met, and it was good.')).toBeVisible()
    await rounds.getByRole('button', { name: 'Change' }).click()
    await rounds.getByRole('button', { name: 'Not this time' }).click()
    await expect.element(rounds.getByText('You did not meet.')).toBeVisible()
    expect(app.calls.filter(({ name }) => name.endsWith('/feedback')).map(({ body }) => body)).toEqual([
      { hasMet: true, wasGood: null },
      { hasMet: true, wasGood: true },
      { hasMet: false, wasGood: null },
    ])
  })

  it('is listed with the earlier ones', async () => {
    let asked = 0
    const people = [{ ...aylin }]
    await open(WAITING, {
      'GET /coffee-rounds/history': () =>
        (asked += 1) === 1
          ? refuse(422, 'Not now')
          : [{ roundId: 'r0', startedAt: '2029-12-24T07:00:00.000Z', people, feedback: null }],
    })
    await rounds.getByRole('button', { name: 'Earlier rounds' }).click()
    await rounds.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect
      .element(rounds.getByRole('list', { name: 'Earlier rounds' }))
      .toHaveTextContent('24 December 2029: Aylin Demir')
  })
})

describe('a round that has begun', () => {
  const news = page.getByRole('link', { name: 'Your coffee round: you, Aylin and Karim' })
  const quiet: Answers = { 'GET /users/users': () => [] }
  // How long their code takes to come is no matter here.
  beforeAll(() => Promise.all([import('../../CoffeeNews.tsx'), import('./CoffeeRounds.tsx')]))
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  it('is told on Surround me until one has looked, and leads there', async () => {
    const app = await open(MEETING, quiet, employee, '/app/surround-me')
    await news.click()
    await expect.element(rounds.getByRole('heading', { name: 'Coffee rounds' })).toHaveFocus()
    expect(app.place()).toBe('/app/matchingPeople')
    await expect.element(rounds.getByText('You both know Figma.')).toBeVisible()
    await page.getByRole('link', { name: 'Surround me search' }).click()
    await expect.element(page.getByRole('heading', { name: 'Who are you looking for?' })).toBeVisible()
    await expect.element(news).not.toBeInTheDocument()
  })

  it('is no news to who has said that they met', async () => {
    const held = { ...MEETING, current: { ...MEETING.current!, feedback: { hasMet: true, wasGood: null } } }
    const app = await open(held, quiet, employee, '/app/surround-me')
    await expect.poll(() => app.calls.some(({ name }) => name === 'GET /coffee-rounds'), { timeout: 15_000 }).toBe(true)
    await expect.element(page.getByText('Searching never reads messages')).toBeVisible()
    await expect.element(news).not.toBeInTheDocument()
  })
})
