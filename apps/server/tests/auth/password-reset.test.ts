import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestPasswordReset } from '../../src/services/auth/password-reset.ts'
import { PASSWORD, type Person, call, signUpGlobal } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let ownPage: string
let nowMs = Date.parse('2026-03-02T08:00:00Z')
const NEW_PASSWORD = 'Anders-herum-2026!'
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  ownPage = `http://localhost:${new URL(server.origin).port}/app/reset-password`
})
afterAll(() => server[Symbol.asyncDispose]())

const request = (email: string, resetLink = ownPage) =>
  call(server, 'POST', '/auth/request', { body: { email, resetLink } })
const login = (email: string, password: string) => call(server, 'POST', '/auth/login', { body: { email, password } })
const reset = (resetLink: string, password = NEW_PASSWORD) =>
  call(server, 'POST', '/auth/resetPassword', { body: { password, confirmPassword: password, resetLink } })
const mailsTo = (email: string) => readOutbox(server).filter(({ to }) => to === email)

async function requestLink(person: Person): Promise<string> {
  await request(person.email)
  return /http\S+/.exec(mailsTo(person.email).at(-1)?.text ?? '')![0]
}

describe('POST /auth/request', () => {
  it('mails a link to this deployment', async () => {
    const person = await signUpGlobal(server)
    expect((await request(person.email)).status).toBe(200)
    const [mail, ...more] = mailsTo(person.email)
    expect(more).toEqual([])
    expect(mail!.text).toMatch(new RegExp(`^${ownPage.replaceAll('/', '\\/')}\\?resetLinkId=[\\w-]{43}\\r$`, 'm'))
  })

  it('answers alike, and mails nothing, to whoever has no account', async () => {
    const person = await signUpGlobal(server)
    const [known, unknown] = [await request(person.email), await request('nobody@umkreis.example')]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(mailsTo('nobody@umkreis.example')).toEqual([])
  })

  it('keeps nothing of the asked address but its page', async () => {
    const person = await signUpGlobal(server)
    await request(person.email, `${ownPage}?resetLinkId=mine&next=https://evil.example#x`)
    expect(mailsTo(person.email)[0]!.text).not.toMatch(/evil|mine/)
  })

  it('mails one person a few times and then no more, without saying so', async () => {
    const person = await signUpGlobal(server)
    const answers = []
    for (let index = 0; index < 7; index += 1) answers.push((await request(person.email)).status)
    expect(answers).toEqual(Array.from({ length: 7 }, () => 200))
    expect(mailsTo(person.email)).toHaveLength(5)
  })

  it('mails somebody for whom others have asked too often', async () => {
    const person = await signUpGlobal(server)
    const asking = { email: person.email, resetLink: ownPage }
    for (let index = 0; index < 6; index += 1) await requestPasswordReset(server.context, asking, '192.0.2.1', 'en')
    expect(mailsTo(person.email)).toHaveLength(5)
    await request(person.email)
    expect(mailsTo(person.email)).toHaveLength(6)
  })

  it('mails one person no more than 50 times in an hour, however many ask', async () => {
    const person = await signUpGlobal(server)
    const asking = { email: person.email, resetLink: ownPage }
    for (let index = 0; index < 52; index += 1) {
      await requestPasswordReset(server.context, asking, `192.0.2.${index}`, 'en')
    }
    expect(mailsTo(person.email)).toHaveLength(50)
  })
})

describe('a mailed link', () => {
  it('sets a new password once and ends every session', async () => {
    const person = await signUpGlobal(server)
    const link = await requestLink(person)
    expect((await reset(link)).status).toBe(200)
    expect((await login(person.email, PASSWORD)).status).toBe(401)
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200)
    expect((await call(server, 'GET', '/users/me', { token: person.token })).status).toBe(401)
    const refresh = await call(server, 'POST', '/auth/refresh', { body: { refreshToken: person.refreshToken } })
    expect(refresh.status).toBe(401)
    expect((await reset(link, 'Wieder-2026!')).status).toBe(404)
  })

  it('works by its id alone as well, and uses up the links mailed before it', async () => {
    const person = await signUpGlobal(server)
    const [older, newer] = [await requestLink(person), await requestLink(person)]
    const resetLinkId = new URL(newer).searchParams.get('resetLinkId')
    const body = { password: NEW_PASSWORD, resetLinkId }
    expect((await call(server, 'POST', '/auth/set-new-password', { body })).status).toBe(200)
    expect((await reset(older)).status).toBe(404)
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200)
  })

  it('ends after one hour', async () => {
    const person = await signUpGlobal(server)
    const link = await requestLink(person)
    nowMs += 60 * 60_000
    expect((await reset(link)).status).toBe(404)
    nowMs -= 1000
    expect((await reset(link)).status).toBe(200)
  })

  it('keeps working after a weak password was refused', async () => {
    const person = await signUpGlobal(server)
    const link = await requestLink(person)
    const weak = await reset(link, 'abcdefgh')
    expect([weak.status, weak.body.detail]).toEqual([422, 'Password does not meet strength requirements'])
    expect((await reset(link)).status).toBe(200)
  })

  it('sets the password for one of two who use it at the same time', async () => {
    const person = await signUpGlobal(server)
    const link = await requestLink(person)
    const answers = await Promise.all([reset(link, 'Erstens-2026!'), reset(link, 'Zweitens-2026!')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  it.each([
    'http://localhost/app/reset-password',
    'http://localhost/?resetLinkId=',
    'nonsense',
    'http://x/?resetLinkId=made-up',
  ])('is refused when it was never mailed: %s', async (link) => {
    expect((await reset(link)).status).toBe(404)
  })

  it('lets somebody in whose account is locked by wrong tries', async () => {
    const person = await signUpGlobal(server)
    await Promise.all(Array.from({ length: 11 }, () => login(person.email, 'Wrong-2026!')))
    expect((await login(person.email, PASSWORD)).status).toBe(429)
    await reset(await requestLink(person))
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200)
  })
})
