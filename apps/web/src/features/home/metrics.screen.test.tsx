import type { CompanyMetrics } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { type Answers, refuse, renderApp } from '../../testing/render-app.tsx'

const series = (from: number, to: number) => [
  { day: '2025-11-22', value: from },
  { day: '2026-11-20', value: to },
]
const metrics: CompanyMetrics = {
  period: '12-months',
  from: '2025-11-22',
  to: '2026-11-20',
  people: { now: 240, before: 222, series: series(222, 240) },
  active: { now: 120, before: 118, series: series(90, 118) },
  groups: { now: 26, before: 11, series: series(11, 26) },
  messages: { now: 220, before: 176, series: series(176, 220) },
  skills: [{ name: 'Python', people: 49 }],
  cities: [{ name: 'München', people: 68 }],
}
const open = (more: Answers = {}) =>
  renderApp(
    '/app/home?show=metrics',
    { 'GET /users/johanna': () => johanna, 'GET /insights/company-metrics': () => metrics, ...more },
    johanna,
  )

it('shows the company’s numbers with how they moved, and what they found', async () => {
  await open()
  await expect.element(page.getByText('We are 18 more than a year ago')).toBeVisible()
  await expect.element(page.getByText('50 % of us wrote something this week')).toBeVisible()
  await expect.element(page.getByText('Python is known best among us')).toBeVisible()
  await expect.element(page.getByText(/25\s*%/).first()).toBeVisible()
})

it('asks for another period', async () => {
  const app = await open()
  await page.getByRole('radio', { name: '3 months' }).click({ force: true })
  await expect
    .poll(() => app.calls.filter(({ name }) => name === 'GET /insights/company-metrics').map(({ search }) => search))
    .toEqual(['?period=12-months', '?period=90-days'])
})

it('says when there are too few people, and can be loaded again', async () => {
  const none = { now: null, before: null, series: [] }
  let asked = 0
  await open({
    'GET /insights/company-metrics': () =>
      (asked += 1) === 1 ? refuse(422, 'Not now') : { ...metrics, people: none, active: none },
  })
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Figures appear once five people are here')).toBeVisible()
})
