import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, call, type Person, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { loadOperations } from './_util/document.ts'
import { exampleOf } from './_util/inputs.ts'
import { exchange } from './_util/raw.ts'
import { send } from './_util/send.ts'

const SITE = 'https://www.umkreis.example'
const PUBLIC = 'https://chat.umkreis.example'
let server: TestServer
let plain: TestServer
let ada: Person
beforeAll(async () => {
  ;[server, plain] = await Promise.all([
    startTestServer({ env: { SITE_URL: SITE, PUBLIC_URL: PUBLIC } }),
    startTestServer(),
  ])
  ada = await signUpOwner(server)
})
afterAll(() => Promise.all([server, plain].map((one) => one[Symbol.asyncDispose]())))

const PATHS = ['/', '/app/', '/api/docs', '/api/openapi.json', '/api/users/me', '/api/nothing', '/healthz', '/nowhere']

describe('every answer', () => {
  it.each(PATHS)('such as %s asks for HTTPS from then on, where this deployment has it', async (path) => {
    const { headers } = await fetch(server.origin + path, { redirect: 'manual' })
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
    const without = await fetch(plain.origin + path, { redirect: 'manual' })
    expect(without.headers.get('strict-transport-security')).toBe(null)
    expect(without.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  })

  it.each(PATHS)('such as %s runs no script but files of this server, and is framed by nobody', async (path) => {
    const { headers } = await fetch(server.origin + path, { redirect: 'manual' })
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
        const [name = '', ...values] = rule.split(' ')
        return [name, values.join(' ')]
      }),
    )
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'connect-src': "'self' wss://chat.umkreis.example",
    })
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBe(null)
    expect(headers.get('server')).toBe(null)
  })

  it('of a method is kept nowhere, but for pictures and sealed files that never change', async () => {
    const operations = (await loadOperations(server.origin)).filter(
      ({ method, path }) => method === 'GET' && !path.startsWith('/blobs/'),
    )
    const kept: string[] = []
    for (const operation of operations) {
      const query = operation.query
        .filter(({ required }) => required)
        .map(({ name, schema }) => [name, exampleOf(schema)])
      for (const token of [ada.token, undefined]) {
        const ids = { groupId: 'none', userId: ada.userId, blobId: 'none' }
        const reply = await send(server.origin, { operation, ids, token, query: Object.fromEntries(query) })
        const header = reply.headers.get('cache-control')
        if (header !== 'no-store') kept.push(`${operation.name} ${reply.status} ${header}`)
      }
    }
    expect(kept).toEqual([])
  })
})

describe('a page that this server writes itself', () => {
  it.each(['/api/docs'])('such as %s has no script and nothing that runs', async (path) => {
    const page = await (await fetch(server.origin + path)).text()
    expect(page).not.toMatch(/<script|javascript:|\son\w+\s*=\s*["']/i)
  })
})

describe('another origin', () => {
  const ask = (path: string, origin: string, method = 'OPTIONS') =>
    fetch(server.origin + path, {
      method,
      headers: {
        origin,
        ...(method === 'OPTIONS'
          ? { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization, content-type' }
          : { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' ? { body: JSON.stringify({ email: 'a@umkreis.example' }) } : {}),
    })
  const allowed = ({ headers }: Response) => [
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ]

  it('may post the forms of the site, if it is the site', async () => {
    expect(allowed(await ask('/api/email', SITE))).toEqual([SITE, null])
    expect(allowed(await ask('/api/email', SITE, 'POST'))).toEqual([SITE, null])
    expect((await ask('/api/email', SITE)).headers.get('access-control-allow-headers')).not.toMatch(/authorization/i)
  })

  it.each([
    'https://evil.example',
    'null',
    `${SITE}.evil.example`,
    'https://evil-www.umkreis.example',
    'http://www.umkreis.example',
    'https://WWW.umkreis.example:443@evil.example',
  ])('%s may nothing', async (origin) => {
    for (const method of ['OPTIONS', 'POST'])
      expect(allowed(await ask('/api/email', origin, method))).toEqual([null, null])
  })

  it.each([
    '/api/users/me',
    '/api/auth/login',
    '/api/groups',
    '/chatHub/negotiate',
    '/healthz',
    '/app/',
    '/api/openapi.json',
  ])('reads nothing at %s, not even the site', async (path) => {
    for (const origin of [SITE, PUBLIC, 'https://evil.example']) {
      expect(allowed(await ask(path, origin))).toEqual([null, null])
    }
  })
})

describe('the cookie of a browser', () => {
  it('goes to signing in alone, over HTTPS alone, and no script reads it', async () => {
    const cookieOf = async (origin: string) => {
      const email = `cookie${Math.random()}@umkreis.example`
      const { headers } = await call({ origin }, 'POST', '/auth/register', {
        body: { email, password: PASSWORD, confirmPassword: PASSWORD },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      })
      return headers.getSetCookie()
    }
    const [cookie, ...more] = await cookieOf(server.origin)
    expect(more).toEqual([])
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/api/auth'])
      expect(cookie).toContain(`; ${flag}`)
    expect((await cookieOf(plain.origin))[0]).not.toContain('Secure')
  })

  it('is none that a caller writes: what does not look like one is replaced', async () => {
    const { headers } = await call(server, 'POST', '/auth/login', {
      body: { email: ada.email, password: PASSWORD },
      headers: { cookie: 'umkreis-device=chosen%0d%0aSet-Cookie:%20a=b' },
    })
    expect(headers.getSetCookie().join()).not.toMatch(/chosen|a=b/)
  })
})

describe('a header that is made of input', () => {
  it.each([
    '/%0d%0aSet-Cookie:%20a=b',
    '/app/%0d%0aSet-Cookie:%20a=b',
    '/app/x?y=%0d%0aSet-Cookie:%20a=b',
    '/api/blobs/%0d%0aSet-Cookie:%20a=b',
    '/api/manager/people.csv?query=%0d%0aSet-Cookie:%20a=b',
  ])('is not split by %s', async (path) => {
    const received = await exchange(
      server.origin,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ada.token}\r\nConnection: close\r\n\r\n`,
    )
    expect(received.split('\r\n\r\n')[0]).not.toMatch(/set-cookie/i)
  })

  it.each([
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/app//evil.example',
    '/https://evil.example',
    '/?next=//evil.example',
  ])('leads nowhere else from %s', async (path) => {
    const received = await exchange(
      server.origin,
      `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    )
    const location = /^location: (.*)$/im.exec(received)?.[1]?.trim()
    expect(location === undefined || /^\/(?![/\\])/.test(location)).toBe(true)
  })

  it.each(['de', 'de%0d%0aSet-Cookie:%20a=b', '//evil.example', 'de/../../evil'])(
    'leads to the site after a form was posted in the language %s',
    async (language) => {
      const response = await fetch(`${server.origin}/api/email?language=${language}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'email=a%40umkreis.example',
      })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toMatch(/^https:\/\/www\.umkreis\.example\/(de\/)?\w+/)
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )
})
