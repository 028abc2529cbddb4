import type { Message } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, type Person } from '../_util/api.ts'
import { BareClient, createTestGroup, hubUrl, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
let ada: Person
let ben: Person
let cleo: Person
let groupId: string

beforeAll(async () => {
  server = await startTestServer()
  const team = await signUpTeam(server, 3)
  ;[ada, ben, cleo] = team as [Person, Person, Person]
  groupId = await createTestGroup(server, [ada, ben])
})
afterAll(() => server[Symbol.asyncDispose]())

const messagesOf = async (person: Person, id: string, query = '') =>
  (await call<Message[]>(server, 'GET', `/groups/${id}/messages${query}`, { token: person.token })).body

describe('SPEC 7, SendMessage and ReceiveMessage: a message', () => {
  it('reaches every member, the sender included, as it is stored', async () => {
    using from = await BareClient.connect(server, ada.token)
    using to = await BareClient.connect(server, ben.token)
    const answer = await from.invoke('SendMessage', { GroupId: groupId, Content: 'first', ClientMessageId: 'c-1' })
    const [received] = await to.untilEvents<Message>('ReceiveMessage', 1)
    const [own] = await from.untilEvents<Message>('ReceiveMessage', 1)
    expect(received).toMatchObject({ groupId, senderId: ada.userId, content: 'first', isEdited: false })
    expect(own).toEqual(received)
    expect(answer.result).toEqual({ ...received, content: undefined })
    expect(await messagesOf(ben, groupId, '?pageSize=1')).toEqual([received])
  })

  it('is accepted without an id, and then nothing is answered', async () => {
    using from = await BareClient.connect(server, ada.token)
    using to = await BareClient.connect(server, ben.token)
    from.send('SendMessage', { GroupId: groupId, Content: 'fire and forget' })
    from.send('SendMessage', { GroupId: 'nobodys', Content: 'refused in silence' })
    await to.untilEvents('ReceiveMessage', 1)
    await from.settled()
    expect(from.received.filter(({ kind }) => kind === 'completion')).toHaveLength(1)
  })

  it('is stored once under the same ClientMessageId, and answered with what is stored', async () => {
    using from = await BareClient.connect(server, ada.token)
    using to = await BareClient.connect(server, ben.token)
    const request = { GroupId: groupId, Content: 'once', ClientMessageId: 'c-once' }
    const first = await from.invoke('SendMessage', request)
    const second = await from.invoke('SendMessage', { ...request, Content: 'another' })
    expect(second.result).toEqual(first.result)
    await from.invoke('SendMessage', { GroupId: groupId, Content: 'after' })
    expect((await to.untilEvents('ReceiveMessage', 2)).map(({ content }) => content)).toEqual(['once', 'after'])
  })

  it('may take 64 KiB of content and not more', async () => {
    using from = await BareClient.connect(server, ada.token)
    const send = (length: number) => from.invoke('SendMessage', { GroupId: groupId, Content: 'x'.repeat(length) })
    expect((await send(65_536)).result).toMatchObject({ groupId })
    expect((await send(65_537)).error).toMatch(/^InvalidArguments: /)
  })

  it('answers a reply only to a message of the same group', async () => {
    using from = await BareClient.connect(server, ada.token)
    const other = await createTestGroup(server, [ada, cleo])
    const { result } = await from.invoke('SendMessage', { GroupId: other, Content: 'elsewhere' })
    const { messageId } = result as Message
    const reply = (GroupId: string) =>
      from.invoke('SendMessage', { GroupId, Content: 're', ReplyToMessageId: messageId })
    expect((await reply(other)).result).toMatchObject({ replyToMessageId: messageId })
    expect((await reply(groupId)).error).toMatch(/^NotFound: /)
  })
})

describe('SPEC 7, UpdateMessage and DeleteMessage: a change', () => {
  it('of a message reaches every member, is counted, and is repeated without effect', async () => {
    using from = await BareClient.connect(server, ada.token)
    using to = await BareClient.connect(server, ben.token)
    const { result } = await from.invoke('SendMessage', { GroupId: groupId, Content: 'draft' })
    const { messageId, revision } = result as Message
    await from.invoke('UpdateMessage', messageId, 'final', groupId)
    await from.invoke('UpdateMessage', messageId, 'final', groupId)
    const [edited] = await to.untilEvents<Message>('UpdateMessage', 1)
    expect(edited).toMatchObject({ messageId, content: 'final', isEdited: true, editCount: 1, revision: revision + 1 })
    await from.invoke('DeleteMessage', messageId, groupId)
    expect((await from.invoke('DeleteMessage', messageId, groupId)).error).toBe(undefined)
    const deleted = await to.untilEvents('DeleteMessage', 1)
    expect(deleted).toEqual([{ messageId, groupId, sequence: (result as Message).sequence, revision: revision + 2 }])
    expect(to.events('UpdateMessage')).toHaveLength(1)
    expect((await messagesOf(ben, groupId)).some((message) => message.messageId === messageId)).toBe(false)
    const [changed] = await messagesOf(ben, groupId, `?afterRevision=${revision}`)
    expect(changed).toMatchObject({ messageId, isDeleted: true })
    expect(changed).not.toHaveProperty('content')
  })

  it('is for its author; deleting also for who manages the group', async () => {
    using manager = await BareClient.connect(server, ada.token)
    using member = await BareClient.connect(server, ben.token)
    const byManager = (await manager.invoke('SendMessage', { GroupId: groupId, Content: 'a' })).result as Message
    const byMember = (await member.invoke('SendMessage', { GroupId: groupId, Content: 'b' })).result as Message
    expect((await member.invoke('DeleteMessage', byManager.messageId, groupId)).error).toMatch(/^Forbidden: /)
    expect((await manager.invoke('UpdateMessage', byMember.messageId, 'forged', groupId)).error).toMatch(/^Forbidden: /)
    expect((await manager.invoke('DeleteMessage', byMember.messageId, groupId)).error).toBe(undefined)
    expect((await member.invoke('UpdateMessage', byMember.messageId, 'back', groupId)).error).toMatch(/^NotFound: /)
  })
})

describe('SPEC 7, SendMessageToSeparateUsers', () => {
  it('stores one content once in the conversation with each person, whom it reaches', async () => {
    using from = await BareClient.connect(server, ada.token)
    using second = await BareClient.connect(server, cleo.token)
    const request = { UserIds: [ben.userId, cleo.userId, ben.userId], Content: 'to each', ClientMessageId: 'c-sep' }
    const { result } = await from.invoke('SendMessageToSeparateUsers', request)
    const sent = result as { userId: string; groupId: string; messageId: string }[]
    expect(sent.map(({ userId }) => userId)).toEqual([ben.userId, cleo.userId])
    expect(await second.untilEvents('ReceiveMessage', 1)).toMatchObject([
      { groupId: sent[1]?.groupId, messageId: sent[1]?.messageId, content: 'to each' },
    ])
    expect((await from.invoke('SendMessageToSeparateUsers', request)).result).toEqual(sent)
    expect(await messagesOf(ben, sent[0]?.groupId ?? '')).toHaveLength(1)
  })

  it('stores nothing when one of them is nobody whom the sender may see', async () => {
    const [stranger] = await signUpTeam(server, 1)
    using from = await BareClient.connect(server, ada.token)
    const { error } = await from.invoke('SendMessageToSeparateUsers', {
      UserIds: [cleo.userId, stranger?.userId],
      Content: 'to all or none',
    })
    expect(error).toMatch(/^NotFound: /)
  })
})

describe('SPEC 7, NewMessageNotification and UnreadMessagesCount: reading', () => {
  it('notifies who looks elsewhere, counts for them, and takes back what was read', async () => {
    const [owner, member] = (await signUpTeam(server, 2)) as [Person, Person]
    const quiet = await createTestGroup(server, [owner, member])
    using from = await BareClient.connect(server, owner.token)
    using looking = await BareClient.connect(server, member.token)
    await looking.invoke('SetActiveGroup', { GroupId: quiet })
    await from.invoke('SendMessage', { GroupId: quiet, Content: 'seen' })
    await looking.untilEvents('ReceiveMessage', 1)
    await looking.invoke('MarkRead', { GroupId: quiet, Sequence: 1 })
    await looking.invoke('SetActiveGroup', { GroupId: null })
    await from.invoke('SendMessage', { GroupId: quiet, Content: 'unseen' })
    expect(await looking.untilEvents('NewMessageNotification', 1)).toEqual([{ groupId: quiet, senderId: owner.userId }])
    expect(from.events('NewMessageNotification')).toEqual([])
    const one = { total: 1, groups: [{ groupId: quiet, count: 1 }] }
    await looking.until(() => looking.events('UnreadMessagesCount').find(({ total }) => total === 1))
    expect(looking.events('UnreadMessagesCount').at(-1)).toEqual(one)
    expect((await looking.invoke('MarkRead', { GroupId: quiet, Sequence: 99 })).result).toEqual({
      total: 0,
      groups: [],
    })
  })

  it('says where the shown group stands, so that who lost what was told can tell', async () => {
    const [owner, member] = (await signUpTeam(server, 2)) as [Person, Person]
    const shown = await createTestGroup(server, [owner, member])
    using looking = await BareClient.connect(server, owner.token)
    expect((await looking.invoke('SetActiveGroup', { GroupId: shown })).result).toEqual({ revision: 0 })
    await looking.invoke('SendMessage', { GroupId: shown, Content: 'one' })
    const { result } = await looking.invoke('SendMessage', { GroupId: shown, Content: 'two' })
    await looking.invoke('DeleteMessage', (result as { messageId: string }).messageId, shown)
    expect((await looking.invoke('SetActiveGroup', { GroupId: shown })).result).toEqual({ revision: 3 })
    expect((await looking.invoke('SetActiveGroup', { GroupId: null })).result ?? null).toBeNull()
  })

  it('refuses to show or mark a group of others', async () => {
    using stranger = await BareClient.connect(server, cleo.token)
    expect((await stranger.invoke('SetActiveGroup', { GroupId: groupId })).error).toMatch(/^NotFound: /)
    expect((await stranger.invoke('MarkRead', { GroupId: groupId, Sequence: 1 })).error).toMatch(/^NotFound: /)
  })
})

describe('connecting', () => {
  it.each(['accessToken', 'access_token'])('takes the token as %s in the query', async (parameter) => {
    using client = await BareClient.open(hubUrl(server, ada.token, parameter))
    client.sendText('{"protocol":"json","version":1}\u001E')
    expect(await client.until(() => client.handshakeAnswer)).toBe('{}')
  })

  it('takes the token as a header', async () => {
    const url = `${server.origin.replace('http', 'ws')}/chatHub`
    using client = await BareClient.open(url, { authorization: `Bearer ${ada.token}` })
    client.sendText('{"protocol":"json","version":1}\u001E')
    expect(await client.until(() => client.handshakeAnswer)).toBe('{}')
  })

  it.each([
    ['without a token', '/chatHub', 401],
    ['with a forged token', '/chatHub?accessToken=a.b.c', 401],
    ['with a connection id that was never negotiated', '/chatHub?id=forged&accessToken=', 404],
    ['at another path', '/otherHub', 404],
  ])('is refused %s', async (_title, path, status) => {
    const token = path.endsWith('=') ? ada.token : ''
    await expect(BareClient.open(server.origin.replace('http', 'ws') + path + token)).rejects.toThrow(String(status))
  })

  it('never logs a query string', async () => {
    using client = await BareClient.connect(server, ada.token)
    await client.settled()
    expect(server.logLines.join('\n')).not.toContain(ada.token)
  })
})
