import type { SingleSignOn } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type NameServer, startNameServer } from '../_util/name-server.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { type FalseProvider, startFalseProvider } from './_util/false-provider.ts'
import { save, setUp, settingsFor } from './_util/organisation.ts'
import { CLIENT_SECRET } from './_util/start-provider.ts'

const DOMAIN = 'company.example'
const FORBIDDEN = { status: 403, body: { detail: 'Only an Owner names the provider and its domains' } }
let server: TestServer
let names: NameServer
let provider: FalseProvider
let other: FalseProvider
let owner: Person
let administrator: Person

beforeAll(async () => {
  names = await startNameServer()
  server = await startTestServer({ config: { alsoReachable: ['127.0.0.1'], nameServers: [names.address] } })
  provider = await startFalseProvider(CLIENT_SECRET)
  other = await startFalseProvider(CLIENT_SECRET)
  owner = await signUpOwner(server, DOMAIN)
  administrator = await signUpMember(server, owner)
  await server.context.sql`update users set role = 'administrator' where user_id = ${administrator.userId}`
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
  await other[Symbol.asyncDispose]()
  await names[Symbol.asyncDispose]()
})

const load = async (person: Person) =>
  (await call<SingleSignOn>(server, 'GET', '/manager/single-sign-on', { token: person.token })).body

it('lets no Administrator enter a provider: it could sign them in as an Owner', async () => {
  expect(await save(server, administrator, settingsFor(provider.issuer, DOMAIN))).toMatchObject(FORBIDDEN)
  expect(await load(administrator)).toMatchObject({ mayName: false, settings: null })
  expect(provider.asked).toEqual([])
})

it('lets no Administrator change, move or remove the one that an Owner has entered', async () => {
  await setUp(server, names, owner, settingsFor(provider.issuer, DOMAIN))
  const { clientSecret, ...kept } = settingsFor(provider.issuer, DOMAIN)
  const before = await load(owner)
  expect(before).toMatchObject({ mayName: true, settings: { domains: [{ isProved: true }] } })
  for (const settings of [
    { ...kept, clientSecret, issuer: other.issuer },
    { ...kept, clientSecret, clientId: 'another' },
    { ...kept, clientSecret: 'another-secret' },
    { ...kept, domains: [DOMAIN, 'more.example'] },
    { ...kept, domains: ['more.example'] },
  ]) {
    expect([settings, await save(server, administrator, settings)]).toMatchObject([settings, FORBIDDEN])
  }
  const removed = await call(server, 'DELETE', '/manager/single-sign-on', { token: administrator.token })
  expect(removed).toMatchObject(FORBIDDEN)
  expect(await load(owner)).toEqual(before)
  expect(other.asked).toEqual([])
})

it('lets Administrators decide who may come by it, and whether they have to', async () => {
  const { clientSecret: _kept, ...settings } = settingsFor(provider.issuer, DOMAIN)
  const [before] = await server.context.sql`select sealed_secret from single_sign_ons`
  const saved = await save(server, administrator, { ...settings, letsJoin: false, isOnlyWay: true })
  expect(saved).toMatchObject({
    status: 200,
    body: { mayName: false, settings: { letsJoin: false, isOnlyWay: true, domains: [{ isProved: true }] } },
  })
  const [after] = await server.context.sql`select sealed_secret from single_sign_ons`
  expect(after).toEqual(before)
})

it('lets Owners do all of it', async () => {
  const saved = await save(server, owner, settingsFor(other.issuer, DOMAIN))
  expect(saved).toMatchObject({ status: 200, body: { mayName: true, settings: { issuer: other.issuer } } })
  const removed = await call(server, 'DELETE', '/manager/single-sign-on', { token: owner.token })
  expect(removed).toMatchObject({ status: 200, body: { settings: null } })
})
