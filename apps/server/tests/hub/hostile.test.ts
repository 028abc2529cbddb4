import { RECORD_SEPARATOR } from '@umkreis/chat-hub/protocol'
import type { Message } from '@umkreis/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { call, type Person } from '../_util/api.ts'
import { BareClient, createTestGroup, hubUrl, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_SEPARATOR}`

let server: TestServer
let ada: Person
let ben: Person
let groupId: string
let witness: BareClient

beforeAll(async () => {
  server = await startTestServer()
  ;[ada, ben] = (await signUpTeam(server, 2)) as [Person, Person]
  groupId = await createTestGroup(server, [ada, ben])
})
afterAll(() => server[Symbol.asyncDispose]())

// Whatever one client does, another member's connection goes on.
beforeEach(async () => {
  witness = await BareClient.connect(server, ben.token)
})
afterEach(async () => {
  expect((await witness.invoke('SendMessage', { GroupId: groupId, Content: 'still here' })).error).toBe(undefined)
  witness[Symbol.dispose]()
})

const closeRecord = (client: BareClient) => client.received.find(({ kind }) => kind === 'close')

describe('a frame that breaks the protocol', () => {
  it.each([
    ['that is not JSON', `not JSON${RECORD_SEPARATOR}`, 'Malformed', 1002],
    ['that is no message', `{"type":"one"}${RECORD_SEPARATOR}`, 'Malformed', 1002],
    ['that is not UTF-8', Uint8Array.of(0x7b, 0xc3, 0x28, 0x1e), 'Malformed', 1002],
    ['that is too long', `"${'x'.repeat(600_000)}"${RECORD_SEPARATOR}`, 'TooLong', 1009],
    ['of a hundred thousand records', `{"type":6}${RECORD_SEPARATOR}`.repeat(90_000), 'TooLong', 1009],
    ['that never ends', 'x'.repeat(600_000), 'TooLong', 1009],
  ])('%s gets a close record and a close frame with the reason', async (_title, text, reason, code) => {
    const client = await BareClient.connect(server, ada.token)
    client.sendText(text)
    expect(await client.closed).toEqual({ code, reason })
    expect(closeRecord(client)).toMatchObject({ kind: 'close', error: expect.stringMatching(`^${reason}: `) })
  })

  it('that is longer than any message is refused before it is whole', async () => {
    const client = await BareClient.connect(server, ada.token)
    client.sendText('x'.repeat(2_000_000))
    expect(await client.closed).toMatchObject({ code: 1009 })
  })

  it('still lets what came before it be done', async () => {
    const client = await BareClient.connect(server, ada.token)
    const request = { GroupId: groupId, Content: 'before the broken one' }
    const call = JSON.stringify({ type: 1, target: 'SendMessage', arguments: [request] })
    client.sendText(`${call}${RECORD_SEPARATOR}{{{${RECORD_SEPARATOR}`)
    await client.closed
    await witness.until(() =>
      witness.events<Message>('ReceiveMessage').find(({ content }) => content === request.Content),
    )
    expect(closeRecord(client)).toMatchObject({ error: expect.stringMatching(/^Malformed: /) })
  })
})

describe('a handshake', () => {
  it.each([
    ['that is not JSON', `hello${RECORD_SEPARATOR}`],
    ['of another protocol', `{"protocol":"messagepack","version":1}${RECORD_SEPARATOR}`],
    ['of another version', `{"protocol":"json","version":9}${RECORD_SEPARATOR}`],
    ['that is a call', `{"type":1,"target":"SendMessage","arguments":[]}${RECORD_SEPARATOR}`],
  ])('%s is answered with an error, then closed', async (_title, text) => {
    const client = await BareClient.open(hubUrl(server, ada.token))
    client.sendText(text)
    await client.closed
    expect(JSON.parse(client.handshakeAnswer ?? '{}')).toEqual({ error: expect.stringMatching(/^Malformed: /) })
  })

  it('may bring the first call in its own frame', async () => {
    using client = await BareClient.open(hubUrl(server, ada.token))
    const request = { GroupId: groupId, Content: 'with the handshake' }
    const call = { type: 1, invocationId: 'first', target: 'SendMessage', arguments: [request] }
    client.sendText(HANDSHAKE + JSON.stringify(call) + RECORD_SEPARATOR)
    expect(await client.until(() => client.received.find(({ kind }) => kind === 'completion'))).toMatchObject({
      invocationId: 'first',
      result: { groupId },
    })
    expect(client.handshakeAnswer).toBe('{}')
  })

  it('comes before anything is delivered', async () => {
    using silent = await BareClient.open(hubUrl(server, ada.token))
    await witness.invoke('SendMessage', { GroupId: groupId, Content: 'not yet for the silent one' })
    silent.sendText(HANDSHAKE)
    await silent.until(() => silent.handshakeAnswer)
    await silent.settled()
    expect(silent.events('ReceiveMessage')).toEqual([])
  })
})

describe('records', () => {
  const request = (Content: string) => ({ GroupId: groupId, Content })
  const record = (id: string, Content: string) =>
    JSON.stringify({ type: 1, invocationId: id, target: 'SendMessage', arguments: [request(Content)] }) +
    RECORD_SEPARATOR

  it('may be cut anywhere, inside a UTF-8 character too, into text and binary messages', async () => {
    using client = await BareClient.connect(server, ada.token)
    const bytes = Buffer.from(record('cut', 'Grüße 🚠 vom Gipfel'))
    const emoji = bytes.indexOf(Buffer.from('🚠'))
    const pieces = [bytes.subarray(0, 5), bytes.subarray(5, emoji + 2), bytes.subarray(emoji + 2)]
    for (const [index, piece] of pieces.entries()) client.socket.send(piece, { binary: index % 2 === 1 })
    await client.until(() => client.received.find(({ kind }) => kind === 'completion'))
    expect(client.events<Message>('ReceiveMessage').at(-1)?.content).toBe('Grüße 🚠 vom Gipfel')
  })

  it('may come as fragments of one WebSocket message', async () => {
    using client = await BareClient.connect(server, ada.token)
    const bytes = Buffer.from(record('fragments', 'in Stücken'))
    client.socket.send(bytes.subarray(0, 20), { fin: false, binary: false })
    client.socket.send(bytes.subarray(20), { fin: true })
    expect(await client.until(() => client.received.find(({ kind }) => kind === 'completion'))).toMatchObject({
      invocationId: 'fragments',
    })
  })

  it('may come together, and are answered in their order', async () => {
    using client = await BareClient.connect(server, ada.token)
    client.sendText(record('1', 'one') + record('2', 'two') + record('3', 'three'))
    const ids = () =>
      client.received.flatMap((message) => (message.kind === 'completion' ? [message.invocationId] : []))
    await client.until(() => (ids().length === 3 ? true : undefined))
    expect(ids()).toEqual(['1', '2', '3'])
  })

  it('of unknown types, with unknown fields or headers, are passed over', async () => {
    using client = await BareClient.connect(server, ada.token)
    client.sendText(`{"type":99,"x":1}${RECORD_SEPARATOR}{"type":5,"invocationId":"9"}${RECORD_SEPARATOR}`)
    const call = {
      type: 1,
      invocationId: 'h',
      target: 'SetActiveGroup',
      arguments: [{ GroupId: null }],
      headers: {},
      z: 1,
    }
    client.sendText(JSON.stringify(call) + RECORD_SEPARATOR)
    await client.until(() => client.received.find(({ kind }) => kind === 'completion'))
    expect(closeRecord(client)).toBe(undefined)
  })
})

describe('what is not the caller’s', () => {
  it('is not found, and not changed: foreign groups, forged ids, made-up methods', async () => {
    const [stranger] = (await signUpTeam(server, 1)) as [Person]
    const stored = (await witness.invoke('SendMessage', { GroupId: groupId, Content: 'private' })).result as Message
    using client = await BareClient.connect(server, stranger.token)
    const refused = [
      await client.invoke('SendMessage', { GroupId: groupId, Content: 'intruding' }),
      await client.invoke('UpdateMessage', stored.messageId, 'forged', groupId),
      await client.invoke('DeleteMessage', stored.messageId, groupId),
      await client.invoke('MarkRead', { GroupId: groupId, Sequence: 1 }),
      await client.invoke('SendMessageToSeparateUsers', { UserIds: [ben.userId], Content: 'uninvited' }),
    ]
    for (const { error, result } of refused)
      expect([error, result]).toEqual([expect.stringMatching(/^NotFound: /), undefined])
    for (const target of ['constructor', '__proto__', 'sendmessage', '']) {
      expect((await client.invoke(target)).error).toMatch(/^UnknownMethod: /)
    }
    expect(client.events('ReceiveMessage')).toEqual([])
    const page = await call<Message[]>(server, 'GET', `/groups/${groupId}/messages?pageSize=1`, { token: ben.token })
    expect(page.body).toMatchObject([{ messageId: stored.messageId, content: 'private' }])
    const foreign = await call(server, 'GET', `/groups/${groupId}/messages`, { token: stranger.token })
    expect(foreign.status).toBe(404)
  })

  it('cannot name a message of one group under another', async () => {
    const other = await createTestGroup(server, [ada, ben])
    using client = await BareClient.connect(server, ada.token)
    const { messageId } = (await client.invoke('SendMessage', { GroupId: groupId, Content: 'here' })).result as Message
    expect((await client.invoke('DeleteMessage', messageId, other)).error).toMatch(/^NotFound: /)
  })

  it.each([
    ['no object', ['text']],
    ['a nested bomb', [JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)]],
    ['ids that are none', [{ GroupId: "'; drop table messages; --", Content: 'x' }]],
    ['characters that cannot be stored', [{ GroupId: 'replaced', Content: 'a\u0000b' }]],
    ['half a character', [{ GroupId: 'replaced', Content: 'a\ud800b' }]],
  ])('is refused with %s as arguments', async (_title, args) => {
    const [first] = args as [{ GroupId?: string }]
    if (first?.GroupId === 'replaced') first.GroupId = groupId
    using client = await BareClient.connect(server, ada.token)
    expect((await client.invoke('SendMessage', ...args)).error).toMatch(/^InvalidArguments: /)
  })
})

it('a client that stops reading is cut off, and nobody waits for it', async () => {
  const slow = await BareClient.connect(server, ada.token)
  slow.socket.pause()
  const content = 'x'.repeat(60_000)
  // Its own answers pile up in front of it: more than the system's buffers and the hub's limit take.
  for (let index = 0; index < 400; index += 1) {
    const { error } = await witness.invoke('SendMessage', { GroupId: groupId, Content: content })
    expect(error).toBe(undefined)
  }
  slow.socket.resume()
  await slow.closed
  expect(slow.events('ReceiveMessage').length).toBeLessThan(400)
  expect(slow.socket.readyState).toBe(WebSocket.CLOSED)
}, 60_000)
