import { expect, it } from 'vitest'
import { ApiProblemError, ApiShapeError, createApiClient, createMemoryTokenStore } from '../src/index.ts'
import * as door from '../src/passkeys/index.ts'
import { startApiServer, type Handler } from './_util/api-server.ts'
import { karim, problem, token } from './_util/samples.ts'

async function startApi(handler: Handler, accessToken?: string) {
  const server = await startApiServer(handler)
  const store = createMemoryTokenStore()
  if (accessToken) store.save({ accessToken, refreshToken: 'r', userId: 'u', role: 'Employee' })
  const api = createApiClient({ baseUrl: server.baseUrl, store })
  return {
    store,
    passkeys: door.createPasskeys(api),
    received: server.received,
    calls: () => server.received.map(({ method, path, body }) => [method, path, body]),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const challenge = {
  challenge: 'AAAA',
  timeout: 300_000,
  rpId: 'umkreis.example',
  userVerification: 'required',
} as const
const proof = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
} as const
const passkey = {
  passkeyId: 'a/b',
  credentialId: 'AAAA',
  name: 'Laptop',
  createdAt: '2026-03-02T08:00:00.000Z',
  lastUsedAt: null,
  isSynced: true,
}

it('exports exactly these names', () => {
  expect(Object.keys(door)).toEqual(['createPasskeys'])
})

it('signs in on this device, without the token of who is signed in already', async () => {
  const tokens = { accessToken: token('new', Date.now()), refreshToken: 'new' }
  const old = token('old', Date.now())
  await using story = await startApi(
    ({ path }) => (path.endsWith('-options') ? { json: challenge } : { json: { tokens, user: karim } }),
    old,
  )
  expect(await story.passkeys.signInOptions()).toEqual(challenge)
  expect((await story.passkeys.signIn(proof)).user.userId).toBe('karim')
  expect(story.store.load()).toEqual({ ...tokens, userId: 'karim', role: 'Employee' })
  expect(story.received.map(({ authorization }) => authorization)).toEqual([undefined, undefined])
  expect(story.calls()).toEqual([
    ['POST', '/auth/passkeys/sign-in-options', ''],
    ['POST', '/auth/passkeys/sign-in', JSON.stringify(proof)],
  ])
})

it('leaves who is signed in as they are where a passkey is refused', async () => {
  const old = token('old', Date.now())
  await using story = await startApi(() => ({ status: 401, json: problem(401, 'Refused') }), old)
  await expect(story.passkeys.signIn(proof)).rejects.toBeInstanceOf(ApiProblemError)
  expect(story.store.load()?.accessToken).toBe(old)
  expect(story.calls()).toHaveLength(1)
})

it('lists, adds, renames and removes one’s own', async () => {
  const options = {
    challenge: 'AAAA',
    timeout: 300_000,
    rp: { id: 'umkreis.example', name: 'Umkreis' },
    user: { id: 'AAAA', name: 'k.haddad@lindwerk.example', displayName: 'Karim Haddad' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  } as const
  const list = { passkeys: [passkey], needsPassword: true, rpId: 'umkreis.example', userHandle: 'AAAA' }
  await using story = await startApi(({ method, path }) => {
    if (method === 'GET') return { json: list }
    if (method === 'DELETE') return { status: 204 }
    return { json: path.endsWith('-options') ? options : passkey }
  })
  const added = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['internal'] },
  } as const
  expect(await story.passkeys.list()).toEqual(list)
  expect(await story.passkeys.registrationOptions({ password: 'Old-one-77!' })).toEqual(options)
  expect(await story.passkeys.add({ ...added, response: { ...added.response, transports: ['internal'] } })).toEqual(
    passkey,
  )
  expect(await story.passkeys.rename('a/b', { name: ' Laptop ' })).toEqual(passkey)
  await story.passkeys.remove('a/b')
  await expect(story.passkeys.rename('a/b', { name: ' ' })).rejects.toBeInstanceOf(ApiShapeError)
  expect(story.calls()).toEqual([
    ['GET', '/auth/passkeys', ''],
    ['POST', '/auth/passkeys/registration-options', '{"password":"Old-one-77!"}'],
    ['POST', '/auth/passkeys', JSON.stringify(added)],
    ['PATCH', '/auth/passkeys/a%2Fb', '{"name":"Laptop"}'],
    ['DELETE', '/auth/passkeys/a%2Fb', ''],
  ])
})
