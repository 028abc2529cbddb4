import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, call } from './_util/api.ts'
import { type TestServer, startTestServer } from './_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO: '1' } })
})
afterAll(() => server[Symbol.asyncDispose]())

it('takes 200 sign-ups in a minute from one address', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      call(server, 'POST', '/auth/register', {
        body: { email: `p${index}@crowd.example`, password: PASSWORD, confirmPassword: PASSWORD },
      }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  // Two hundred password hashes take a busy machine a while; the limit is about their number.
}, 180_000)

it('shows its mails at /outbox, escaped, with links to follow', async () => {
  const body = { fullName: 'Ada', companyName: 'Lindwerk', workEmail: 'ada@lindwerk.example' }
  expect((await call(server, 'POST', '/email/sendEmails', { body })).status).toBe(200)
  const resetLink = `${server.context.publicUrl()}/app/reset-password`
  await call(server, 'POST', '/auth/request', { body: { email: 'p1@crowd.example', resetLink } })
  const page = await (await fetch(`${server.origin}/outbox`)).text()
  expect(page).toContain('Demo request: Lindwerk')
  expect(page).toContain('To: p1@crowd.example')
  expect(page).toMatch(new RegExp(`<a href="${resetLink}\\?resetLinkId=[\\w-]{43}">`))
  expect(page).toContain('From: Umkreis &lt;no-reply@umkreis.example&gt;')
})

describe('/outbox', () => {
  const statusFor = async (host: string, { origin } = server) => {
    const asking = request(`${origin}/outbox`, { headers: { host } }).end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }

  it.each(['localhost', 'LOCALHOST:1', '127.0.0.1:4800', '[::1]:4800'])('is there by the name %s', async (host) => {
    expect(await statusFor(host)).toBe(200)
  })

  it.each(['evil.example', 'localhost.evil.example', 'evil.example:80', 'localhost@evil.example', '192.168.1.5', ' '])(
    'is not there by a foreign name: %s',
    async (host) => {
      expect(await statusFor(host)).not.toBe(200)
    },
  )

  it('is there by the name that links use', async () => {
    expect(await statusFor('demo.umkreis.example')).toBe(404)
    await using named = await startTestServer({ env: { DEMO: '1', PUBLIC_URL: 'http://demo.umkreis.example' } })
    expect(await statusFor('demo.umkreis.example', named)).toBe(200)
  })
})

it('shows no mails to anybody otherwise', async () => {
  await using productive = await startTestServer()
  expect((await fetch(`${productive.origin}/outbox`)).status).toBe(404)
})
