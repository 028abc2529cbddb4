// One text for several people: each reads it in the conversation with its author, and nowhere else does it pass for anything.
import { ArgumentError, decodeBase64, encodeBase64 } from '@umkreis/crypto'
import type { ClientMessageId, GroupId, Message, MessageId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { EncryptionNotReadyError, PeopleWithoutKeysError } from '../../src/index.ts'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { forgeReset } from './_forge.ts'
import { connect, eventually, group, read, say, user, type Person } from './_person.ts'

const BODY = { text: 'Lunch on Friday?' }
const all = [user('ben'), user('cleo')]

let count = 0
const toEach = (author: Person, userIds = all) =>
  author.conversations.sendToEach({ userIds, body: BODY, clientMessageId: `each-${++count}` as ClientMessageId })

async function three() {
  const server = createFakeChatServer()
  const [ada, ben, cleo] = [await connect(server, 'ada'), await connect(server, 'ben'), await connect(server, 'cleo')]
  return { server, ada, ben, cleo }
}

describe('a text for several people', () => {
  it('[FO1] SPEC 7, SendMessageToSeparateUsers: is read by each in the conversation of two, by its author’s other device, and by nobody else', async () => {
    const { server, ada, ben, cleo } = await three()
    const code = (await ada.conversations.loadRecoveryCode())!
    const sent = await toEach(ada)
    expect(sent.map(({ userId }) => userId)).toEqual(all)
    const [withBen, withCleo] = sent.map(({ groupId }) => server.messages(groupId)) as [Message[], Message[]]
    expect(withBen[0]!.content).toBe(withCleo[0]!.content)
    expect(await read(ben, withBen)).toEqual([BODY.text])
    expect(await read(cleo, withCleo)).toEqual([BODY.text])
    const laptop = await connect(server, 'ada')
    await laptop.conversations.enrolWithRecoveryCode(code)
    expect(await read(laptop, [...withBen, ...withCleo])).toEqual([BODY.text, BODY.text])
    expect(server.groups.get(sent[0]!.groupId)!.links).toEqual([])
  })

  it('[FO1] is stored once however often it is sent, and can be answered, changed and deleted like any other', async () => {
    const { server, ada, ben } = await three()
    const message = { userIds: all, body: BODY, clientMessageId: 'once' as ClientMessageId }
    const [first] = await ada.conversations.sendToEach(message)
    expect(await ada.conversations.sendToEach(message)).toMatchObject([first, {}])
    const { groupId } = first!
    await ben.conversations.openGroup(groupId, { userIds: [user('ada'), user('ben')], isPair: true })
    await say(ben, groupId, 'Gladly')
    expect(await read(ada, server.messages(groupId))).toEqual([BODY.text, 'Gladly'])
    await ada.conversations.edit({ ...first!, clientMessageId: message.clientMessageId }, { text: 'On Monday?' })
    expect(await read(ben, server.messages(groupId))).toEqual(['On Monday?', 'Gladly'])
    await ada.conversations.delete({ ...server.messages(groupId)[0]! })
    expect(await read(ben, server.messages(groupId))).toEqual(['[deleted]', 'Gladly'])
  })

  it('[FO2] goes to nobody when one of them has no keys yet, and names them', async () => {
    const { server, ada } = await three()
    const attempt = toEach(ada, [user('ben'), user('dan'), user('eve')])
    await expect(attempt).rejects.toThrow(PeopleWithoutKeysError)
    await expect(attempt).rejects.toMatchObject({ userIds: ['dan', 'eve'] })
    expect(server.groups.size).toBe(0)
  })

  it('[FO2] goes to nobody when one of them started over, until that was accepted', async () => {
    const { server, ada } = await three()
    await toEach(ada)
    const sizes = [...server.groups.values()].map(({ messages }) => messages.length)
    await forgeReset(server, 'ben', false)
    await expect(toEach(ada)).rejects.toMatchObject({ reason: 'contact-reset', userIds: ['ben'] })
    expect([...server.groups.values()].map(({ messages }) => messages.length)).toEqual(sizes)
    await ada.conversations.acceptContactKeys([user('ben')])
    await expect(toEach(ada)).resolves.toHaveLength(2)
  })

  it('[FO2] needs a ready device, people, and no files', async () => {
    const { server, ada } = await three()
    const stranger = await connect(server, 'ada')
    await expect(toEach(stranger)).rejects.toThrow(EncryptionNotReadyError)
    await expect(toEach(ada, [])).rejects.toThrow(ArgumentError)
    await expect(toEach(ada, [user('ben'), user('ben')])).rejects.toThrow(ArgumentError)
    await expect(toEach(ada, [user('ada')])).rejects.toThrow(ArgumentError)
    const attachment = {
      blobId: 'b',
      name: 'n',
      mediaType: 'm',
      sizeBytes: 1,
      key: 'A'.repeat(44),
      hash: 'A'.repeat(44),
    }
    const clientMessageId = 'file' as ClientMessageId
    await expect(
      ada.conversations.sendToEach({ userIds: all, clientMessageId, body: { text: '', attachments: [attachment] } }),
    ).rejects.toThrow(ArgumentError)
    expect(server.groups.size).toBe(0)
  })

  it('[FO2] reaches the newest keys of people with whom one has no group', async () => {
    const { server, ada, ben } = await three()
    await toEach(ada)
    const code = await ben.conversations.replaceRecoveryCode()
    expect(code).toBeTypeOf('string')
    server.groups.clear()
    const [sent] = await toEach(ada)
    expect(await read(ben, server.messages(sent!.groupId))).toEqual([BODY.text])
  })
})

describe('a text for several people that the server', () => {
  const G = group('g')
  const put = (server: Awaited<ReturnType<typeof three>>['server'], message: Message, groupId: GroupId) => ({
    ...message,
    groupId,
    messageId: `moved-${groupId}` as MessageId,
    sequence: server.messages(groupId).length + 1,
  })

  it('[FO3] shows in a group is not shown there', async () => {
    const { server, ada, ben } = await three()
    server.addGroup(G, { ada: 'manager', ben: 'member', cleo: 'member' })
    await ada.conversations.openGroup(G)
    const [sent] = await toEach(ada)
    const moved = put(server, server.messages(sent!.groupId)[0]!, G)
    expect(await read(ben, [moved])).toEqual(['[mismatch]'])
    expect(await read(ada, [moved])).toEqual(['[mismatch]'])
  })

  it('[FO3] shows in a group of two that is no conversation of two, with keys or without, is not shown there', async () => {
    const { server, ada, ben } = await three()
    const [sent] = await toEach(ada)
    const [message] = server.messages(sent!.groupId) as [Message]
    server.addGroup(G, { ada: 'manager', ben: 'member' })
    expect(await read(ben, [put(server, message, G)])).toEqual(['[mismatch]'])
    await ada.conversations.openGroup(G)
    expect(await read(ben, [put(server, message, G)])).toEqual(['[mismatch]'])
    // The server may call it one afterwards: the signed link says what it is.
    server.groups.set(G, { ...server.groups.get(G)!, isPair: true })
    expect(await read(await connect(server, 'ben', { store: ben.store }), [put(server, message, G)])).toEqual([
      '[mismatch]',
    ])
  })

  it('[FO3] calls a conversation of two what is shown as a group', async () => {
    const { server, ada, ben } = await three()
    const [sent] = await toEach(ada)
    server.addGroup(G, { ada: 'manager', ben: 'member' }, true)
    await ben.conversations.openGroup(G, { userIds: [user('ada'), user('ben'), user('cleo')], isPair: false })
    expect(await read(ben, [put(server, server.messages(sent!.groupId)[0]!, G)])).toEqual(['[mismatch]'])
  })

  it('[FO3] moves to the conversation with somebody else is not shown there', async () => {
    const { server, ada, ben, cleo } = await three()
    const [withBen] = await toEach(ada)
    const [message] = server.messages(withBen!.groupId) as [Message]
    const [other] = await toEach(cleo, [user('ben')])
    expect(await read(ben, [put(server, message, other!.groupId)])).toEqual(['[mismatch]'])
    expect(await read(ben, [{ ...put(server, message, other!.groupId), senderId: user('cleo') }])).toEqual([
      '[mismatch]',
    ])
    expect(await read(ben, [{ ...message, clientMessageId: 'another' as ClientMessageId }])).toEqual(['[mismatch]'])
  })

  it('[FO3] gives to somebody it was not written to stays closed', async () => {
    const { server, ada } = await three()
    const [sent] = await toEach(ada)
    const dan = await connect(server, 'dan')
    server.addGroup(G, { ada: 'manager', dan: 'manager' }, true)
    const moved = put(server, server.messages(sent!.groupId)[0]!, G)
    expect(await read(dan, [moved])).toEqual(['[missing-key]'])
  })

  it('[FO3] repeats as another message, or shows again after a change, is refused, after a restart too', async () => {
    const { server, ada, ben } = await three()
    const [sent] = await toEach(ada)
    const { groupId } = sent!
    const [message] = server.messages(groupId) as [Message]
    expect(await read(ben, [message])).toEqual([BODY.text])
    expect(await read(ben, [{ ...message, messageId: 'again' as MessageId }])).toEqual(['[mismatch]'])
    await ada.conversations.edit(message, { text: 'changed' })
    expect(await read(ben, server.messages(groupId))).toEqual(['changed'])
    await eventually(() => expect(ben.store.contents.has('edit-counters')).toBe(true))
    const again = await connect(server, 'ben', { store: ben.store })
    expect(await read(again, [message])).toEqual(['[mismatch]'])
  })

  it('[FO3] damages anywhere is refused', async () => {
    const { server, ada, ben } = await three()
    const [sent] = await toEach(ada)
    const [message] = server.messages(sent!.groupId) as [Message]
    const bytes = decodeBase64(message.content!)
    for (let at = 4; at < bytes.length; at += 37) {
      const damaged = bytes.slice()
      damaged[at]! ^= 1
      const [text] = await read(ben, [{ ...message, content: encodeBase64(damaged) }])
      expect(text).toMatch(/^\[(?:bad-signature|mismatch|unknown-version)\]$/)
    }
  })
})

describe('a device that was signed out', () => {
  it('[FO4] writes to nobody afterwards, and what it wrote before stays readable', async () => {
    const { server, ada, ben } = await three()
    const phone = await connect(server, 'ada')
    await phone.conversations.enrolWithRecoveryCode((await ada.conversations.loadRecoveryCode())!)
    const [sent] = await toEach(phone)
    const { groupId } = sent!
    phone.device.setOnline(false)
    const lost = (await phone.conversations.devices()).find(({ isThis }) => isThis)!
    await ada.conversations.signOutDevice(lost.deviceId)
    await expect(toEach(phone)).rejects.toThrow(EncryptionNotReadyError)
    // A thief's program does not ask whether it may: it seals as it did before.
    const [before] = server.messages(groupId) as [Message]
    const later = new Date(1_790_000_000_000 + 3_600_000).toISOString()
    const minutesBefore = new Date(1_790_000_000_000 - 60_000).toISOString()
    expect(await read(ben, [{ ...before, sendDate: later }])).toEqual(['[bad-signature]'])
    expect(await read(ben, [{ ...before, sendDate: minutesBefore }])).toEqual([BODY.text])
  })
})
