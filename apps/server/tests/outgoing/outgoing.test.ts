import type { ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LookUp } from '../../src/services/outgoing/guarded-lookup.ts'
import { OutgoingError } from '../../src/services/outgoing/outgoing-error.ts'
import { type OutgoingRequest, createOutgoing } from '../../src/services/outgoing/outgoing.ts'
import { type PageServer, startPageServer } from '../_util/page-server.ts'

// Of this machine's addresses one stands in for the internet, the other for what is inside.
const OUTSIDE = '127.0.0.1'
const INSIDE = '127.0.0.2'

const words = (text: string) => text.split(' ')
const html = (answer: ServerResponse, text = '<title>Page</title>') =>
  void answer.writeHead(200, { 'content-type': 'text/html' }).end(text)
const to = (answer: ServerResponse, location: string, status = 302) =>
  void answer.writeHead(status, { location, 'set-cookie': 'a=b' }).end()

let outside: PageServer
let inside: PageServer

beforeAll(async () => {
  inside = await startPageServer((_request, answer) => html(answer, 'secret'), INSIDE)
  outside = await startPageServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    const packed = (encoding: string, body: Buffer) =>
      void answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body)
    switch (pathname) {
      case '/to':
        return to(answer, searchParams.get('url') ?? '', Number(searchParams.get('status') ?? 302))
      case '/round':
        return to(answer, '/round')
      case '/inside':
        return to(answer, inside.origin)
      case '/same-name':
        return to(answer, `http://turning.example:${outside.port}/page`)
      case '/endless': {
        answer.writeHead(200, { 'content-type': 'text/html' })
        const more = () => {
          while (!answer.destroyed && answer.write('x'.repeat(16_384)));
          answer.once('drain', more)
        }
        return more()
      }
      case '/stuck':
        return void answer.writeHead(200, { 'content-type': 'text/html' }).write('<title>')
      case '/silent':
        return undefined
      case '/broken':
        return void answer
          .writeHead(200, { 'content-type': 'text/html', 'content-length': '100' })
          .write('<title>', () => answer.destroy())
      case '/gzip':
        return packed('gzip', gzipSync('<title>Packed</title>'))
      case '/br':
        return packed('br', brotliCompressSync('<title>Packed</title>'))
      case '/bomb':
        return packed('gzip', gzipSync(Buffer.alloc(8 * 1024 * 1024)))
      case '/twice':
        return packed('gzip, gzip', gzipSync(gzipSync('<title>Packed</title>')))
      case '/odd':
        return packed('constructor', Buffer.from('x'))
      case '/garbage':
        return packed('gzip', Buffer.from('no gzip at all'))
      case '/film':
        return void answer.writeHead(200, { 'content-type': 'video/mp4' }).end('x')
      case '/missing':
        return void answer.writeHead(404, { 'content-type': 'application/json' }).end('{}')
      default:
        return html(answer)
    }
  }, OUTSIDE)
})
afterAll(async () => {
  await outside[Symbol.asyncDispose]()
  await inside[Symbol.asyncDispose]()
})
beforeEach(() => {
  outside.asked.length = 0
})

const outgoing = createOutgoing([OUTSIDE])
const WANTED: OutgoingRequest = { types: ['text/html'], maxBytes: 10_000, timeoutMs: 10_000, redirects: 3 }

async function reasonOf(fetching: Promise<unknown>): Promise<string> {
  try {
    await fetching
    return 'fetched'
  } catch (error) {
    return error instanceof OutgoingError ? error.reason : String(error)
  }
}

