import type { CompanyMetrics, PeopleInsights } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { createApiClient, createMemoryTokenStore } from '../src/index.ts'
import { createInsights } from '../src/insights/index.ts'
import { startApiServer } from './_util/api-server.ts'

const none = { now: null, before: null, series: [] }
const metrics: CompanyMetrics = {
  period: '30-days',
  from: '2026-10-23',
  to: '2026-11-20',
  people: none,
  active: none,
  groups: none,
  messages: none,
  skills: [],
  cities: [],
}
const people: PeopleInsights = {
  people: null,
  countries: [],
  cities: [],
  positions: [],
  profile: [],
  skills: null,
  choices: { countries: [], cities: [], positions: [] },
  connections: { cities: { names: [], links: [] }, positions: { names: [], links: [] } },
}

it('asks for figures of those whom the filters name, and of a period', async () => {
  await using server = await startApiServer(({ path }) => ({ json: path.includes('metrics') ? metrics : people }))
  const insights = createInsights(createApiClient({ baseUrl: server.baseUrl, store: createMemoryTokenStore() }))
  expect(await insights.people()).toEqual(people)
  await insights.people({ country: 'Deutschland', city: undefined, position: 'Sales & marketing' })
  expect(await insights.companyMetrics('30-days')).toEqual(metrics)
  expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /insights/people',
    'GET /insights/people?country=Deutschland&position=Sales+%26+marketing',
    'GET /insights/company-metrics?period=30-days',
  ])
})
