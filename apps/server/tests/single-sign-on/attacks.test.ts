import { request as requestHttp } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { type NameServer, startNameServer } from '../_util/name-server.ts'
import { startPageServer } from '../_util/page-server.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { type FalseProvider, type Falsehood, startFalseProvider } from './_util/false-provider.ts'
import { Way, proveAddress, save, setUp, settingsFor } from './_util/organisation.ts'
import { CLIENT_SECRET, type ProviderProcess, startProvider } from './_util/start-provider.ts'

const DOMAIN = 'company.example'
const FALSE_DOMAIN = 'attacker.example'
let server: TestServer
let names: NameServer
let provider: ProviderProcess
let falseProvider: FalseProvider
let owner: Person
let attacker: Person
let origin: string

beforeAll(async () => {
  names = await startNameServer()
  server = await startTestServer({ config: { alsoReachable: ['127.0.0.1'], nameServers: [names.address] } })
  origin = server.context.publicUrl()
  provider = await startProvider(`${origin}/api/auth/single-sign-on/callback`)
  falseProvider = await startFalseProvider(CLIENT_SECRET)
  owner = await signUpOwner(server, DOMAIN)
  attacker = await signUpOwner(server, FALSE_DOMAIN)
  for (const person of [owner, attacker]) await proveAddress(server, person)
  await setUp(server, names, owner, settingsFor(provider.issuer, DOMAIN))
  await setUp(server, names, attacker, settingsFor(falseProvider.issuer, FALSE_DOMAIN))
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
  await falseProvider[Symbol.asyncDispose]()
  await names[Symbol.asyncDispose]()
})
beforeEach(() => {
  falseProvider.falsehood = {}
})

const outcomeOf = (page: URL) => page.searchParams.get('singleSignOn')
const callbackOf = (parameters: Record<string, string>) =>
  new URL(`/api/auth/single-sign-on/callback?${new URLSearchParams(parameters)}`, origin)

/** Somebody goes through the provider of the attacker's organisation, which says whatever it wants. */
async function throughFalse(falsehood: Falsehood, more: Record<string, string> = {}) {
  const way = new Way(origin)
  const url = await way.start(attacker.email)
  falseProvider.falsehood = falsehood
  falseProvider.nonce = url.searchParams.get('nonce') ?? ''
  const state = url.searchParams.get('state') ?? ''
  const page = await way.back(callbackOf({ code: 'code', state, ...more }))
  const finished = await way.post('finish')
  return {
    outcome: outcomeOf(page),
    status: finished.status,
    user: (await finished.json()) as { user?: { userId: string } },
  }
}
const refused = (outcome: string) => ({ outcome, status: 401 })

