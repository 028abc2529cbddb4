import type { AuthAnswer, SingleSignOn } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { dumpServer } from '../_util/dump-server.ts'
import { type NameServer, startNameServer } from '../_util/name-server.ts'
import { readOutbox } from '../_util/outbox.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { type ProviderProcess, CLIENT_SECRET, startProvider } from './_util/start-provider.ts'
import { Way, proveAddress, save, setUp, settingsFor } from './_util/organisation.ts'

const DOMAIN = 'company.example'
let server: TestServer
let names: NameServer
let provider: ProviderProcess
let owner: Person
let origin: string

beforeAll(async () => {
  names = await startNameServer()
  server = await startTestServer({ config: { alsoReachable: ['127.0.0.1'], nameServers: [names.address] } })
  origin = server.context.publicUrl()
  provider = await startProvider(`${origin}/api/auth/single-sign-on/callback`)
  owner = await signUpOwner(server, DOMAIN)
  await proveAddress(server, owner)
  await setUp(server, names, owner, settingsFor(provider.issuer, DOMAIN))
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
  await names[Symbol.asyncDispose]()
})

const asManager = <T>(method: string, path: string, body?: unknown) =>
  call<T>(server, method, path, { token: owner.token, ...(body === undefined ? {} : { body }) })
const signOn = async (email: string) => {
  const way = new Way(origin)
  expect(await way.go(email)).toBe('done')
  return way.finish()
}
const login = (email: string) => call(server, 'POST', '/auth/login', { body: { email, password: PASSWORD } })

