import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, call, signUpGlobal } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let person: Person
let ownPage: string
beforeAll(async () => {
  server = await startTestServer()
  person = await signUpGlobal(server)
  ownPage = `http://localhost:${new URL(server.origin).port}/app/reset-password`
})
afterAll(() => server[Symbol.asyncDispose]())

const request = (resetLink: string) =>
  call(server, 'POST', '/auth/request', { body: { email: person.email, resetLink } })
const mailedTo = () => readOutbox(server).filter(({ to }) => to === person.email)

// No more cases than one address may ask for mails in a minute.
describe('where a reset link may lead', () => {
  it.each([
    'https://evil.example/app/reset-password',
    '//evil.example/x',
    'http://localhost:1/app/reset-password',
    'http://localhost@evil.example/',
    'javascript:alert(1)',
    'nonsense',
  ])('mails no link to a foreign place: %s', async (link) => {
    expect((await request(link)).status).toBe(200)
    expect(mailedTo()).toEqual([])
  })

  it.each([
    '//evil.example/app/reset-password',
    '//evil.example',
    '/\\evil.example/app/reset-password',
    '\\\\evil.example/app/reset-password',
    '\\@evil.example/app/reset-password',
    '/%5cevil.example/app/reset-password',
    '%2f%2fevil.example/app/reset-password',
    '/%2f/app/reset-password',
    '/app%2freset-password',
    '/app//reset-password',
    '/app/reset-password//evil.example',
    '/app/reset-password%0d%0ahttp://evil.example',
    '/app/login',
    '',
  ])('mails no link for a path of this deployment that is not the page for a new password: %s', async (path) => {
    expect((await request(new URL(ownPage).origin + path)).status).toBe(200)
    expect(mailedTo()).toEqual([])
  })

  it.each([
    ['a name before the host', (host: string) => `http://evil.example@${host}/app/reset-password`],
    ['a password before the host', (host: string) => `http://:evil@${host}/app/reset-password`],
    ['the host as a name', (host: string) => `http://${host}@evil.example/app/reset-password`],
    ['the host as the beginning of another', (host: string) => `http://${host}.evil.example/app/reset-password`],
    ['another protocol', (host: string) => `https://${host}/app/reset-password`],
    ['backslashes', (host: string) => `http:\\\\evil.example\\@${host}/app/reset-password`],
  ])('mails no link to this host with %s', async (_what, link) => {
    expect((await request(link(new URL(ownPage).host))).status).toBe(200)
    expect(mailedTo()).toEqual([])
  })

  it.each(['localhost', '127.0.0.1', '[::1]'])(
    'mails a link to its own page, asked for by the name %s',
    async (host) => {
      const before = mailedTo().length
      await request(ownPage.replace('localhost', host))
      const [mail] = mailedTo().slice(before)
      expect(mail?.text).toContain(`\r\n${ownPage}?resetLinkId=`)
    },
  )
})
