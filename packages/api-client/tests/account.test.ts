import { expect, it } from 'vitest'
import * as door from '../src/account/index.ts'
import { ApiShapeError, createApiClient, createMemoryTokenStore } from '../src/index.ts'
import { startApiServer, type Handler } from './_util/api-server.ts'

async function startApi(handler: Handler) {
  const server = await startApiServer(handler)
  const api = createApiClient({ baseUrl: server.baseUrl, store: createMemoryTokenStore() })
  return {
    account: door.createAccount(api),
    suggest: door.createProfileSuggestions(api),
    calls: () => server.received.map(({ method, path, body }) => [method, path, body]),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

it('exports exactly these names', () => {
  expect(Object.keys(door)).toEqual(['createAccount', 'createProfileSuggestions'])
})

it('changes the password, and sends none that the server would refuse', async () => {
  await using story = await startApi(() => ({ status: 204 }))
  const request = { currentPassword: 'Old-one-77!', password: 'New-garden-77!', confirmPassword: 'New-garden-77!' }
  await story.account.changePassword(request)
  await expect(story.account.changePassword({ ...request, confirmPassword: 'x' })).rejects.toBeInstanceOf(ApiShapeError)
  expect(story.calls()).toEqual([['POST', '/auth/change-password', JSON.stringify(request)]])
})

it('lists sign-ins, ends one, and ends all others', async () => {
  const session = {
    sessionId: 'a/b',
    deviceName: 'Firefox on Windows',
    signedInAt: '2026-03-02T08:00:00.000Z',
    lastUsedAt: '2026-03-02T09:00:00.000Z',
    isThis: true,
  }
  await using story = await startApi(({ method }) =>
    method === 'GET' ? { json: { sessions: [session] } } : { status: 204 },
  )
  expect(await story.account.sessions()).toEqual([session])
  await story.account.endSession('a/b')
  await story.account.endOtherSessions()
  expect(story.calls()).toEqual([
    ['GET', '/auth/sessions', ''],
    ['DELETE', '/auth/sessions/a%2Fb', ''],
    ['DELETE', '/auth/sessions', ''],
  ])
})

it('reads and changes who sees what', async () => {
  const fields = {
    email: 'everybody',
    position: 'everybody',
    description: 'everybody',
    skills: 'groups',
    linkedInUrl: 'managers',
    country: 'everybody',
    city: 'everybody',
  } as const
  await using story = await startApi(() => ({ json: { fields, customFields: [] } }))
  expect((await story.account.visibility()).fields.skills).toBe('groups')
  await story.account.changeVisibility({ fields: { skills: 'groups' } })
  expect(story.calls()[1]).toEqual(['PATCH', '/users/visibility', '{"fields":{"skills":"groups"}}'])
})

it('asks for support and for the end of the account', async () => {
  await using story = await startApi(({ path }) =>
    path === '/support' ? { status: 204 } : { json: { dueAt: '2026-03-16T08:00:00.000Z' } },
  )
  await story.account.askForSupport({ subject: ' Badge ', message: 'It opens nothing.' })
  expect(await story.account.deleteAccount({ password: 'Old-one-77!' })).toEqual({ dueAt: '2026-03-16T08:00:00.000Z' })
  expect(story.calls()).toEqual([
    ['POST', '/support', '{"subject":"Badge","message":"It opens nothing."}'],
    ['DELETE', '/users/me', '{"password":"Old-one-77!"}'],
  ])
})

it('completes what is typed into a profile, of a long text its beginning', async () => {
  const values = [{ value: 'Kubernetes', peopleCount: 2 }]
  await using story = await startApi(() => ({ json: { values } }))
  expect(await story.suggest('skill', 'kuber')).toEqual(values)
  await story.suggest('city', 'x'.repeat(100))
  expect(story.calls()).toEqual([
    ['GET', '/users/profile-suggestions?field=skill&query=kuber', ''],
    ['GET', `/users/profile-suggestions?field=city&query=${'x'.repeat(80)}`, ''],
  ])
})