describe('signing in at the provider of an organisation', () => {
  it('leads somebody who has an account to it', async () => {
    const answer = await signOn(owner.email)
    expect(answer.user).toMatchObject({ userId: owner.userId, role: 'Manager' })
    const { status } = await call(server, 'GET', '/users/me', { token: answer.tokens.accessToken })
    expect(status).toBe(200)
  })

  it('makes an account as an Employee for whom nobody knows, with the name that the provider says', async () => {
    const answer = await signOn(`nora@${DOMAIN}`)
    expect(answer.user).toMatchObject({
      role: 'Employee',
      firstName: 'nora',
      lastName: 'Muster',
      organisationName: 'Company',
    })
    // No password opens it, whatever is tried.
    for (const password of ['', ' ', PASSWORD]) {
      const { status } = await call(server, 'POST', '/auth/login', { body: { email: `nora@${DOMAIN}`, password } })
      expect([401, 422]).toContain(status)
    }
    expect((await signOn(`nora@${DOMAIN}`)).user.userId).toBe(answer.user.userId)
  })

  it('remembers the page that somebody wanted to see, and no other place', async () => {
    const paths: Record<string, string | null> = {
      '/app/profile?from=mail': '/app/profile?from=mail',
      'https://evil.example/app/': null,
      '//evil.example/app/': null,
      '/app/../../evil': null,
      '/app\\..\\..//evil.example': null,
      'javascript:alert(1)': null,
    }
    for (const [returnTo, expected] of Object.entries(paths)) {
      const way = new Way(origin)
      const page = await way.back(await way.atProvider(await way.start(owner.email, returnTo)))
      expect([returnTo, page.origin, page.searchParams.get('returnTo')]).toEqual([returnTo, origin, expected])
    }
  })

  it('stands in the list of sign-ins, and is told by mail from a browser that was never seen', async () => {
    const email = `mila@${DOMAIN}`
    await signOn(email)
    const second = await signOn(email)
    const { body } = await call<{ sessions: object[] }>(server, 'GET', '/auth/sessions', {
      token: second.tokens.accessToken,
    })
    expect(body.sessions).toMatchObject([
      { deviceName: 'Firefox on Linux', isThis: true },
      { deviceName: 'Firefox on Linux' },
    ])
    expect((await readOutbox(server)).filter(({ to }) => to.includes(email))).toHaveLength(1)
  })

  it('puts no token and no address of a person in an address bar, and keeps what it needs from scripts', async () => {
    const way = new Way(origin)
    const url = await way.start(owner.email)
    expect(url.searchParams.get('redirect_uri')).toBe(`${origin}/api/auth/single-sign-on/callback`)
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    const callback = await way.atProvider(url)
    const response = await way.browser.ask(callback.href)
    expect(response.headers.get('location')).toBe(`${origin}/app/login?singleSignOn=done`)
    const [taken, given] = response.headers.getSetCookie()
    expect(taken).toMatch(/^umkreis-single-sign-on=; Max-Age=0/)
    expect(given).toMatch(
      /^umkreis-signed-on=[\w-]{43}; Max-Age=120; Path=\/api\/auth\/single-sign-on; HttpOnly; SameSite=Strict$/,
    )
  })

  it('answers alike whoever has an address of the domain or nobody', async () => {
    const known = await new Way(origin).start(owner.email)
    const unknown = await new Way(origin).start(`nobody@${DOMAIN}`)
    expect([unknown.origin, unknown.pathname]).toEqual([known.origin, known.pathname])
    const refused = await new Way(origin).post('start', { email: 'somebody@elsewhere.example' })
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ path: 'email' }] }])
  })

  it('writes neither addresses nor codes into the log', async () => {
    const written = server.logLines.length
    const way = new Way(origin)
    const callback = await way.atProvider(await way.start(`secretive@${DOMAIN}`))
    await way.back(callback)
    const log = server.logLines.slice(written).join('\n')
    expect(log).toContain('single-sign-on')
    for (const secret of ['secretive', callback.searchParams.get('code')!, callback.searchParams.get('state')!]) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('the settings', () => {
  it('tell everything but the secret, which the database holds sealed', async () => {
    const { body } = await asManager<SingleSignOn>('GET', '/manager/single-sign-on')
    expect(body).toMatchObject({
      redirectUri: `${origin}/api/auth/single-sign-on/callback`,
      settings: { issuer: provider.issuer, clientId: 'umkreis', domains: [{ domain: DOMAIN, isProved: true }] },
    })
    expect(JSON.stringify(body)).not.toContain(CLIENT_SECRET)
    expect(await dumpServer(server)).not.toContain(CLIENT_SECRET)
  })

  it('keep the secret where none is entered, and want it anew for another client', async () => {
    const { clientSecret: _left, ...rest } = settingsFor(provider.issuer, DOMAIN)
    expect((await save(server, owner, rest)).status).toBe(200)
    await signOn(owner.email)
    const other = await save(server, owner, { ...rest, clientId: 'another' })
    expect(other).toMatchObject({ status: 422, body: { errors: [{ path: 'clientSecret' }] } })
  })

  it('say where people will sign in when the connection is tested', async () => {
    const tested = await asManager('POST', '/manager/single-sign-on/test', { issuer: provider.issuer })
    expect(tested).toMatchObject({ status: 200, body: { signInHost: new URL(provider.issuer).host } })
    const nowhere = await asManager('POST', '/manager/single-sign-on/test', { issuer: 'http://127.0.0.1:1' })
    expect(nowhere).toMatchObject({ status: 422, body: { errors: [{ path: 'issuer' }] } })
  })

  it('stand in the audit log when they change', async () => {
    const { body } = await asManager<{ entries: { action: string; details: object }[] }>('GET', '/manager/audit')
    const actions = body.entries.map(({ action }) => action)
    for (const action of ['single-sign-on-saved', 'single-sign-on-domain-proved', 'single-sign-on-joined']) {
      expect(actions).toContain(action)
    }
    expect(JSON.stringify(body)).not.toContain(CLIENT_SECRET)
  })

  it('let nobody join when that is switched off', async () => {
    await save(server, owner, { ...settingsFor(provider.issuer, DOMAIN), letsJoin: false })
    const way = new Way(origin)
    expect(await way.go(`stranger@${DOMAIN}`)).toBe('unknown')
    expect((await way.post('finish')).status).toBe(401)
    // Who was invited by mail is no stranger.
    await asManager('POST', '/manager/usersRegistration', { Emails: [`stranger@${DOMAIN}`] })
    expect((await signOn(`stranger@${DOMAIN}`)).user).toMatchObject({ role: 'Employee' })
    const { body } = await asManager<{ invitations: object[] }>('GET', '/manager/invitations')
    expect(body.invitations).toEqual([])
    await save(server, owner, settingsFor(provider.issuer, DOMAIN))
  })

  it('keep passwords out where single sign-on is the only way, but those of Owners and of other domains', async () => {
    const outside = await signUpMember(server, owner)
    const email = `kim@${DOMAIN}`
    const { user, tokens } = await signOn(email)
    const [row] = await server.context.sql`select password_hash from users where user_id = ${owner.userId}`
    await server.context
      .sql`update users set password_hash = ${row?.password_hash as string} where user_id = ${user.userId}`
    expect((await login(email)).status).toBe(200)

    await save(server, owner, { ...settingsFor(provider.issuer, DOMAIN), isOnlyWay: true })
    expect(await login(email)).toMatchObject({ status: 403 })
    expect((await login(owner.email)).status).toBe(200)
    expect((await login(outside.email)).status).toBe(200)
    // A password that lets nobody in proves nothing else either.
    const proofs = [tokens.accessToken, owner.token].map(async (token) => call(server, 'GET', '/auth/proof', { token }))
    expect((await Promise.all(proofs)).map(({ body }) => body)).toEqual([
      { hasPassword: true, mayHavePassword: false, by: 'mail' },
      { hasPassword: true, mayHavePassword: true, by: 'password' },
    ])
    const asked = { status: 422, body: { errors: [{ path: 'code', message: 'Please enter the code' }] } }
    const body = { password: PASSWORD }
    expect(await call(server, 'DELETE', '/users/me', { token: tokens.accessToken, body })).toMatchObject(asked)
    // Who does not know the password learns nothing.
    const guess = await call(server, 'POST', '/auth/login', { body: { email, password: 'Wrong-guess-1' } })
    expect(guess.status).toBe(401)
    await save(server, owner, settingsFor(provider.issuer, DOMAIN))
  })

  it('keep who follows a link for anybody from taking a colleague’s address', async () => {
    const link = await asManager<{ data: string }>('POST', '/manager/create-company-registration-link')
    const token = new URL(link.body.data).searchParams.get('invitation')
    const join = (email: string) =>
      call(server, 'POST', `/auth/register/${token}`, {
        body: { email, password: PASSWORD, confirmPassword: PASSWORD },
      })
    expect(await join(`taken@${DOMAIN}`)).toMatchObject({ status: 403 })
    expect((await join('freelancer@elsewhere.example')).status).toBe(200)
  })
})

describe('a domain', () => {
  it('counts once its record stands in the DNS, and belongs to whoever proved it', async () => {
    const [first, second] = [await signUpOwner(server), await signUpOwner(server)]
    const settings = settingsFor(provider.issuer, 'contested.example')
    const check = (by: Person) =>
      call<SingleSignOn>(server, 'POST', '/manager/single-sign-on/domains/contested.example/check', { token: by.token })
    const { body } = await save(server, first, settings)
    await save(server, second, settings)
    expect(await check(first)).toMatchObject({ status: 409 })
    const refused = await new Way(origin).post('start', { email: 'a@contested.example' })
    expect(refused.status).toBe(422)

    const { recordName, recordValue } = body.settings!.domains[0]!
    names.records.set(recordName, recordValue)
    // The record of one organisation proves nothing for another.
    expect(await check(second)).toMatchObject({ status: 409 })
    expect(await check(first)).toMatchObject({ status: 200, body: { settings: { domains: [{ isProved: true }] } } })
    const theirs = await call<SingleSignOn>(server, 'GET', '/manager/single-sign-on', { token: second.token })
    names.records.set(recordName, theirs.body.settings!.domains[0]!.recordValue)
    expect(await check(second)).toMatchObject({
      status: 409,
      body: { detail: 'This domain belongs to another organisation here' },
    })
  })
})

it('is over for everybody when it is removed', async () => {
  const manager = await signUpOwner(server, 'gone.example')
  await setUp(server, names, manager, settingsFor(provider.issuer, 'gone.example'))
  const way = new Way(origin)
  const callback = await way.atProvider(await way.start(manager.email))
  await call(server, 'DELETE', '/manager/single-sign-on', { token: manager.token })
  expect((await way.back(callback)).searchParams.get('singleSignOn')).toBe('expired')
  expect((await way.post('start', { email: manager.email })).status).toBe(422)
  const { body } = await call<AuthAnswer>(server, 'POST', '/auth/login', {
    body: { email: manager.email, password: PASSWORD },
  })
  expect(body.user.userId).toBe(manager.userId)
})

it('keeps cookies that no neighbouring name can set, where connections are encrypted', async () => {
  await using encrypted = await startTestServer({
    env: { PUBLIC_URL: 'https://umkreis.example' },
    config: { alsoReachable: ['127.0.0.1'], nameServers: [names.address] },
  })
  const manager = await signUpOwner(encrypted, 'encrypted.example')
  await setUp(encrypted, names, manager, settingsFor(provider.issuer, 'encrypted.example'))
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const started = await fetch(`${encrypted.origin}/api/auth/single-sign-on/start`, {
    ...post,
    body: JSON.stringify({ email: manager.email }),
  })
  const [cookie = ''] = started.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-umkreis-single-sign-on=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  // It is read, too: what is wrong with the answer is another thing.
  const { url } = (await started.json()) as { url: string }
  const state = new URL(url).searchParams.get('state') ?? ''
  const back = await fetch(`${encrypted.origin}/api/auth/single-sign-on/callback?code=x&state=${state}`, {
    redirect: 'manual',
    headers: { cookie: cookie.replace(/;.*/, '') },
  })
  expect(back.headers.get('location')).toBe('https://umkreis.example/app/login?singleSignOn=failed')
  expect(back.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-umkreis-single-sign-on=; Max-Age=0;/)])
})
