import type { OwnSession } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, type Person, call, signUpGlobal, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let nowMs = Date.UTC(2026, 2, 2, 8)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
})
afterAll(() => server[Symbol.asyncDispose]())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

async function signIn(email: string, userAgent: string, cookie = '') {
  const { headers, body } = await call<{ tokens: { accessToken: string; refreshToken: string } }>(
    server,
    'POST',
    '/auth/login',
    { body: { email, password: PASSWORD }, headers: { 'user-agent': userAgent, cookie } },
  )
  return { ...body.tokens, setCookie: headers.get('set-cookie') ?? '' }
}
const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? ''
const list = async (token: string) =>
  (await call<{ sessions: OwnSession[] }>(server, 'GET', '/auth/sessions', { token })).body.sessions
const end = (token: string, place = '') => call(server, 'DELETE', `/auth/sessions${place}`, { token })
const isIn = async (token: string) => (await call(server, 'GET', '/users/me', { token })).status === 200
const newSignIns = (email: string) =>
  readOutbox(server).filter(({ to, subject }) => to === email && subject === 'New sign-in to your Umkreis account')

describe('one’s sign-ins', () => {
  it('are listed with their devices, this one first, then the latest used', async () => {
    const { email } = await signUpGlobal(server)
    const laptop = await signIn(email, FIREFOX)
    nowMs += 60_000
    const phone = await signIn(email, SAFARI)
    nowMs += 60_000
    await call(server, 'POST', '/auth/refresh', { body: { refreshToken: phone.refreshToken, accessToken: '' } })
    const sessions = await list(laptop.accessToken)
    expect(sessions.map(({ deviceName, isThis }) => [deviceName, isThis])).toEqual([
      ['Firefox on Windows', true],
      ['Safari on iPhone', false],
      ['', false],
    ])
    expect(sessions[1]).toMatchObject({
      signedInAt: new Date(nowMs - 60_000).toISOString(),
      lastUsedAt: new Date(nowMs).toISOString(),
    })
  })

  it('end one by one, and all others at once', async () => {
    const { email, token } = await signUpGlobal(server)
    const [a, b] = [await signIn(email, FIREFOX), await signIn(email, SAFARI)]
    const phone = (await list(token)).find(({ deviceName }) => deviceName === 'Safari on iPhone')
    expect((await end(token, `/${phone?.sessionId}`)).status).toBe(204)
    expect([await isIn(token), await isIn(a.accessToken), await isIn(b.accessToken)]).toEqual([true, true, false])
    expect((await end(token, `/${phone?.sessionId}`)).status).toBe(404)
    expect((await end(token)).status).toBe(204)
    expect([await isIn(token), await isIn(a.accessToken)]).toEqual([true, false])
    expect(await list(token)).toHaveLength(1)
  })

  it('are nobody else’s', async () => {
    const [mine, theirs] = [await signUpGlobal(server), await signUpOwner(server)]
    const [session] = await list(theirs.token)
    expect((await end(mine.token, `/${session?.sessionId}`)).status).toBe(404)
    expect(await isIn(theirs.token)).toBe(true)
    expect((await list(mine.token)).map(({ sessionId }) => sessionId)).not.toContain(session?.sessionId)
  })

  it('are listed no more once nothing can renew them', async () => {
    const { email } = await signUpGlobal(server)
    nowMs += 31 * 24 * 60 * 60_000
    const { accessToken } = await signIn(email, FIREFOX)
    expect(await list(accessToken)).toHaveLength(1)
  })
})