describe('an answer of a provider', () => {
  it('counts where all of it holds: what follows differs from this in one thing each', async () => {
    expect(await throughFalse({ claims: { email: attacker.email } })).toMatchObject({
      outcome: 'done',
      status: 200,
      user: { user: { userId: attacker.userId } },
    })
  })

  it.each<[string, Falsehood, string]>([
    ['another nonce', { claims: { nonce: 'another' } }, 'failed'],
    ['no nonce', { claims: { nonce: undefined } }, 'failed'],
    ['another audience', { claims: { aud: 'another' } }, 'failed'],
    ['another issuer', { claims: { iss: 'https://login.example' } }, 'failed'],
    ['an end long ago', { claims: { exp: 1_700_000_000 } }, 'failed'],
    ['no signature (alg none)', { signature: 'none' }, 'failed'],
    ['the signature of a foreign key', { signature: 'foreign' }, 'failed'],
    ['the client’s secret as its key (HS256)', { signature: 'secret' }, 'failed'],
    ['an address that is not verified', { claims: { email_verified: false } }, 'unverified'],
    ['an address of which it says nothing', { claims: { email_verified: undefined } }, 'unverified'],
    ['no address', { claims: { email: undefined } }, 'unverified'],
    ['an address of two', { claims: { email: [`owner@${FALSE_DOMAIN}`, `owner@${DOMAIN}`] } }, 'unverified'],
  ])('does not count with %s', async (_what, { claims, ...rest }, outcome) => {
    expect(await throughFalse({ ...rest, claims: { email: attacker.email, ...claims } })).toMatchObject(
      refused(outcome),
    )
  })

  it('does not count for a state that somebody else began, nor without one', async () => {
    falseProvider.falsehood = { claims: { email: attacker.email } }
    for (const state of ['another', '', undefined]) {
      const way = new Way(origin)
      const url = await way.start(attacker.email)
      falseProvider.nonce = url.searchParams.get('nonce') ?? ''
      const page = await way.back(callbackOf({ code: 'code', ...(state === undefined ? {} : { state }) }))
      expect(outcomeOf(page)).toBe('expired')
    }
  })

  it('does not count in another browser: nobody is signed in as an attacker by a link', async () => {
    const way = new Way(origin)
    const callback = await way.atProvider(await way.start(owner.email))
    const victim = new Way(origin)
    expect(outcomeOf(await victim.back(callback))).toBe('expired')
    expect((await victim.post('finish')).status).toBe(401)
  })

  it('counts once, and so does what the browser was given for it', async () => {
    const way = new Way(origin)
    const url = await way.start(owner.email)
    const callback = await way.atProvider(url)
    const kept = way.browser.cookiesFor(callback)
    const first = await way.browser.ask(callback.href)
    const given = way.browser.cookiesFor(callback)
    const asked = (cookie: string, address: string, method = 'GET') =>
      fetch(address, { method, redirect: 'manual', headers: { cookie } })
    // Who has stolen the cookie too: the real provider takes no code twice.
    const again = await asked(kept, callback.href)
    expect([first, again].map((one) => outcomeOf(new URL(one.headers.get('location') ?? '')))).toEqual([
      'done',
      'failed',
    ])
    const finish = `${origin}/api/auth/single-sign-on/finish`
    const statuses = (await Promise.all([1, 2, 3].map(() => asked(given, finish, 'POST')))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401, 401])
  })

  it('counts once also where the provider would take a code twice', async () => {
    const way = new Way(origin)
    const url = await way.start(attacker.email)
    falseProvider.falsehood = { claims: { email: attacker.email } }
    falseProvider.nonce = url.searchParams.get('nonce') ?? ''
    const callback = callbackOf({ code: 'code', state: url.searchParams.get('state') ?? '' })
    const cookie = way.browser.cookiesFor(callback)
    const ask = async () => {
      const { headers } = await fetch(callback, { redirect: 'manual', headers: { cookie } })
      return outcomeOf(new URL(headers.get('location') ?? ''))
    }
    expect([await ask(), await ask()]).toEqual(['done', 'expired'])
  })

  it('is asked about three times and no more, whatever a browser keeps on sending', async () => {
    const way = new Way(origin)
    const url = await way.start(attacker.email)
    falseProvider.falsehood = { claims: { email: attacker.email, nonce: 'another' } }
    const callback = callbackOf({ code: 'code', state: url.searchParams.get('state') ?? '' })
    const cookie = way.browser.cookiesFor(callback)
    falseProvider.asked.length = 0
    const outcomes = []
    for (let index = 0; index < 5; index += 1) {
      const { headers } = await fetch(callback, { redirect: 'manual', headers: { cookie } })
      outcomes.push(outcomeOf(new URL(headers.get('location') ?? '')))
    }
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'expired', 'expired'])
    expect(falseProvider.asked.filter((path) => path === '/token')).toHaveLength(3)
    // Another beginning has nothing to do with it.
    expect(await throughFalse({ claims: { email: attacker.email } })).toMatchObject({ outcome: 'done' })
  })

  it('of one provider does not count as one of another (RFC 9207)', async () => {
    const claims = { email: attacker.email }
    expect(await throughFalse({ claims }, { iss: provider.issuer })).toMatchObject(refused('failed'))
    expect(await throughFalse({ claims }, { iss: falseProvider.issuer })).toMatchObject({ outcome: 'done' })
    // The real one says who it is, and has to.
    const way = new Way(origin)
    const callback = await way.atProvider(await way.start(owner.email))
    callback.searchParams.delete('iss')
    expect(outcomeOf(await way.back(callback))).toBe('failed')
  })

  it('is told as a refusal where somebody said no', async () => {
    const way = new Way(origin)
    expect(await way.go(owner.email, `refused@${DOMAIN}`)).toBe('denied')
  })
})

