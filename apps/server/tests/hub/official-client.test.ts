import { createRequire } from 'node:module'
import type * as SignalR from '@microsoft/signalr'
import type { Message } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../_util/api.ts'
import { createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

// As Node itself loads it: bundled by the test runner, the client would not find its own requirements.
const signalR: typeof SignalR = createRequire(import.meta.url)('@microsoft/signalr')

let server: TestServer
let ada: Person
let ben: Person
let groupId: string

beforeAll(async () => {
  server = await startTestServer()
  ;[ada, ben] = (await signUpTeam(server, 2)) as [Person, Person]
  groupId = await createTestGroup(server, [ada, ben])
})
afterAll(() => server[Symbol.asyncDispose]())

/** The official client as an application would set it up; it is not changed in any way. */
async function connect(person: Person, options: SignalR.IHttpConnectionOptions): Promise<SignalR.HubConnection> {
  const connection = new signalR.HubConnectionBuilder()
    .withUrl(`${server.origin}/chatHub`, { accessTokenFactory: () => person.token, ...options })
    .configureLogging(signalR.LogLevel.None)
    .build()
  await connection.start()
  return connection
}

function nextEvent<T>(connection: SignalR.HubConnection, target: string): Promise<T> {
  return new Promise((resolve) => connection.on(target, resolve))
}

describe.each([
  ['with skipNegotiation', { skipNegotiation: true, transport: signalR.HttpTransportType.WebSockets }],
  ['through negotiate', {}],
])('the official client, %s', (_title, options: SignalR.IHttpConnectionOptions) => {
  it('sends, receives, edits and deletes', async () => {
    const from = await connect(ada, options)
    const to = await connect(ben, options)
    const received = nextEvent<Message>(to, 'ReceiveMessage')
    const edited = nextEvent<Message>(to, 'UpdateMessage')
    const deleted = nextEvent<{ messageId: string }>(to, 'DeleteMessage')

    const stored = await from.invoke<Message>('SendMessage', { GroupId: groupId, Content: 'Grüße 🚠' })
    expect(await received).toEqual({ ...stored, content: 'Grüße 🚠' })
    expect(await from.invoke('UpdateMessage', stored.messageId, 'second', groupId)).toBe(undefined)
    expect(await edited).toMatchObject({ messageId: stored.messageId, content: 'second', isEdited: true })
    await from.invoke('DeleteMessage', stored.messageId, groupId)
    expect(await deleted).toMatchObject({ messageId: stored.messageId, groupId })
    await Promise.all([from.stop(), to.stop()])
  })

  it('sends without waiting, and stays connected when that is refused', async () => {
    const from = await connect(ada, options)
    const to = await connect(ben, options)
    const received = nextEvent<Message>(to, 'ReceiveMessage')
    await from.send('SendMessage', { GroupId: 'nobodys', Content: 'refused' })
    await from.send('SendMessage', { GroupId: groupId, Content: 'sent' })
    expect(await received).toMatchObject({ content: 'sent' })
    expect(from.state).toBe(signalR.HubConnectionState.Connected)
    await Promise.all([from.stop(), to.stop()])
  })

  it('is told why a call is refused, and stays connected', async () => {
    const connection = await connect(ada, options)
    await expect(connection.invoke('NoSuchMethod')).rejects.toThrow(/^UnknownMethod: /)
    await expect(connection.invoke('SendMessage', { GroupId: groupId })).rejects.toThrow(/^InvalidArguments: /)
    await expect(connection.invoke('SendMessage', { GroupId: 'other', Content: 'x' })).rejects.toThrow(/^NotFound: /)
    const stream = new Promise((_resolve, error) =>
      connection.stream('SendMessage', {}).subscribe({ next() {}, complete() {}, error }),
    )
    await expect(stream).rejects.toThrow(/^UnknownMethod: /)
    expect(connection.state).toBe(signalR.HubConnectionState.Connected)
    await connection.stop()
  })

  it('is not let in with a bad token', async () => {
    await expect(connect({ ...ada, token: 'a.b.c' }, options)).rejects.toThrow()
  })
})

it('reconnects by itself when the server says that it will be back', async () => {
  const own = await startTestServer()
  const [person] = (await signUpTeam(own, 1)) as [Person]
  const connection = new signalR.HubConnectionBuilder()
    .withUrl(`${own.origin}/chatHub`, { accessTokenFactory: () => person.token })
    .withAutomaticReconnect([60_000])
    .configureLogging(signalR.LogLevel.None)
    .build()
  const reconnecting = new Promise<Error | undefined>((resolve) => connection.onreconnecting(resolve))
  await connection.start()
  await own[Symbol.asyncDispose]()
  expect((await reconnecting)?.message).toContain('ServerStopping')
  await connection.stop()
})

describe('negotiate', () => {
  const negotiate = (query: string, token = ada.token) =>
    fetch(`${server.origin}/chatHub/negotiate${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
  const TRANSPORTS = [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }]

  it('answers version 1 with a secret token beside the id, and version 0 with an id alone', async () => {
    const first = (await (await negotiate('?negotiateVersion=1')).json()) as Record<string, unknown>
    expect(first).toEqual({
      negotiateVersion: 1,
      connectionId: expect.any(String),
      connectionToken: expect.any(String),
      availableTransports: TRANSPORTS,
    })
    expect(first.connectionId).not.toBe(first.connectionToken)
    const zeroth = await (await negotiate('')).json()
    expect(zeroth).toEqual({ negotiateVersion: 0, connectionId: expect.any(String), availableTransports: TRANSPORTS })
  })

  it('answers 401 to who is not signed in', async () => {
    expect((await negotiate('?negotiateVersion=1', 'a.b.c')).status).toBe(401)
    expect((await fetch(`${server.origin}/chatHub/negotiate`, { method: 'POST' })).status).toBe(401)
  })
})
