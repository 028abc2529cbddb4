import type { CoffeeHistoryAnswer, CoffeeRounds } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { ApiShapeError, createApiClient, createMemoryTokenStore } from '../src/index.ts'
import { createCoffeeRounds } from '../src/matching/index.ts'
import { startApiServer } from './_util/api-server.ts'

const rounds: CoffeeRounds = {
  programme: { interval: 'weekly', nextRoundAt: '2026-11-30T07:00:00.000Z' },
  membership: { snoozedUntil: null },
  current: null,
}
const history: CoffeeHistoryAnswer = [
  { roundId: 'r1', startedAt: '2026-11-23T07:00:00.000Z', people: [], feedback: { hasMet: true, wasGood: null } },
]

it('reads rounds, takes part, says how it was, and lets a manager decide', async () => {
  await using server = await startApiServer((call) => ({
    json: call.path.endsWith('/history') ? history : call.method === 'GET' ? rounds : null,
  }))
  const coffee = createCoffeeRounds(createApiClient({ baseUrl: server.baseUrl, store: createMemoryTokenStore() }))
  expect(await coffee.load()).toEqual(rounds)
  expect(await coffee.history()).toEqual(history)
  await coffee.join({ snoozedUntil: null })
  await coffee.leave()
  await coffee.giveFeedback('r/1', { hasMet: true, wasGood: false })
  await expect(coffee.giveFeedback('r1', { hasMet: false, wasGood: true })).rejects.toBeInstanceOf(ApiShapeError)
  await coffee.change({ interval: 'monthly' })
  expect(server.received.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/coffee-rounds', ''],
    ['GET', '/coffee-rounds/history', ''],
    ['PUT', '/coffee-rounds/membership', '{"snoozedUntil":null}'],
    ['DELETE', '/coffee-rounds/membership', ''],
    ['PUT', '/coffee-rounds/r%2F1/feedback', '{"hasMet":true,"wasGood":false}'],
    ['PUT', '/manager/coffee-rounds', '{"interval":"monthly"}'],
  ])
})
