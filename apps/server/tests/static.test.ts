import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from './_util/start-test-server.ts'

const SCRIPT = `export const x = '${'umkreis '.repeat(400)}'\n`
let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'umkreis-static-'))
beforeAll(async () => {
  const files = {
    'web/index.html': '<!doctype html><title>app</title>',
    'web/de/index.html': '<!doctype html><title>App auf Deutsch</title>',
    'web/de/assets/deutsch-AbCd1234.js': SCRIPT,
    'web/assets/main-AbCd1234.js': SCRIPT,
    'web/sound.mp3': 'x'.repeat(4000),
    'web/.vite/manifest.json': '{}',
    'site/index.html': '<!doctype html><title>site</title>',
    'site/pricing/index.html': '<!doctype html><title>pricing</title>',
    'site/404.html': '<!doctype html><title>missing</title>',
    'site/.well-known/security.txt': 'Contact: mailto:somebody@umkreis.example',
    'site/.well-known/.hidden': 'hidden',
    'secret.txt': 'outside',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  server = await startTestServer({ config: { webDir: join(folder, 'web'), siteDir: join(folder, 'site') } })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' })

/** Sends the path as it stands: fetch would tidy it up. */
function getRaw(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; encoding: string; body: Buffer }> {
  const { hostname, port } = new URL(server.origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const encoding = response.headers['content-encoding'] ?? ''
        resolve({ status: response.statusCode ?? 0, encoding, body: Buffer.concat(parts) })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('the web app', () => {
  it.each(['/app', '/app/', '/app/chat', '/app/surround-me/result?query=a.b', '/app/chat/group-details/members'])(
    'answers %s with its one page, which is looked up again each time',
    async (path) => {
      const response = await get(path)
      expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>app</title>'])
      expect(response.headers.get('cache-control')).toBe('no-cache')
    },
  )

  it('answers in the language that was chosen, else in the one that the browser asks for', async () => {
    const title = async (headers: Record<string, string>) => {
      const response = await get('/app/chat', headers)
      expect(response.headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
      return /<title>(.*)$/.exec(await response.text())?.[1]
    }
    expect(await title({ 'accept-language': 'en-GB' })).toBe('app</title>')
    expect(await title({ 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' })).toBe('App auf Deutsch</title>')
    expect(await title({ 'accept-language': 'de', cookie: 'umkreis-language=en' })).toBe('app</title>')
  })

  it('has the code of both languages for everybody', async () => {
    expect((await get('/app/assets/deutsch-AbCd1234.js')).status).toBe(200)
  })

  it('lets files with a hash in their name be kept for ever', async () => {
    const response = await get('/app/assets/main-AbCd1234.js')
    expect(await response.text()).toBe(SCRIPT)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('answers a file that is gone with 404 and not with a page', async () => {
    expect((await get('/app/assets/gone-12345678.js')).status).toBe(404)
  })

  it('packs text as asked, and says that it did', async () => {
    const path = '/app/assets/main-AbCd1234.js'
    const [br, gzip, plain] = [
      await getRaw(path, { 'accept-encoding': 'gzip, br' }),
      await getRaw(path, { 'accept-encoding': 'br;q=0, gzip' }),
      await getRaw(path),
    ]
    expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', ''])
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
    expect((await getRaw('/app/sound.mp3', { 'accept-encoding': 'br' })).encoding).toBe('')
  })

  it('answers 304 for what the browser has, and the file after it changed', async () => {
    const first = await get('/app/')
    const etag = first.headers.get('etag') ?? ''
    expect((await get('/app/', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
    expect((await get('/app/', { 'if-none-match': '"other"' })).status).toBe(200)
    writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>app, built anew</title>')
    expect((await get('/app/', { 'if-none-match': etag })).status).toBe(200)
    writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>app</title>')
  })
})

describe('the site', () => {
  it.each([
    ['/', 'site'],
    ['/pricing', 'pricing'],
    ['/pricing/', 'pricing'],
  ])('answers %s with its page', async (path, title) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, `<!doctype html><title>${title}</title>`])
  })

  it('answers an unknown address with its own page and 404', async () => {
    const response = await get('/nowhere')
    expect([response.status, await response.text()]).toEqual([404, '<!doctype html><title>missing</title>'])
  })

  const PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  it('answers what is well known, and nothing else that is hidden', async () => {
    const known = await get('/.well-known/security.txt')
    expect([known.status, await known.text()]).toEqual([200, 'Contact: mailto:somebody@umkreis.example'])
    expect((await get('/.well-known/.hidden')).status).toBe(404)
    expect((await get('/assets/.well-known/security.txt')).status).toBe(404)
  })

  it.each(['/404.html', '/favicon.ico', '/gone/picture.png', '/%', '/%ff%fe', '/app/assets/gone.js', '/nowhere'])(
    'tells a person who opens %s with its page that there is nothing, and a program with a problem document',
    async (path) => {
      const page = await get(path, { accept: PAGE })
      expect([page.status, await page.text()]).toEqual([404, '<!doctype html><title>missing</title>'])
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const problem = await get(path, { accept: 'application/json' })
      expect([problem.status, problem.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
      for (const { headers } of [page, problem]) expect(headers.get('vary')).toMatch(/\baccept\b(?!-)/)
    },
  )

  it('answers what asks for a picture that is gone with no page', async () => {
    const response = await get('/gone.png', { accept: 'image/avif,image/webp,*/*;q=0.8' })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  })
})

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/app/..%2f..%2fsecret.txt',
  '/app/%2e%2e/%2e%2e/secret.txt',
  '/app/..%5csecret.txt',
  '/app/.vite/manifest.json',
  '/app/index.html%00.js',
  '/app/%E0%A4%A.js',
])('gives nothing outside its folders away for %s', async (path) => {
  const { status, body } = await getRaw(path)
  expect(status).toBe(404)
  expect(body.toString()).not.toContain('outside')
})

it.each(['/', '/app/', '/api/auth/nothing', '/healthz'])('sends strict headers with %s', async (path) => {
  const { headers } = await get(path)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`ws://localhost:${new URL(server.origin).port};`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

it('redirects the start to the web app where no site is built', async () => {
  await using bare = await startTestServer({ config: { siteDir: join(folder, 'none'), webDir: join(folder, 'web') } })
  const response = await fetch(`${bare.origin}/`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/app/'])
})
