import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('shows no mails to anybody otherwise', async () => {
  await using productive = await startTestServer()
  expect((await fetch(`${productive.origin}/outbox`)).status).toBe(404)
})
