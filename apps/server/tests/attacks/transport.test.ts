import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, signUpOwner } from '../_util/api.ts'
import { hubUrl, BareClient } from '../_util/hub.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { exchange, RawConnection, statusesOf } from './_util/raw.ts'

// Small, so that what takes a minute elsewhere is seen here at once.
const IMPATIENT = { headersMs: 300, requestMs: 600 }
const MAX_CONNECTIONS = 40

let server: TestServer
let hasty: TestServer
let limited: TestServer
let ada: Person
beforeAll(async () => {
  ;[server, hasty, limited] = await Promise.all([
    // Nobody is cut off here while others are looked at, on however slow a machine.
    startTestServer({ config: { requestTimeouts: { headersMs: 120_000, requestMs: 120_000 } } }),
    startTestServer({ config: { requestTimeouts: IMPATIENT } }),
    startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.3' }, config: { connectionsPerAddress: MAX_CONNECTIONS } }),
  ])
  ada = await signUpOwner(server)
})
afterAll(() => Promise.all([server, hasty, limited].map((one) => one[Symbol.asyncDispose]())))

const isAnswered = (received: string) => statusesOf(received).length > 0

const HIDDEN = 'GET /api/users/me HTTP/1.1\r\nHost: hidden\r\n\r\n'

describe('a request inside another', () => {
  it.each([
    [
      'length and chunks',
      `Content-Length: ${HIDDEN.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ['chunks and length', `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['two lengths in one', `Content-Length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['a length with a sign', `Content-Length: +0\r\n\r\n${HIDDEN}`],
    ['a length below zero', `Content-Length: -1\r\n\r\n${HIDDEN}`],
    ['a length that is huge', `Content-Length: 99999999999999999999\r\n\r\n${HIDDEN}`],
    ['a length in hexadecimal', `Content-Length: 0x0\r\n\r\n${HIDDEN}`],
    ['chunks, spelled oddly', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['chunks that are not last', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['chunks with a space before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a folded header', `X-Folded: a\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a bare line feed', `X: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a bare carriage return', `X: a\rTransfer-Encoding: chunked\r\n\r\n${HIDDEN}`],
    ['a NUL in a header', `X: a\u0000b\r\n\r\n${HIDDEN}`],
    ['a chunk size that is none', `Transfer-Encoding: chunked\r\n\r\nzz\r\n${HIDDEN}`],
    ['a chunk size that overflows', `Transfer-Encoding: chunked\r\n\r\n1000000000000000000\r\n${HIDDEN}`],
    ['a chunk size that ends with a line feed', `Transfer-Encoding: chunked\r\n\r\n0\n\r\n${HIDDEN}`],
  ])('by %s is answered once, and then not spoken to any more', async (_how, rest) => {
    const received = await exchange(server.origin, `POST /api/auth/login HTTP/1.1\r\nHost: a\r\n${rest}`)
    expect(statusesOf(received)).toEqual([400])
    expect(received).toMatch(/connection: close/i)
  })

  it('is only an own one where both ends agree on where the first ended', async () => {
    using connection = new RawConnection(server.origin)
    connection.write(`GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(50))
    const received = await connection.until((text) => statusesOf(text).length === 50)
    expect(statusesOf(received)).toEqual(Array.from({ length: 50 }, () => 200))
  })
})

describe('a request that is too much', () => {
  it.each([
    ['headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['header lines', `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(5000)}\r\n`, 431],
    ['address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    [
      'trailers',
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n${'X: y\r\n'.repeat(9000)}\r\n`,
      431,
    ],
    [
      'chunk extensions',
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n`,
      413,
    ],
  ])('in its %s is refused', async (_what, text, status) => {
    expect(statusesOf(await exchange(server.origin, text))).toEqual([status])
  })

  it.each([
    ['lists in lists', `${'['.repeat(150_000)}${']'.repeat(150_000)}`, 422],
    ['objects in objects', `${'{"a":'.repeat(100_000)}0${'}'.repeat(100_000)}`, 422],
    ['digits', '1'.repeat(900_000), 422],
    ['keys that are prototypes', '{"__proto__":{"email":"a"},"constructor":{"prototype":{"x":1}}}', 422],
    ['escapes', `"${'\\u0000'.repeat(100_000)}"`, 422],
  ])('in its %s is refused in time', async (_what, text, status) => {
    const answer = await call(server, 'POST', '/groups', { token: ada.token, body: text })
    expect([answer.status, ({} as { x?: number }).x]).toEqual([status, undefined])
  })

  it('when unpacked is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, '['))
    for (const encoding of ['gzip', 'br', 'deflate']) {
      const { status } = await call(server, 'POST', '/groups', {
        token: ada.token,
        body: new Uint8Array(bomb),
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      })
      expect(status).toBe(400)
    }
  })
})

describe('senders that take their time', () => {
  const slowHeaders = 'GET / HTTP/1.1\r\nHost: a\r\nX: '
  const slowBody =
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'

  it.each([
    ['headers', slowHeaders],
    ['body', slowBody],
    ['chunks', 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'],
    ['upgrade', 'GET /chatHub HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'],
  ])('over their %s are cut off', async (_what, text) => {
    expect(statusesOf(await exchange(hasty.origin, text))).toEqual([408])
  })

  it('do not keep others waiting, however many they are', async () => {
    const slow = Array.from({ length: 300 }, (_, index) => {
      const connection = new RawConnection(server.origin)
      connection.write(index % 2 === 0 ? slowHeaders : slowBody)
      return connection
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(server, 'GET', '/users/me', { token: ada.token })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    // None of them was answered meanwhile: they were still at it.
    expect(slow.every(({ received }) => received === '')).toBe(true)
    for (const connection of slow) connection[Symbol.dispose]()
  })
})

describe('one address', () => {
  const ask = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'

  it('has so many connections and no more, and others go on', async () => {
    const open: RawConnection[] = []
    for (let index = 0; index < MAX_CONNECTIONS; index += 1) {
      const connection = new RawConnection(limited.origin, '127.0.0.2')
      connection.write(ask)
      expect(statusesOf(await connection.until(isAnswered))).toEqual([200])
      open.push(connection)
    }
    const more = await Promise.all(
      Array.from({ length: 100 }, () => {
        const connection = new RawConnection(limited.origin, '127.0.0.2')
        connection.write(ask)
        return connection.closed
      }),
    )
    expect(more.every((received) => received === '')).toBe(true)
    expect((await fetch(`${limited.origin}/healthz`)).status).toBe(200)
    // Room is there again as soon as one goes.
    open[0]?.[Symbol.dispose]()
    await expect
      .poll(async () => {
        using again = new RawConnection(limited.origin, '127.0.0.2')
        again.write(ask)
        return statusesOf(await again.until(isAnswered))
      })
      .toEqual([200])
    for (const connection of open) connection[Symbol.dispose]()
  })

  it('that is a trusted proxy has as many as it needs, and is no way around the limit of its clients', async () => {
    const { token } = await signUpOwner(limited)
    const path = hubUrl(limited, token).replace(/^ws:\/\/[^/]+/, '')
    const upgrade = (client: string) => {
      const connection = new RawConnection(limited.origin, '127.0.0.3')
      connection.write(
        `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 6.6.6.6, ${client}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      )
      return connection
    }
    const open = Array.from({ length: MAX_CONNECTIONS + 20 }, () => upgrade('203.0.113.7'))
    const statuses = await Promise.all(open.map(async (one) => statusesOf(await one.until(isAnswered))[0]))
    expect(statuses.filter((status) => status === 101)).toHaveLength(MAX_CONNECTIONS)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    using other = upgrade('203.0.113.8')
    expect(statusesOf(await other.until(isAnswered))[0]).toBe(101)
    for (const connection of open) connection[Symbol.dispose]()
  })
})

describe('a method that nobody offers', () => {
  it.each(['TRACE', 'CONNECT', 'OPTIONS', 'PROPFIND', 'PUT', 'DELETE'])('such as %s tells nothing', async (method) => {
    const target = method === 'CONNECT' ? '169.254.169.254:80' : '/api/users/me'
    const received = await exchange(
      server.origin,
      `${method} ${target} HTTP/1.1\r\nHost: a\r\nCookie: secret=1\r\nConnection: close\r\n\r\n`,
    )
    expect(received).not.toContain('secret')
    expect(statusesOf(received).filter((status) => status < 400 || status >= 500)).toEqual([])
  })

  it('in a header that stands in for it changes nothing', async () => {
    const headers = {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      'x-original-url': '/api/users/me',
    }
    const { status } = await call(server, 'GET', '/notes', { token: ada.token, headers })
    expect(status).toBe(200)
    expect((await call(server, 'GET', '/users/me', { token: ada.token })).status).toBe(200)
  })
})

it('leaves the server as it was', async () => {
  using client = await BareClient.connect(server, ada.token)
  await client.settled()
  expect((await call(server, 'GET', '/users/me', { token: ada.token })).status).toBe(200)
  expect(server.logLines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
})
