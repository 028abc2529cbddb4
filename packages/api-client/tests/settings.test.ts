import type { Preferences } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { ApiShapeError, createApiClient, createMemoryTokenStore } from '../src/index.ts'
import * as door from '../src/settings/index.ts'
import { startApiServer, type Handler } from './_util/api-server.ts'

const preferences: Preferences = {
  sendsReadReceipts: true,
  showsTyping: true,
  enterSends: false,
  playsSound: true,
  push: true,
  isInInsights: true,
  quietHours: { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' },
  organisation: { readReceipts: true, typing: false },
}

async function startApi(handler: Handler) {
  const server = await startApiServer(handler)
  return {
    api: createApiClient({ baseUrl: server.baseUrl, store: createMemoryTokenStore() }),
    calls: () => server.received.map(({ method, path, body }) => [method, path, body]),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

it('exports exactly these names', () => {
  expect(Object.keys(door).toSorted()).toEqual(['createChatSettings', 'createPreferences', 'createPush'])
})

it('reads and changes one’s preferences, and sends no quiet hours that are none', async () => {
  await using story = await startApi(() => ({ json: preferences }))
  const own = door.createPreferences(story.api)
  expect(await own.load()).toEqual(preferences)
  expect(await own.change({ enterSends: false, quietHours: null })).toEqual(preferences)
  const never = { from: '25:00', to: '07:00', timeZone: 'Europe/Berlin' }
  await expect(own.change({ quietHours: never })).rejects.toBeInstanceOf(ApiShapeError)
  expect(story.calls()).toEqual([
    ['GET', '/users/preferences', ''],
    ['PATCH', '/users/preferences', '{"enterSends":false,"quietHours":null}'],
  ])
})

it('reads and changes what an organisation lets its people show', async () => {
  await using story = await startApi(() => ({ json: preferences.organisation }))
  const settings = door.createChatSettings(story.api)
  expect(await settings.load()).toEqual({ readReceipts: true, typing: false })
  expect(await settings.change({ typing: false })).toEqual({ readReceipts: true, typing: false })
  expect(story.calls()).toEqual([
    ['GET', '/manager/chat-settings', ''],
    ['PATCH', '/manager/chat-settings', '{"typing":false}'],
  ])
})

it('subscribes a browser as it describes itself, and takes it back', async () => {
  await using story = await startApi((call) => ({ json: call.method === 'GET' ? { key: 'BPublic' } : null }))
  const push = door.createPush(story.api)
  expect(await push.key()).toBe('BPublic')
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
  const described = { endpoint: 'https://push.example/x', expirationTime: null, keys }
  await push.subscribe(described)
  await push.unsubscribe(described.endpoint)
  await expect(push.subscribe({ endpoint: 'here', keys })).rejects.toBeInstanceOf(ApiShapeError)
  expect(story.calls()).toEqual([
    ['GET', '/push/key', ''],
    ['PUT', '/push/subscriptions', JSON.stringify({ endpoint: described.endpoint, keys })],
    ['DELETE', '/push/subscriptions', JSON.stringify({ endpoint: described.endpoint })],
  ])
})