describe('what is asked', () => {
  it.each([
    ...words('http://127.0.0.2/ http://127.2/ http://127.0.2/ http://2130706434/ http://0x7f000002/'),
    ...words('http://0x7f.0.0.2/ http://0177.0.0.2/ http://017700000002/ http://127.0.0.2./ http://0/'),
    ...words('http://１２７.0.0.2/ http://127。0。0。2/ http://%31%32%37.0.0.2/ http://localhost/'),
    ...words('http://LOCALHOST./ http://[::1]/ http://[::]/ http://[::127.0.0.2]/ http://[::ffff:127.0.0.2]/'),
    ...words('http://[::ffff:7f00:2]/ http://[64:ff9b::7f00:2]/ http://[2002:7f00:2::]/ http://[fe80::1]/'),
    ...words('http://[fe80::1%25lo]/ http://[fd00::1]/ http://10.0.0.1/ http://172.16.0.1/'),
    ...words('http://192.168.0.1/ http://100.64.0.1/ http://224.0.0.1/'),
    ...words('http://169.254.169.254/latest/meta-data/ http://0xA9FEA9FE/ http://[fd00:ec2::254]/'),
    ...words('http://255.255.255.255/ http://intranet/ http://printer.local/ http://metadata.google.internal/'),
    ...words('http://db.lan:80/ https://umkreis.example:8443/ http://umkreis.example:22/'),
    ...words('http://user@umkreis.example/ http://:pw@umkreis.example/ file:///etc/passwd'),
    ...words('ftp://umkreis.example/ gopher://umkreis.example/ data:text/html,x javascript:1 x'),
    '',
  ])('is never %s', async (address) => {
    expect(await reasonOf(outgoing.fetch(address, WANTED))).toBe('not-allowed')
  })

  it('is no address of this machine unless it was named', async () => {
    expect(await reasonOf(createOutgoing().fetch(`${outside.origin}/page`, WANTED))).toBe('not-allowed')
    expect((await outgoing.fetch(`${outside.origin}/page`, WANTED)).body.toString()).toBe('<title>Page</title>')
    expect(outside.asked.length).toBe(1)
  })

  it('carries neither cookies nor where it comes from', async () => {
    await outgoing.fetch(`${outside.origin}/to?url=/page`, { ...WANTED, headers: { authorization: 'Bearer x' } })
    const [first, second] = outside.asked
    expect(first?.headers.authorization).toBe('Bearer x')
    expect(Object.keys(second?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
  })

  it('can be sent, and a redirect is then an answer', async () => {
    const request = { ...WANTED, method: 'POST', body: 'a=b', types: ['text/html'] } as const
    const { status } = await outgoing.fetch(`${outside.origin}/to?url=/page`, request)
    expect([status, outside.asked.map(({ method, path }) => `${method} ${path}`)]).toEqual([
      302,
      ['POST /to?url=/page'],
    ])
  })
})

describe('where a name leads', () => {
  /** Answers with one address after the other. */
  const turning = (...addresses: string[]): LookUp & { calls: number } => {
    const lookUp = Object.assign(
      ((_name, _options, callback) => {
        callback(null, [{ address: addresses[Math.min(lookUp.calls, addresses.length - 1)] ?? '', family: 4 }])
        lookUp.calls += 1
      }) as LookUp,
      { calls: 0 },
    )
    return lookUp
  }
  const request = () => ({ ...WANTED, ports: [outside.port, inside.port] })

  it.each(['10.0.0.1', INSIDE, '169.254.169.254', '::ffff:127.0.0.2'])('is never %s', async (address) => {
    const answer = createOutgoing([OUTSIDE], turning(address)).fetch(`http://page.example:${inside.port}/`, request())
    expect([await reasonOf(answer), inside.connections]).toEqual(['not-allowed', 0])
  })

  it('is looked up once for a connection: there is no second answer to connect to', async () => {
    const lookUp = turning(OUTSIDE, INSIDE)
    const { body } = await createOutgoing([OUTSIDE], lookUp).fetch(
      `http://turning.example:${outside.port}/page`,
      request(),
    )
    expect([body.toString(), lookUp.calls, inside.connections]).toEqual(['<title>Page</title>', 1, 0])
  })

  it('is checked anew after a redirect to the same name', async () => {
    const answer = createOutgoing([OUTSIDE], turning(OUTSIDE, INSIDE)).fetch(
      `http://turning.example:${outside.port}/same-name`,
      request(),
    )
    expect([await reasonOf(answer), inside.connections]).toEqual(['not-allowed', 0])
  })

  it('may be nowhere', async () => {
    const nowhere: LookUp = (_name, _options, callback) => callback(new Error('ENOTFOUND'), [])
    expect(await reasonOf(createOutgoing([], nowhere).fetch('https://page.example/', WANTED))).toBe('unreachable')
  })
})

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('of %i is followed, and the answer says where it ended', async (status) => {
    const { url, body } = await outgoing.fetch(`${outside.origin}/to?status=${status}&url=/page`, WANTED)
    expect([url.href, body.toString()]).toEqual([`${outside.origin}/page`, '<title>Page</title>'])
  })

  it.each([
    '/inside',
    ...['http://169.254.169.254/', 'http://[::1]/', 'file:///etc/passwd', '//127.0.0.2/', 'http://0x7f.2/'].map(
      (url) => `/to?url=${encodeURIComponent(url)}`,
    ),
  ])('never leads inside: %s', async (path) => {
    expect(await reasonOf(outgoing.fetch(`${outside.origin}${path}`, WANTED))).toBe('not-allowed')
    expect(inside.connections).toBe(0)
  })

  it('is not followed for ever', async () => {
    expect(await reasonOf(outgoing.fetch(`${outside.origin}/round`, WANTED))).toBe('too-many-redirects')
    expect(outside.asked.length).toBe(4)
  })

  it('is the answer where none is wanted', async () => {
    const { status } = await outgoing.fetch(`${outside.origin}/round`, { ...WANTED, redirects: 0 })
    expect(status).toBe(302)
  })
})

describe('what comes', () => {
  it.each(['/gzip', '/br'])('is unpacked (%s)', async (path) => {
    expect((await outgoing.fetch(`${outside.origin}${path}`, WANTED)).body.toString()).toBe('<title>Packed</title>')
  })

  it.each([
    ['/endless', 'too-long'],
    ['/bomb', 'too-long'],
    ['/twice', 'wrong-type'],
    ['/odd', 'wrong-type'],
    ['/garbage', 'unreachable'],
    ['/film', 'wrong-type'],
    ['/broken', 'unreachable'],
  ])('of %s is refused: %s', async (path, reason) => {
    expect(await reasonOf(outgoing.fetch(`${outside.origin}${path}`, WANTED))).toBe(reason)
  })

  it.each(['/endless', '/bomb'])('of %s is cut where its beginning is enough', async (path) => {
    const { body } = await outgoing.fetch(`${outside.origin}${path}`, { ...WANTED, whenTooLong: 'cut' })
    expect(body.length).toBe(WANTED.maxBytes)
  })

  it.each(['/stuck', '/silent'])('is not waited for too long (%s)', async (path) => {
    expect(await reasonOf(outgoing.fetch(`${outside.origin}${path}`, { ...WANTED, timeoutMs: 100 }))).toBe('too-slow')
  })

  it('may be a failure', async () => {
    const { status, body } = await outgoing.fetch(`${outside.origin}/missing`, WANTED)
    expect([status, body.length]).toEqual([404, 0])
  })
})
