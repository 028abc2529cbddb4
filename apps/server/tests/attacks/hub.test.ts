import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { RECORD_SEPARATOR } from '@umkreis/chat-hub/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../_util/api.ts'
import { BareClient, createTestGroup, hubUrl, signUpTeam } from '../_util/hub.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { RawConnection, statusesOf } from './_util/raw.ts'

let server: TestServer
let ada: Person
let ben: Person
let eve: Person
let groupId: string
let witness: BareClient
beforeAll(async () => {
  server = await startTestServer()
  ;[ada, ben] = (await signUpTeam(server, 2)) as [Person, Person]
  ;[eve] = (await signUpTeam(server, 1)) as [Person]
  groupId = await createTestGroup(server, [ada, ben])
})
afterAll(() => server[Symbol.asyncDispose]())

// Whatever is done to the hub, somebody else writes and reads on.
beforeEach(async () => {
  witness = await BareClient.connect(server, ben.token)
})
afterEach(async () => {
  const content = randomBytes(9).toString('base64')
  expect((await witness.invoke('SendMessage', { GroupId: groupId, Content: content })).error).toBe(undefined)
  await witness.until(() =>
    witness.events<{ content: string }>('ReceiveMessage').find((one) => one.content === content),
  )
  witness[Symbol.dispose]()
})

/** Asks for the hub with these headers; any status but 101 is a refusal. */
function upgrade(headers: Record<string, string>, token = ada.token): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const asked = request(hubUrl(server, token).replace('ws:', 'http:'), {
    agent: false,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    },
  })
  asked.on('response', (response) => (response.resume(), resolve(response.statusCode ?? 0)))
  asked.on('upgrade', (_response, socket) => (socket.destroy(), resolve(101)))
  asked.on('error', () => resolve(0))
  asked.end()
  return promise
}

describe('a page of another origin', () => {
  it.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://evil.example:80',
    'file://',
    'not an origin',
  ])('%s does not reach the hub, even with a token', async (origin) => {
    expect(await upgrade({ origin })).toBe(403)
  })

  it('is none where it is the one of this deployment, as set and as called', async () => {
    const statuses = [
      await upgrade({ origin: server.context.publicUrl() }),
      await upgrade({ origin: server.origin }),
      await upgrade({ origin: 'https://chat.umkreis.example', host: 'chat.umkreis.example' }),
      await upgrade({}),
    ]
    expect(statuses).toEqual([101, 101, 101, 101])
  })
})

