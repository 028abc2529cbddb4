import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireTokenKey } from '../../src/services/auth/token-key.ts'
import { createSession } from '../../src/services/auth/sessions.ts'
import { type Person, call, signUpGlobal, signUpOwner } from '../_util/api.ts'
import { BareClient, hubUrl } from '../_util/hub.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let now = new Date('2026-11-22T10:00:00Z')
let server: TestServer
let ada: Person
let key: Uint8Array
let claims: { sub: string; sid: string }
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  ada = await signUpOwner(server)
  key = requireTokenKey(server.dataDir)
  claims = parse(ada.token)
})
afterAll(() => server[Symbol.asyncDispose]())

function parse(token: string): { sub: string; sid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string; sid: string }
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const seconds = () => Math.floor(now.getTime() / 1000)
const payload = (changes: object = {}) => ({
  ...claims,
  aud: 'umkreis',
  iat: seconds(),
  exp: seconds() + 900,
  ...changes,
})

/** A token with any header, signed as HS256 is. */
function forge(header: object, changes: object = {}, secret: Uint8Array | string = key): string {
  const head = `${encode(header)}.${encode(payload(changes))}`
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
}

const GOOD = { alg: 'HS256', typ: 'at+jwt' }

/** Statuses of a request, of negotiating, and of connecting with a token. */
async function tryAt(token: string): Promise<number[]> {
  const read = await call(server, 'GET', '/users/me', { token })
  const negotiated = await fetch(`${server.origin}/chatHub/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  const connected = await BareClient.open(hubUrl(server, token)).then(
    (client) => (client[Symbol.dispose](), 101),
    (error: Error) => Number(/\d{3}/.exec(error.message)?.[0]),
  )
  return [read.status, negotiated.status, connected]
}

it('lets a token in that is made as the server makes them, so that the others fail for what they are', async () => {
  expect(await tryAt(forge(GOOD))).toEqual([200, 200, 101])
})

describe('an access token', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' })

  it.each<[string, () => string | Promise<string>]>([
    ['without a signature', () => `${encode({ ...GOOD, alg: 'none' })}.${encode(payload())}.`],
    ['without a signature, in odd letters', () => `${encode({ ...GOOD, alg: 'nOnE' })}.${encode(payload())}.`],
    ['that says none and is signed', () => forge({ ...GOOD, alg: 'none' })],
    ['with its signature cut off', () => forge(GOOD).replace(/\.[^.]*$/, '.')],
    [
      'with another’s signature',
      () => `${forge(GOOD, { sub: 'x' }).replace(/\.[^.]*$/, '')}.${forge(GOOD).split('.')[2]}`,
    ],
    ['of a foreign key', () => forge(GOOD, {}, 'another key that is at least 32 characters long')],
    ['of an empty key', () => forge(GOOD, {}, '')],
    [
      'signed with RSA',
      () => new SignJWT(payload()).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' }).sign(privateKey),
    ],
    ['that says RSA over an HMAC', () => forge({ ...GOOD, alg: 'RS256' })],
    ['whose HMAC key is a public key', () => forge(GOOD, {}, publicPem.toString())],
    ['signed with HS512', () => new SignJWT(payload()).setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' }).sign(key)],
    ['whose kid names an empty file', () => forge({ ...GOOD, kid: '../../../../dev/null' }, {}, '')],
    ['whose kid is a query', () => forge({ ...GOOD, kid: "x' union select 'key" }, {}, 'key')],
    ['that brings its own key', () => forge({ ...GOOD, jwk: { kty: 'oct', k: encode('key') } }, {}, 'key')],
    [
      'that says where its key is',
      () => forge({ ...GOOD, jku: 'http://127.0.0.1/keys', x5u: 'http://127.0.0.1/' }, {}, 'key'),
    ],
    ['with a critical extension nobody knows', () => forge({ ...GOOD, crit: ['x'], x: 1 })],
    ['that is not packed but says so', () => forge({ ...GOOD, crit: ['b64'], b64: false })],
    ['of another type', () => forge({ alg: 'HS256', typ: 'JWT' })],
    ['of no type', () => forge({ alg: 'HS256' })],
    ['for somebody else', () => forge(GOOD, { aud: 'another' })],
    ['for nobody', () => forge(GOOD, { aud: undefined })],
    ['that has expired', () => forge(GOOD, { exp: seconds() - 1 })],
    ['that never expires', () => forge(GOOD, { exp: undefined })],
    ['whose end is no number', () => forge(GOOD, { exp: '9999999999' })],
    ['that begins later', () => forge(GOOD, { nbf: seconds() + 60 })],
    ['without a session', () => forge(GOOD, { sid: undefined })],
    ['of a session that there is not', () => forge(GOOD, { sid: 'none' })],
    ['whose session is a list', () => forge(GOOD, { sid: [claims.sid] })],
    ['that is a wild pattern', () => forge(GOOD, { sub: '%', sid: '%' })],
    ['of four parts', () => `${forge(GOOD)}.x`],
    ['that is empty', () => ''],
    ['that is 12 KB of dots', () => '.'.repeat(12_000)],
  ])('%s opens nothing', async (_what, make) => {
    expect(await tryAt(await make())).toEqual([401, 401, 401])
  })

  it('of one person’s session opens nothing under another’s name', async () => {
    const other = await signUpGlobal(server)
    expect(await tryAt(forge(GOOD, { sub: other.userId }))).toEqual([401, 401, 401])
    expect(await tryAt(forge(GOOD, { sid: parse(other.token).sid }))).toEqual([401, 401, 401])
  })

  it('runs out after a quarter of an hour', async () => {
    const { accessToken } = await createSession(server.context, ada.userId)
    expect((await call(server, 'GET', '/users/me', { token: accessToken })).status).toBe(200)
    now = new Date(now.getTime() + 15 * 60_000)
    expect(await tryAt(accessToken)).toEqual([401, 401, 401])
  })

  it('in an address opens the hub alone, and in a cookie nothing', async () => {
    const { accessToken } = await createSession(server.context, ada.userId)
    const inQuery = await call(server, 'GET', `/users/me?access_token=${accessToken}&accessToken=${accessToken}`)
    const inCookie = await call(server, 'GET', '/users/me', {
      headers: { cookie: `accessToken=${accessToken}; access_token=${accessToken}; token=${accessToken}` },
    })
    expect([inQuery.status, inCookie.status]).toEqual([401, 401])
  })
})

describe('a secret of one kind', () => {
  it('opens nothing of another kind', async () => {
    const { accessToken, refreshToken } = await createSession(server.context, ada.userId)
    const { ticket } = server.context.connectionTickets.issue(ada.userId)
    const invitation = server.context.tokenOfInvitation('any-invitation')
    const asAccess = await Promise.all([refreshToken, ticket, invitation].map(tryAt))
    expect(asAccess).toEqual(asAccess.map(() => [401, 401, 401]))

    const refresh = (token: string) => call(server, 'POST', '/auth/refresh', { body: { refreshToken: token } })
    const asRefresh = await Promise.all([accessToken, ticket, invitation].map(refresh))
    expect(asRefresh.map(({ status }) => status)).toEqual([401, 401, 401])

    const body = { email: 'new@umkreis.example', password: 'Umkreis-2026!', confirmPassword: 'Umkreis-2026!' }
    const join = (token: string) => call(server, 'POST', `/auth/register/${token}`, { body })
    const asInvitation = await Promise.all([accessToken, refreshToken, ticket, invitation].map(join))
    expect(asInvitation.map(({ status }) => status)).toEqual([404, 404, 404, 404])

    const reset = (id: string) =>
      call(server, 'POST', '/auth/set-new-password', { body: { password: 'First-garden-77!', resetLinkId: id } })
    const asReset = await Promise.all([accessToken.slice(0, 250), refreshToken, ticket, invitation].map(reset))
    expect(asReset.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    // Nothing of that ended or used up what they were.
    expect(await tryAt(accessToken)).toEqual([200, 200, 101])
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  it('opens a connection only for whom it was issued, and only once at a time', async () => {
    const [{ accessToken }, other] = [await createSession(server.context, ada.userId), await signUpGlobal(server)]
    const { ticket } = server.context.connectionTickets.issue(ada.userId)
    const connect = (token: string, id: string) =>
      BareClient.open(`${hubUrl(server, token)}&id=${encodeURIComponent(id)}`).then(
        (client) => client,
        (error: Error) => Number(/\d{3}/.exec(error.message)?.[0]),
      )
    const refused = [
      await connect(other.token, ticket),
      await connect(accessToken, `${ticket.slice(0, -2)}AA`),
      await connect(accessToken, accessToken),
      await connect(accessToken, ''),
    ]
    expect(refused).toEqual([404, 404, 404, 404])
    const client = await connect(accessToken, ticket)
    expect(client).toBeInstanceOf(BareClient)
    expect(await connect(accessToken, ticket)).toBe(409)
    ;(client as BareClient)[Symbol.dispose]()
  })
})
