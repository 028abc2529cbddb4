import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login as signIn } from '../../src/services/auth/login.ts'
import { PASSWORD, call, signUpGlobal, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let nowMs = Date.parse('2026-03-02T08:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs), env: { TOKEN_KEY: 'k'.repeat(32) } })
})
afterAll(() => server[Symbol.asyncDispose]())

const pair = { password: PASSWORD, confirmPassword: PASSWORD }
const login = (email: string, password = PASSWORD) => call(server, 'POST', '/auth/login', { body: { email, password } })
const refresh = (refreshToken: string) =>
  call<{ accessToken: string; refreshToken: string }>(server, 'POST', '/auth/refresh', { body: { refreshToken } })
const me = (token: string) => call(server, 'GET', '/users/me', { token })

describe('POST /auth/register', () => {
  it('answers tokens and a global user, and takes the address in any case from then on', async () => {
    const answer = await call(server, 'POST', '/auth/register', { body: { email: 'Mira@Umkreis.Example', ...pair } })
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { email: 'mira@umkreis.example', isGlobal: true, role: 'Employee', city: '', customFields: [] } },
    })
    expect(Object.keys(answer.body.tokens as object).toSorted()).toEqual(['accessToken', 'refreshToken'])
    expect((await login('MIRA@umkreis.example')).status).toBe(200)
  })

  it.each([
    ['a taken address', { email: 'mira@umkreis.example', ...pair }, 409, 'This email is already registered'],
    [
      'a weak password',
      { email: 'a@b.de', password: 'abcdefgh', confirmPassword: 'abcdefgh' },
      422,
      'Password does not meet strength requirements',
    ],
    [
      'another repetition',
      { email: 'a@b.de', password: PASSWORD, confirmPassword: 'Other-2026!' },
      422,
      'Passwords must match',
    ],
    ['no address', pair, 422, 'Email is required'],
    ['no object', [], 422, undefined],
    ['no JSON', '{"email":', 400, 'The body is not JSON'],
    [
      'a NUL character',
      { email: 'nul\u0000@b.de', ...pair },
      400,
      'The request holds characters that cannot be stored',
    ],
  ])('refuses %s', async (_what, body, status, detail) => {
    const answer = await call(server, 'POST', '/auth/register', { body })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    if (detail !== undefined) expect(answer.body.detail).toBe(detail)
    expect(JSON.stringify(answer.body)).not.toContain(PASSWORD)
  })

  it('refuses a body past its limit, announced or not', async () => {
    const body = JSON.stringify({ email: 'a@b.de', ...pair, filler: 'x'.repeat(20_000) })
    expect((await call(server, 'POST', '/auth/register', { body })).status).toBe(413)
    const streamed = await fetch(`${server.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
  })

  it('gives an address to one of many who ask for it at the same time', async () => {
    const body = { email: 'race@umkreis.example', ...pair }
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(server, 'POST', '/auth/register', { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })
})

describe('POST /auth/register-trial', () => {
  it('founds an organisation named after the address, whose Manager one is', async () => {
    const body = { email: 'founder@mail.lindwerk-gruppe.example', ...pair }
    const answer = await call(server, 'POST', '/auth/register-trial', { body })
    expect(answer.body.user).toMatchObject({ role: 'Manager', isGlobal: false, organisationName: 'Lindwerk Gruppe' })
  })
})

describe('POST /auth/login', () => {
  it('answers a wrong password and an unknown account with the same words', async () => {
    const { email } = await signUpGlobal(server)
    const [wrong, unknown] = [await login(email, 'Wrong-2026!'), await login('nobody@umkreis.example')]
    expect([wrong.status, wrong.body.detail]).toEqual([401, 'The email or the password is wrong'])
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
  })

  it.each(['known', 'unknown'])('answers 429 after 10 wrong tries on an account that is %s', async (kind) => {
    const email = kind === 'known' ? (await signUpGlobal(server)).email : 'guessed@umkreis.example'
    const tries = await Promise.all(Array.from({ length: 10 }, () => login(email, 'Wrong-2026!')))
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]))
    const refused = await login(email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('lets somebody in while others guess their password from elsewhere', async () => {
    const { email } = await signUpGlobal(server)
    const guess = loginFrom('192.0.2.1', email, 'Wrong-2026!')
    const guesses = await Promise.allSettled(Array.from({ length: 11 }, guess))
    expect(codesOf(guesses)).toEqual([...Array.from({ length: 10 }, () => 'unauthenticated'), 'too-many'])
    expect((await login(email)).status).toBe(200)
    expect(codesOf(await Promise.allSettled([guess()]))).toEqual(['too-many'])
  })

  it('lets in everybody who is right at the same time', async () => {
    const { email } = await signUpGlobal(server)
    const answers = await Promise.all(Array.from({ length: 24 }, () => login(email)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('access tokens', () => {
  it('are refused once they are 15 minutes old', async () => {
    const { token } = await signUpGlobal(server)
    expect((await me(token)).status).toBe(200)
    nowMs += 15 * 60_000 + 1000
    expect((await me(token)).status).toBe(401)
  })

  it.each([
    ['nothing', () => undefined],
    ['rubbish', () => 'abc.def.ghi'],
    ['a token of another key', (claims: Claims) => sign(claims, { alg: 'HS256', typ: 'at+jwt' }, 'x'.repeat(32))],
    ['another algorithm', (claims: Claims) => sign(claims, { alg: 'HS512', typ: 'at+jwt' }, 'k'.repeat(64))],
    ['another kind of token', (claims: Claims) => sign(claims, { alg: 'HS256' }, 'k'.repeat(32))],
    [
      'a token without a signature',
      (claims: Claims) =>
        `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode({ ...claims, aud: 'umkreis', exp: nowMs / 1000 + 60 })}.`,
    ],
    [
      'another person in the session',
      (claims: Claims) => sign({ ...claims, sub: 'somebody-else' }, { alg: 'HS256', typ: 'at+jwt' }, 'k'.repeat(32)),
    ],
  ] as const)('are refused: %s', async (_what, forge) => {
    const { token } = await signUpGlobal(server)
    const { sub, sid } = JSON.parse(atob(token.split('.')[1]!)) as Claims
    const forged = await forge({ sub, sid })
    const answer = await call(server, 'GET', '/users/me', { token: forged })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="umkreis"'])
  })

  it('are taken when forged with the right key, which shows that the cases above fail for their own reason', async () => {
    const { token } = await signUpGlobal(server)
    const { sub, sid } = JSON.parse(atob(token.split('.')[1]!)) as Claims
    const own = await sign({ sub, sid }, { alg: 'HS256', typ: 'at+jwt' }, 'k'.repeat(32))
    expect((await me(own)).status).toBe(200)
  })
})

describe('POST /auth/refresh', () => {
  it('answers new tokens, and each refresh token works once', async () => {
    const person = await signUpGlobal(server)
    const first = await refresh(person.refreshToken)
    expect(Object.keys(first.body).toSorted()).toEqual(['accessToken', 'refreshToken'])
    const second = await refresh(first.body.refreshToken)
    expect((await me(second.body.accessToken)).status).toBe(200)
  })

  it('ends the whole session when a refresh token is used again, and no other session', async () => {
    const person = await signUpGlobal(server)
    const other = (await login(person.email)).body.tokens as { accessToken: string }
    const { body: fresh } = await refresh(person.refreshToken)
    expect((await refresh(person.refreshToken)).status).toBe(401)
    expect((await me(fresh.accessToken)).status).toBe(401)
    expect((await refresh(fresh.refreshToken)).status).toBe(401)
    expect((await me(other.accessToken)).status).toBe(200)
  })

  it('answers one of two uses at the same time, and tells the rest of the server that the session ended', async () => {
    const person = await signUpGlobal(server)
    const ended: string[] = []
    const unsubscribe = server.context.events.subscribe('sessionEnded', ({ userId }) => ended.push(userId))
    const answers = await Promise.all([refresh(person.refreshToken), refresh(person.refreshToken)])
    unsubscribe()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(ended).toEqual([person.userId])
  })

  it('refuses what it never gave, and what nobody used for 30 days', async () => {
    const { refreshToken } = await signUpGlobal(server)
    expect((await refresh('made-up')).status).toBe(401)
    nowMs += 30 * 24 * 60 * 60_000 + 1000
    expect((await refresh(refreshToken)).status).toBe(401)
  })
})

describe('POST /auth/logout', () => {
  it('ends the session at once', async () => {
    const person = await signUpOwner(server)
    expect((await call(server, 'POST', '/auth/logout', { token: person.token })).status).toBe(204)
    expect((await me(person.token)).status).toBe(401)
    expect((await refresh(person.refreshToken)).status).toBe(401)
  })
})

it('logs neither passwords nor tokens nor addresses', async () => {
  const person = await signUpGlobal(server)
  await login(person.email, 'Secret-guess-77!')
  await call(server, 'POST', '/auth/register/secret-invitation', { body: { email: 'x@y.de', ...pair } })
  await call(server, 'GET', '/users/me?accessToken=secret-query', { token: person.token })
  const log = server.logLines.join('\n')
  const secrets = [
    person.token,
    person.refreshToken,
    person.email,
    PASSWORD,
    'Secret-guess-77!',
    'secret-invitation',
    'secret-query',
  ]
  expect(log).toContain('/api/auth/login')
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

/** Over HTTP every test comes from one address. */
function loginFrom(address: string, email: string, password: string): () => Promise<unknown> {
  return () => signIn(server.context, { email, password }, address)
}

function codesOf(outcomes: PromiseSettledResult<unknown>[]): unknown[] {
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'signed in'))
}

interface Claims {
  sub: string
  sid: string
}

function sign(claims: Claims, header: { alg: string; typ?: string }, key: string): Promise<string> {
  return new SignJWT({ sid: claims.sid })
    .setProtectedHeader(header)
    .setSubject(claims.sub)
    .setAudience('umkreis')
    .setIssuedAt(nowMs / 1000)
    .setExpirationTime(nowMs / 1000 + 60)
    .sign(new TextEncoder().encode(key))
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
