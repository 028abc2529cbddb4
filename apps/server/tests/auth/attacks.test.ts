import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, call, signUpGlobal } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** A call whose headers nothing corrects. */
function post(path: string, body: unknown, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const call = rawRequest(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  })
  call.on('response', (response) => {
    response.resume()
    resolve(response.statusCode ?? 0)
  })
  call.on('error', reject)
  call.end(JSON.stringify(body))
  return promise
}

describe('poisoning a reset mail', () => {
  it.each([
    ['Host', { host: 'evil.example' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    ['Forwarded', { forwarded: 'host=evil.example;proto=https' }],
    ['Origin and Referer', { origin: 'https://evil.example', referer: 'https://evil.example/' }],
  ])('by %s leads to this deployment alone', async (_what, headers) => {
    const { email } = await signUpGlobal(server)
    await post('/auth/request', { email, resetLink: `${server.origin}/app/reset-password` }, headers)
    const mails = readOutbox(server).filter(({ to }) => to === email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`${server.context.publicUrl()}/app/reset-password?resetLinkId=`)
    expect(mails[0]?.text).not.toContain('evil.example')
  })

  it.each([
    'https://evil.example/app/reset-password',
    '//evil.example/app/reset-password',
    'http://user@evil.example/app/reset-password',
  ])('by asking for %s mails nothing', async (resetLink) => {
    const { email } = await signUpGlobal(server)
    const status = await post('/auth/request', { email, resetLink }, {})
    expect([status, readOutbox(server).filter(({ to }) => to === email)]).toEqual([200, []])
  })
})

describe('finding out who has an account', () => {
  it('fails: every answer to a reset is the same, in status, headers and body', async () => {
    const { email } = await signUpGlobal(server)
    const ask = (address: string) =>
      call(server, 'POST', '/auth/request', {
        body: { email: address, resetLink: `${server.origin}/app/reset-password` },
      })
    const [known, unknown] = [await ask(email), await ask('nobody-here@umkreis.example')]
    const shape = ({ status, body, headers }: typeof known) => [status, body, [...headers.keys()].toSorted()]
    expect(shape(known)).toEqual(shape(unknown))
  })
})

describe('fixing somebody’s session', () => {
  it('fails: tokens and ids that a caller brings are never those that signing in gives', async () => {
    const { email, token, refreshToken } = await signUpGlobal(server)
    const brought = { accessToken: token, refreshToken, sessionId: 'chosen', userId: 'chosen' }
    const answer = await call<{ tokens: { accessToken: string; refreshToken: string } }>(
      server,
      'POST',
      '/auth/login',
      {
        body: { email, password: PASSWORD, ...brought },
        headers: { cookie: 'sessionId=chosen; umkreis-device=chosen', authorization: `Bearer ${token}` },
      },
    )
    expect(answer.status).toBe(200)
    expect(answer.body.tokens.refreshToken).not.toBe(refreshToken)
    const { sid } = JSON.parse(atob(answer.body.tokens.accessToken.split('.')[1] ?? '')) as { sid: string }
    const { sid: before } = JSON.parse(atob(token.split('.')[1] ?? '')) as { sid: string }
    expect([sid === 'chosen', sid === before]).toEqual([false, false])
  })
})

describe('writing mail headers', () => {
  it.each(['a@b.de\r\nBcc: x@y.de', 'a@b.de\nBcc: x@y.de', 'a@b.de%0ABcc:x@y.de'])(
    'by the address %j is refused or stays an address',
    async (email) => {
      const before = readOutbox(server).length
      await call(server, 'POST', '/auth/request', { body: { email, resetLink: `${server.origin}/app/reset-password` } })
      expect(readOutbox(server).length).toBe(before)
    },
  )

  it('by one’s name stays text', async () => {
    const { email, token } = await signUpGlobal(server)
    const form = new FormData()
    form.append('firstName', 'Eve\r\nBcc: x@y.de')
    const named = await call(server, 'PATCH', '/users', { token, body: form })
    expect(named.status).toBe(422)
    await call(server, 'POST', '/auth/request', { body: { email, resetLink: `${server.origin}/app/reset-password` } })
    expect(readOutbox(server).at(-1)?.to).toBe(email)
  })
})

it('setting a password twice at once with one link sets one', async () => {
  const { email } = await signUpGlobal(server)
  await call(server, 'POST', '/auth/request', { body: { email, resetLink: `${server.origin}/app/reset-password` } })
  const resetLinkId = /resetLinkId=([\w-]+)/.exec(readOutbox(server).at(-1)?.text ?? '')?.[1]
  const set = (password: string) => call(server, 'POST', '/auth/set-new-password', { body: { password, resetLinkId } })
  const answers = await Promise.all([set('First-garden-77!'), set('Second-garden-77!'), set('Third-garden-77!')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
})