describe('frames as nobody’s library sends them', () => {
  /** Upgrades by hand. */
  async function open(extensions = ''): Promise<RawConnection> {
    const connection = new RawConnection(server.origin)
    const path = hubUrl(server, ada.token).replace(/^ws:\/\/[^/]+/, '')
    connection.write(
      `GET ${path} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${extensions}\r\n`,
    )
    expect(statusesOf(await connection.until((text) => text.includes('\r\n\r\n')))).toEqual([101])
    return connection
  }
  const length64 = (length: bigint) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64BE(length)
    return bytes
  }
  const mask = Buffer.alloc(4)
  const HANDSHAKE = Buffer.from(`{"protocol":"json","version":1}${RECORD_SEPARATOR}`)
  const handshake = Buffer.concat([Buffer.from([0x81, 0x80 | HANDSHAKE.length]), mask, HANDSHAKE])

  it.each([
    ['that announce a gigabyte', Buffer.concat([Buffer.from([0x82, 0xff]), length64(1n << 30n), mask])],
    [
      'that announce more than there can be',
      Buffer.concat([Buffer.from([0x82, 0xff]), length64((1n << 63n) - 1n), mask]),
    ],
    [
      'that are packed though nothing was agreed',
      Buffer.concat([Buffer.from([0xc1, 0x84]), mask, Buffer.from('bomb')]),
    ],
    ['that are not masked', Buffer.from([0x81, 0x02, 0x7b, 0x7d])],
    ['of unknown kinds', Buffer.concat([Buffer.from([0x8b, 0x80]), mask])],
    ['of control that are too long', Buffer.concat([Buffer.from([0x89, 0xfe, 0x01, 0x00]), mask, Buffer.alloc(256)])],
    ['of control in parts', Buffer.concat([Buffer.from([0x09, 0x80]), mask])],
    ['that go on with nothing', Buffer.concat([Buffer.from([0x80, 0x80]), mask])],
  ])('%s end the connection at once', async (_what, frame) => {
    using connection = await open()
    connection.write(handshake)
    await connection.until((text) => text.includes('{}'))
    connection.write(frame)
    const received = await connection.closed
    // A closing frame, with 1002 or 1009.
    const hasCode = ['\u0003\u00ea', '\u0003\u00f1'].some((code) => received.includes(code))
    expect([received.includes('\u0088'), hasCode]).toEqual([true, true])
  })

  it('are never unpacked: no extension is agreed on', async () => {
    using connection = await open('Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n')
    expect(connection.received.toLowerCase()).not.toContain('sec-websocket-extensions')
  })

  it('in ten thousand empty parts of one message hold nothing up', async () => {
    using connection = await open()
    connection.write(handshake)
    const empty = Buffer.concat([Buffer.from([0x00, 0x80]), mask])
    connection.write(Buffer.concat([Buffer.from([0x01, 0x80]), mask, ...Array.from({ length: 10_000 }, () => empty)]))
    connection.write(Buffer.concat([Buffer.from([0x80, 0x80]), mask, Buffer.from([0x88, 0x80]), mask]))
    expect(await connection.closed).toContain('101')
  })
})

describe('calls without end', () => {
  /** Completions of calls that are made as fast as they can be written. */
  async function flood(
    person: Person,
    count: number,
    target: string,
    ...args: unknown[]
  ): Promise<Map<string, number>> {
    using client = await BareClient.connect(server, person.token)
    const calls = Array.from({ length: count }, (_, index) =>
      JSON.stringify({ type: 1, invocationId: `flood-${index}`, target, arguments: args }),
    )
    for (let at = 0; at < count; at += 500) {
      client.sendText(calls.slice(at, at + 500).join(RECORD_SEPARATOR) + RECORD_SEPARATOR)
    }
    const answers = () => client.received.filter(({ kind }) => kind === 'completion')
    await client.until(() => (answers().length === count ? true : undefined))
    const codes = answers().map((answer) => /^\w+/.exec((answer as { error?: string }).error ?? 'Done')?.[0] ?? '')
    return new Map([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]))
  }

  it.each(['NoSuchMethod', 'SetActiveGroup'])('of %s are refused from some point on', async (target) => {
    // By another person each time: what is left of a limit is theirs.
    const [flooder] = (await signUpTeam(server, 1)) as [Person]
    const codes = await flood(flooder, 4000, target, { GroupId: null })
    expect(codes.get('RateLimited')).toBeGreaterThan(0)
  })

  it('to read foreign groups, over many connections, reach the database a few hundred times', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => flood(eve, 500, 'MarkRead', { GroupId: groupId, Sequence: 1 })),
    )
    expect([...new Set(all.flatMap((codes) => [...codes.keys()]))].toSorted()).toEqual(['NotFound', 'RateLimited'])
    expect(all.reduce((sum, codes) => sum + (codes.get('RateLimited') ?? 0), 0)).toBeGreaterThan(1000)
  })

  it('nested deep are refused one by one', async () => {
    using client = await BareClient.connect(server, ada.token)
    const deep = `${'['.repeat(120_000)}${']'.repeat(120_000)}`
    client.sendText(`{"type":1,"invocationId":"deep","target":"SendMessage","arguments":[${deep}]}${RECORD_SEPARATOR}`)
    const answer = await client.until(() =>
      client.received.find(({ kind }) => kind === 'completion' || kind === 'close'),
    )
    expect(answer).toMatchObject({ error: expect.stringMatching(/^(InvalidArguments|Malformed)/) })
  })
})