describe('a provider vouches for nobody but people of its organisation', () => {
  it('not for an address of a domain that is not proved', async () => {
    for (const email of [owner.email, 'somebody@gmail.example', `x@sub.${FALSE_DOMAIN}`]) {
      expect(await throughFalse({ claims: { email } })).toMatchObject(refused('other-domain'))
    }
    expect(await new Way(origin).go(owner.email, `unverified@${DOMAIN}`)).toBe('unverified')
  })

  it('not for accounts of the community or of another organisation, though their address is of its domain', async () => {
    const [global, member] = [await signUpGlobal(server), await signUpMember(server, owner)]
    for (const [person, name] of [
      [global, 'global'],
      [member, 'member'],
    ] as const) {
      const email = `${name}@${FALSE_DOMAIN}`
      await server.context.sql`update users set email = ${email} where user_id = ${person.userId}`
      expect(await throughFalse({ claims: { email } })).toMatchObject(refused('elsewhere'))
    }
  })

  it('not where another one was entered while somebody was on the way', async () => {
    await using other = await startFalseProvider(CLIENT_SECRET)
    const manager = await signUpOwner(server, 'moving.example')
    await setUp(server, names, manager, settingsFor(falseProvider.issuer, 'moving.example'))
    const way = new Way(origin)
    const url = await way.start(manager.email)
    await save(server, manager, settingsFor(other.issuer, 'moving.example'))
    const callback = callbackOf({ code: 'code', state: url.searchParams.get('state') ?? '' })
    expect(outcomeOf(await way.back(callback))).toBe('expired')
  })
})

describe('an address that a manager enters', () => {
  const test = (issuer: string) =>
    call(server, 'POST', '/manager/single-sign-on/test', { token: attacker.token, body: { issuer } })

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254',
    'https://localhost',
    'https://localhost.',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://2130706434',
    'https://0x7f.2',
    'https://0177.0.0.2',
    'https://10.0.0.1',
    'https://metadata.google.internal',
    'http://login.example.com',
    'file:///etc/passwd',
    'https://user:password@login.example.com',
    'https://login.example.com?x=1',
    'https://login.example.com/.well-known/anything',
    'javascript:alert(1)',
  ])('is refused at its field when it is %s', async (issuer) => {
    expect(await test(issuer)).toMatchObject({ status: 422, body: { errors: [{ path: 'issuer' }] } })
  })

  it('leads nowhere by a redirect, and nowhere by what the provider says of itself', async () => {
    await using inside = await startPageServer((_request, response) => response.end('inside'))
    falseProvider.falsehood = { redirectTo: `${inside.origin}/` }
    expect(await test(falseProvider.issuer)).toMatchObject({ status: 422 })
    for (const endpoint of ['http://169.254.169.254/', 'javascript:alert(1)', 'http://10.0.0.1/', 'x']) {
      falseProvider.falsehood = { metadata: { authorization_endpoint: endpoint } }
      expect([endpoint, (await test(falseProvider.issuer)).status]).toEqual([endpoint, 422])
    }
    expect(inside.asked).toEqual([])
  })

  it('is no way to have the server ask for tokens and keys inside its network', async () => {
    const manager = await signUpOwner(server, 'inward.example')
    for (const name of ['token_endpoint', 'jwks_uri']) {
      await using inward = await startFalseProvider(CLIENT_SECRET)
      inward.falsehood = { metadata: { [name]: 'http://127.0.0.2:4800/' }, claims: { email: manager.email } }
      await setUp(server, names, manager, settingsFor(inward.issuer, 'inward.example'))
      const way = new Way(origin)
      const url = await way.start(manager.email)
      inward.nonce = url.searchParams.get('nonce') ?? ''
      const callback = callbackOf({ code: 'code', state: url.searchParams.get('state') ?? '' })
      expect([name, outcomeOf(await way.back(callback))]).toEqual([name, 'failed'])
    }
  })

  it('has to be what the provider calls itself', async () => {
    falseProvider.falsehood = { metadata: { issuer: provider.issuer } }
    expect(await test(falseProvider.issuer)).toMatchObject({ status: 422, body: { errors: [{ path: 'issuer' }] } })
  })
})

it('sends people back below the public address, whatever a request calls the server', async () => {
  const body = JSON.stringify({ email: owner.email })
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json' }
    const request = requestHttp(
      `${server.origin}/api/auth/single-sign-on/start`,
      { method: 'POST', headers },
      (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString())).on('end', () => resolve(text))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
  const { url } = JSON.parse(answer) as { url: string }
  expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${origin}/api/auth/single-sign-on/callback`)
  const response = await fetch(`${server.origin}/api/auth/single-sign-on/callback`, {
    redirect: 'manual',
    headers: { 'x-forwarded-host': 'evil.example' },
  })
  expect(response.headers.get('location')).toBe(`${origin}/app/login?singleSignOn=expired`)
})
