import type { DeviceId, GroupId, PairingId, UserId } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { createApiClient, createMemoryTokenStore } from '../src/index.ts'
import { withSealedResources, type SealedApiClient } from '../src/sealed/index.ts'
import { startApiServer } from './_util/api-server.ts'

const pairingId = 'pairing-0123456789' as PairingId

const calls: [name: string, call: (api: SealedApiClient) => Promise<unknown>, answer: unknown, sent: string][] = [
  [
    'userLinksOfMany',
    (api) => api.e2ee.userLinksOfMany({ users: [{ userId: 'karim' as UserId, from: 2 }] }),
    { users: [{ userId: 'karim', links: [] }] },
    'POST /e2ee/users/links {"users":[{"userId":"karim","from":2}]}',
  ],
  ['myBoxes', (api) => api.e2ee.myBoxes(), { deviceBoxes: [], previousKeyBoxes: [] }, 'GET /e2ee/me/boxes '],
  [
    'userLinks',
    (api) => api.e2ee.userLinks('karim' as UserId, 3),
    { userId: 'karim', links: [] },
    'GET /e2ee/users/karim/links?from=3 ',
  ],
  ['groupBoxes', (api) => api.e2ee.groupBoxes('g' as GroupId), { boxes: [] }, 'GET /e2ee/groups/g/boxes '],
  ['pendingBoxes', (api) => api.e2ee.pendingBoxes(), { pending: [] }, 'GET /e2ee/me/pending-boxes '],
  ['myDevices', (api) => api.e2ee.myDevices(), { devices: [] }, 'GET /e2ee/me/devices '],
  [
    'putDevice',
    (api) => api.e2ee.putDevice('d1' as DeviceId, { name: null }),
    undefined,
    'PUT /e2ee/me/devices/d1 {"name":null}',
  ],
  ['pairings', (api) => api.e2ee.pairings(), { pairings: [] }, 'GET /e2ee/me/pairings '],
  [
    'pairing',
    (api) => api.e2ee.pairing(pairingId, 1),
    { messages: [{ index: 1, message: 'AAAA' }] },
    'GET /e2ee/me/pairings/pairing-0123456789?from=1 ',
  ],
  [
    'postPairing',
    (api) => api.e2ee.postPairing(pairingId, { index: 0, message: 'AAAA' }),
    undefined,
    'POST /e2ee/me/pairings/pairing-0123456789 {"index":0,"message":"AAAA"}',
  ],
]

it.each(calls)('%s sends what the contract names, and gives the answer', async (_name, call, answer, sent) => {
  await using server = await startApiServer(() => (answer === undefined ? { status: 204, text: '' } : { json: answer }))
  const api = withSealedResources(createApiClient({ baseUrl: server.baseUrl, store: createMemoryTokenStore() }))

  expect(await call(api)).toEqual(answer)
  expect(server.received.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([sent])
})

it('sends no name in the clear', async () => {
  await using server = await startApiServer(() => ({ status: 204, text: '' }))
  const api = withSealedResources(createApiClient({ baseUrl: server.baseUrl, store: createMemoryTokenStore() }))

  await expect(api.e2ee.putDevice('d1' as DeviceId, { name: 'My laptop' })).rejects.toMatchObject({ side: 'request' })
  expect(server.received).toEqual([])
})

it('is not made of what `createApiClient` did not make', () => {
  const api = createApiClient({ baseUrl: '/api', store: createMemoryTokenStore() })
  expect(() => withSealedResources({ ...api })).toThrow(TypeError)
})