describe('a sign-in with a new browser', () => {
  it('is told by mail, once, and not where one has signed in before', async () => {
    const { email } = await signUpGlobal(server)
    const first = await signIn(email, FIREFOX)
    expect(newSignIns(email)).toHaveLength(1)
    expect(newSignIns(email)[0]?.text).toContain('Firefox on Windows, ')
    const again = await signIn(email, FIREFOX, cookieOf(first.setCookie))
    expect(newSignIns(email)).toHaveLength(1)
    expect(cookieOf(again.setCookie)).toBe(cookieOf(first.setCookie))
  })

  it('is known by a cookie that no script and no other site reads, and that opens nothing', async () => {
    const { email } = await signUpGlobal(server)
    const { setCookie } = await signIn(email, FIREFOX)
    expect(setCookie).toMatch(/^umkreis-device=[\w-]{43}; .*HttpOnly/)
    expect(setCookie).toContain('SameSite=Strict')
    expect(setCookie).toContain('Path=/api/auth')
    const alone = await call(server, 'GET', '/auth/sessions', { headers: { cookie: cookieOf(setCookie) } })
    expect(alone.status).toBe(401)
  })

  it('writes nothing of what a browser says into the mail', async () => {
    const { email } = await signUpGlobal(server)
    await signIn(email, 'Evil\tBcc: victim@umkreis.example https://evil.example')
    expect(newSignIns(email)[0]?.text).toContain('An unknown device, ')
    expect(newSignIns(email)[0]?.text).not.toContain('evil')
  })

  it('takes no key that somebody else chose: a planted cookie of another kind is replaced', async () => {
    const { email } = await signUpGlobal(server)
    const { setCookie } = await signIn(email, FIREFOX, 'umkreis-device=planted')
    expect(setCookie).not.toContain('planted')
  })
})

describe('POST /auth/change-password', () => {
  const NEXT = 'Another-garden-77!'
  const change = (person: Person, fields: Record<string, string>) =>
    call<{ errors?: unknown }>(server, 'POST', '/auth/change-password', {
      token: person.token,
      body: { currentPassword: PASSWORD, password: NEXT, confirmPassword: NEXT, ...fields },
    })

  it('sets the password, ends every other session, uses up mailed links, and says so by mail', async () => {
    const person = await signUpGlobal(server)
    const other = await signIn(person.email, FIREFOX)
    const resetLink = `${server.origin}/app/reset-password`
    await call(server, 'POST', '/auth/request', { body: { email: person.email, resetLink } })
    const link = readOutbox(server).findLast(({ to }) => to === person.email)?.text ?? ''
    expect((await change(person, {})).status).toBe(204)
    expect([await isIn(person.token), await isIn(other.accessToken)]).toEqual([true, false])
    const resetLinkId = /resetLinkId=([\w-]+)/.exec(link)?.[1]
    expect(resetLinkId).toBeDefined()
    const reset = await call(server, 'POST', '/auth/set-new-password', {
      body: { password: 'Third-garden-77!', resetLinkId },
    })
    expect(reset.status).toBe(404)
    const status = async (password: string) =>
      (await call(server, 'POST', '/auth/login', { body: { email: person.email, password } })).status
    expect([await status(PASSWORD), await status(NEXT)]).toEqual([401, 200])
    expect(readOutbox(server).map(({ subject }) => subject)).toContain('Your Umkreis password was changed')
  })

  it.each([
    ['a wrong old password', { currentPassword: 'Not-mine-2026!' }, 'currentPassword', 'The password is wrong'],
    ['no old password', { currentPassword: '' }, 'currentPassword', 'Please enter your password'],
    ['two that differ', { confirmPassword: 'x' }, 'confirmPassword', 'Passwords must match'],
    [
      'a weak one',
      { password: 'weak', confirmPassword: 'weak' },
      'password',
      'Password must be at least 8 characters long',
    ],
  ])('refuses %s', async (_what, fields, path, message) => {
    const person = await signUpGlobal(server)
    const answer = await change(person, fields)
    expect([answer.status, answer.body.errors]).toEqual([422, expect.arrayContaining([{ path, message }])])
    expect((await call(server, 'GET', '/users/me', { token: person.token })).status).toBe(200)
  })

  it('counts wrong old passwords like those at the sign-in', async () => {
    const person = await signUpGlobal(server)
    for (let tries = 0; tries < 10; tries += 1) await change(person, { currentPassword: 'Not-mine-2026!' })
    expect((await change(person, {})).status).toBe(429)
  })
})
