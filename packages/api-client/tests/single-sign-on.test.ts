import { expect, it } from 'vitest'
import { createManagedSingleSignOn } from '../src/admin/index.ts'
import { createApiClient, createMemoryTokenStore } from '../src/index.ts'
import * as door from '../src/single-sign-on/index.ts'
import { startApiServer, type Handler } from './_util/api-server.ts'
import { karim, problem, token } from './_util/samples.ts'

async function startApi(handler: Handler) {
  const server = await startApiServer(handler)
  const store = createMemoryTokenStore()
  const api = createApiClient({ baseUrl: server.baseUrl, store })
  return {
    store,
    signOn: door.createSingleSignOn(api),
    managed: createManagedSingleSignOn(api),
    calls: () => server.received.map(({ method, path, body }) => [method, path, body && (JSON.parse(body) as unknown)]),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

it('lists its names', () => {
  expect(Object.keys(door).toSorted()).toEqual(['createSingleSignOn'])
})

it('begins with an address, and signs in on this device once the browser is back', async () => {
  const tokens = { accessToken: token('new', Date.now()), refreshToken: 'r' }
  await using api = await startApi(({ path }) => ({
    json: path.endsWith('/start') ? { url: 'https://login.example.com/' } : { tokens, user: karim },
  }))
  expect(await api.signOn.start({ email: 'K@Example.com', returnTo: '/app/chat' })).toEqual({
    url: 'https://login.example.com/',
  })
  expect(api.store.load()).toBeUndefined()
  expect((await api.signOn.finish()).user.userId).toBe(karim.userId)
  expect(api.store.load()).toMatchObject({ ...tokens, userId: karim.userId })
  expect(api.calls()).toEqual([
    ['POST', '/auth/single-sign-on/start', { email: 'k@example.com', returnTo: '/app/chat' }],
    ['POST', '/auth/single-sign-on/finish', ''],
  ])
})

it('signs nobody in where the server refuses', async () => {
  await using api = await startApi(() => ({
    status: 401,
    json: problem(401, 'This sign-in took too long. Please begin again'),
  }))
  await expect(api.signOn.finish()).rejects.toMatchObject({ problem: { status: 401 } })
  expect(api.store.load()).toBeUndefined()
})

it('manages the provider of an organisation', async () => {
  const all = { redirectUri: 'https://umkreis.example/back', mayName: true, settings: null }
  await using api = await startApi(({ path }) => ({
    json: path.endsWith('/test') ? { signInHost: 'login.example.com' } : all,
  }))
  const input = {
    issuer: 'https://login.example.com',
    clientId: 'c',
    domains: ['example.com'],
    letsJoin: true,
    isOnlyWay: false,
  }
  await api.managed.load()
  expect(await api.managed.save(input)).toEqual(all)
  expect(await api.managed.test(input.issuer)).toEqual({ signInHost: 'login.example.com' })
  await api.managed.checkDomain('example.com')
  await api.managed.remove()
  const path = '/manager/single-sign-on'
  expect(api.calls()).toEqual([
    ['GET', path, ''],
    ['PUT', path, input],
    ['POST', `${path}/test`, { issuer: input.issuer }],
    ['POST', `${path}/domains/example.com/check`, ''],
    ['DELETE', path, ''],
  ])
})
