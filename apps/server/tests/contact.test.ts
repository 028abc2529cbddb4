import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from './_util/api.ts'
import { readOutbox } from './_util/outbox.ts'
import { type TestServer, startTestServer } from './_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    env: { SITE_URL: 'https://www.umkreis.example', MAIL_FROM: 'hello@umkreis.example' },
  })
})
afterAll(() => server[Symbol.asyncDispose]())

const demo = { fullName: 'Jörg Brandt', workEmail: 'j.brandt@lindwerk.example', companyName: 'Lindwerk 2' }

describe('POST /email/sendEmails', () => {
  it('tells the people behind the deployment', async () => {
    expect((await call(server, 'POST', '/email/sendEmails', { body: demo })).status).toBe(200)
    expect(readOutbox(server).at(-1)).toEqual({
      to: 'hello@umkreis.example',
      subject: 'Demo request: Lindwerk 2',
      text: 'Name: Jörg Brandt\r\nCompany: Lindwerk 2\r\nEmail: j.brandt@lindwerk.example\r\nLanguage: English\r\n',
    })
  })

  it('tells them in the language of whoever asks', async () => {
    const headers = { 'accept-language': 'de-AT,de;q=0.9' }
    expect((await call(server, 'POST', '/email/sendEmails', { body: demo, headers })).status).toBe(200)
    expect(readOutbox(server).at(-1)).toMatchObject({
      subject: 'Demo-Anfrage: Lindwerk 2',
      text: 'Name: Jörg Brandt\r\nFirma: Lindwerk 2\r\nE-Mail: j.brandt@lindwerk.example\r\nSprache: Deutsch\r\n',
    })
  })

  it.each([
    [{ ...demo, fullName: 'J0rg' }, 'fullName', 'Invalid name'],
    [{ ...demo, fullName: undefined }, 'fullName', 'Full name is required'],
    [{ ...demo, workEmail: 'x' }, 'workEmail', 'Invalid email address'],
    [{ ...demo, companyName: 'A\r\nBcc: x@y.de' }, 'companyName', 'Invalid company name'],
  ])('refuses %j', async (body, path, message) => {
    const answer = await call(server, 'POST', '/email/sendEmails', { body })
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]])
  })
})

describe('a form that a browser posts without a script', () => {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${server.origin}/api${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

  it.each([
    ['/email/sendEmails', '/demo/thanks', 'Demo request: Lindwerk 2'],
    ['/email/sendEmails?language=de', '/de/demo/thanks', 'Demo-Anfrage: Lindwerk 2'],
    ['/email/sendEmails?language=https://evil.example', '/demo/thanks', 'Demo request: Lindwerk 2'],
  ])('%s is sent on to %s of the site, and told of in the language of the form', async (path, page, subject) => {
    const answer = await post(path, demo)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `https://www.umkreis.example${page}`])
    expect(readOutbox(server).at(-1)?.subject).toBe(subject)
  })

  it('is checked like any other', async () => {
    expect((await post('/email/sendEmails', { ...demo, workEmail: 'x' })).status).toBe(422)
    expect((await post('/email/sendEmails', { ...demo, companyName: 'x'.repeat(20_000) })).status).toBe(413)
  })

  it('is taken nowhere else', async () => {
    expect((await post('/auth/login', { email: 'a@b.example', password: 'x' })).status).toBe(415)
  })
})

describe('POST /email', () => {
  it('notes who wants the newsletter, and refuses what is no address', async () => {
    expect((await call(server, 'POST', '/email', { body: { email: 'a@b.example' } })).status).toBe(200)
    expect(readOutbox(server).at(-1)?.text).toBe('Email: a@b.example\r\nLanguage: English\r\n')
    expect((await call(server, 'POST', '/email', { body: { email: 'a' } })).body.detail).toBe('Invalid email address')
  })

  it('tells of it in German where the page is', async () => {
    const headers = { 'accept-language': 'de' }
    expect((await call(server, 'POST', '/email', { body: { email: 'c@d.example' }, headers })).status).toBe(200)
    expect(readOutbox(server).at(-1)).toMatchObject({
      subject: 'Newsletter-Anmeldung',
      text: 'E-Mail: c@d.example\r\nSprache: Deutsch\r\n',
    })
  })

  it('answers 429 to who asks too often', async () => {
    const answers = []
    for (let index = 0; index < 40; index += 1) {
      answers.push(await call(server, 'POST', '/email', { body: { email: `a${index}@b.example` } }))
    }
    const refused = answers.at(-1)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('other origins', () => {
  const preflight = (path: string, origin: string) =>
    fetch(server.origin + path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })

  it.each(['/api/email', '/api/email/sendEmails'])('may use %s if they are the marketing site', async (path) => {
    const allowed = await preflight(path, 'https://www.umkreis.example')
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://www.umkreis.example')
    const refused = await preflight(path, 'https://evil.example')
    expect(refused.headers.get('access-control-allow-origin')).toBe(null)
  })

  it('may use nothing else', async () => {
    const { headers } = await preflight('/api/auth/login', 'https://www.umkreis.example')
    expect(headers.get('access-control-allow-origin')).toBe(null)
  })
})
