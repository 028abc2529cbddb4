import type { Message } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { EncryptionNotReadyError, WrongRecoveryCodeError } from '../../src/index.ts'
import { createFakeChatServer, createMemoryKeyStore } from '../../src/testing/index.ts'
import { connect, eventually, group, read, say, textOf, user } from './_person.ts'

const G = group('g')

describe('a first device', () => {
  it('[ID1] [ID2] makes its keys silently, shows the recovery code until part of it is typed back, and keeps its keys over a restart', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    expect(ada.conversations.readiness).toEqual({ kind: 'ready' })
    const code = await ada.conversations.loadRecoveryCode()
    expect(code).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]{5}$/)

    const again = await connect(server, 'ada', { store: ada.store })
    expect(again.conversations.readiness).toEqual({ kind: 'ready' })
    expect(server.users.get(user('ada'))?.links).toHaveLength(1)
    expect(await again.conversations.confirmRecoveryCode('00000')).toBe(false)
    expect(await again.conversations.confirmRecoveryCode(code!.slice(6, 11).toLowerCase())).toBe(true)
    expect(await again.conversations.loadRecoveryCode()).toBeUndefined()
  })

  it('[MS1] SPEC 8: cannot send before it has looked at its keys', async () => {
    const server = createFakeChatServer()
    server.addGroup(G, { ada: 'manager' })
    const ada = await connect(server, 'ada', { start: false })
    await expect(say(ada, G, 'too early')).rejects.toThrow(EncryptionNotReadyError)
    expect(server.messages(G)).toEqual([])
  })
})

describe('a conversation', () => {
  it('[MS3] SPEC 7, SendMessage, UpdateMessage and DeleteMessage: carries a message, its edit and its deletion, and the server never sees a word', async () => {
    const server = createFakeChatServer()
    const [ada, ben] = [await connect(server, 'ada'), await connect(server, 'ben')]
    server.addGroup(G, { ada: 'manager', ben: 'member' })
    expect(await ada.conversations.openGroup(G)).toEqual({ kind: 'ready' })
    const sent = await say(ada, G, 'canary-one')
    expect(await read(ben, server.messages(G))).toEqual(['canary-one'])

    await ada.conversations.edit(sent, { text: 'canary-two' })
    expect(await read(ben, server.messages(G))).toEqual(['canary-two'])
    await ada.conversations.delete(sent)
    expect(await read(ben, server.messages(G))).toEqual(['[deleted]'])

    const tombstone = ben.device.received.filter((event) => event.name === 'UpdateMessage').at(-2)
    expect(await read(ben, [tombstone!.argument as Message])).toEqual(['[deleted]'])
    const everything = JSON.stringify([...server.groups.values(), ...server.users.values(), ...ben.device.received])
    expect(everything).not.toContain('canary')
    expect(everything).not.toContain(btoa('canary-o').slice(0, 8))
  })

  it('[GR1] gets its first link once, when two members open it at the same time', async () => {
    const server = createFakeChatServer()
    const [ada, ben] = [await connect(server, 'ada'), await connect(server, 'ben')]
    server.addGroup(G, { ada: 'manager', ben: 'member' })
    await Promise.all([ada.conversations.openGroup(G), ben.conversations.openGroup(G)])
    await Promise.all([say(ada, G, 'a'), say(ben, G, 'b')])
    expect(server.groups.get(G)?.links).toHaveLength(1)
    expect((await read(ada, server.messages(G))).sort()).toEqual(['a', 'b'])
    expect((await read(ben, server.messages(G))).sort()).toEqual(['a', 'b'])
  })

  it('reaches who never signed in before, with everything that was written meanwhile', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    server.addGroup(G, { ada: 'manager', cleo: 'member' })
    await say(ada, G, 'for later')
    const cleo = await connect(server, 'cleo', { start: false })
    expect(await read(cleo, server.messages(G))).toEqual(['[missing-key]'])
    await cleo.conversations.start()
    await eventually(() => expect(cleo.later.map(textOf)).toEqual(['for later']))
    expect(await read(cleo, server.messages(G))).toEqual(['for later'])
    await say(cleo, G, 'here I am')
    expect(await read(ada, server.messages(G))).toEqual(['for later', 'here I am'])
  })

  it('[GR5] [MS4] seals to who waited as soon as a member comes back online', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    server.addGroup(G, { ada: 'manager', cleo: 'member' })
    await say(ada, G, 'for later')
    ada.device.setOnline(false)
    const cleo = await connect(server, 'cleo')
    expect(await read(cleo, server.messages(G))).toEqual(['[missing-key]'])
    expect(cleo.log).toContainEqual(expect.objectContaining({ message: 'Decryption error' }))
    ada.device.setOnline(true)
    await eventually(() => expect(cleo.later.map(textOf)).toEqual(['for later']))
    expect(await read(cleo, server.messages(G))).toEqual(['for later'])
  })

  it('[GR6] lets who waits write at once, with a fresh key', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    server.addGroup(G, { ada: 'manager', cleo: 'member' })
    await say(ada, G, 'before')
    ada.device.setOnline(false)
    const cleo = await connect(server, 'cleo')
    expect(await cleo.conversations.openGroup(G)).toEqual({ kind: 'ready' })
    await say(cleo, G, 'already here')
    expect(await read(cleo, server.messages(G))).toEqual(['[missing-key]', 'already here'])
    expect(await read(ada, server.messages(G))).toEqual(['before', 'already here'])
  })

  it('[MS2] [GR3] catches up and sends again under the same id when the epoch went stale', async () => {
    const server = createFakeChatServer()
    const people = [await connect(server, 'ada'), await connect(server, 'ben'), await connect(server, 'mallory')]
    const [ada, ben, mallory] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
    server.addGroup(G, { ada: 'manager', ben: 'member', mallory: 'member' })
    await say(ada, G, 'all three')
    expect(await read(mallory, server.messages(G))).toEqual(['all three'])
    await ben.conversations.openGroup(G)
    ben.device.setOnline(false)
    server.removeMember(G, user('mallory'))
    await say(ben, G, 'without mallory')
    expect(server.groups.get(G)?.links).toHaveLength(2)
    expect(await read(ada, server.messages(G))).toEqual(['all three', 'without mallory'])
    const stolen = server.messages(G)
    expect(await read(mallory, stolen)).toEqual(['all three', '[missing-key]'])
  })

  it('takes in who is added, from then on only', async () => {
    const server = createFakeChatServer()
    const [ada, ben, cleo] = [await connect(server, 'ada'), await connect(server, 'ben'), await connect(server, 'cleo')]
    server.addGroup(G, { ada: 'manager', ben: 'member' })
    await say(ada, G, 'before')
    server.addMember(G, user('cleo'))
    await ada.conversations.addToGroup(G, [user('cleo')])
    await say(ben, G, 'after')
    expect(await read(cleo, server.messages(G))).toEqual(['[missing-key]', 'after'])
    await say(cleo, G, 'hello')
    expect(await read(ben, server.messages(G))).toEqual(['before', 'after', 'hello'])
  })

  it('takes in who is added with the past, where that is the policy of the group', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada', { historyPolicy: 'everything' })
    const cleo = await connect(server, 'cleo')
    server.addGroup(G, { ada: 'manager' })
    await say(ada, G, 'before')
    server.addMember(G, user('cleo'))
    await ada.conversations.addToGroup(G, [user('cleo')])
    expect(await read(cleo, server.messages(G))).toEqual(['before'])
  })

  it('[GR4] leaves out whom the server added by itself', async () => {
    const server = createFakeChatServer()
    const [ada, mallory] = [await connect(server, 'ada'), await connect(server, 'mallory')]
    server.addGroup(G, { ada: 'manager' })
    await say(ada, G, 'one')
    server.addMember(G, user('mallory'), 'manager')
    await say(ada, G, 'two')
    expect(await read(mallory, server.messages(G))).toEqual(['[missing-key]', '[missing-key]'])
    expect(await mallory.conversations.openGroup(G)).toEqual({ kind: 'not-ready', reason: 'not-a-member' })
    await expect(say(mallory, G, 'let me in')).rejects.toThrow(EncryptionNotReadyError)
  })
})

describe('a second device', () => {
  it('[ID3] is not enrolled by signing in alone, and reads everything once it has the recovery code', async () => {
    const server = createFakeChatServer()
    const [ada, ben] = [await connect(server, 'ada'), await connect(server, 'ben')]
    server.addGroup(G, { ada: 'manager', ben: 'member' })
    await say(ben, G, 'from ben')
    const code = await ada.conversations.loadRecoveryCode()

    const phone = await connect(server, 'ada')
    expect(phone.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'not-enrolled' })
    expect(await read(phone, server.messages(G))).toEqual(['[missing-key]'])
    await expect(say(phone, G, 'no')).rejects.toThrow(EncryptionNotReadyError)
    const othersCode = await ben.conversations.loadRecoveryCode()
    await expect(phone.conversations.enrolWithRecoveryCode(othersCode!)).rejects.toThrow(WrongRecoveryCodeError)

    await phone.conversations.enrolWithRecoveryCode(code!.toLowerCase())
    expect(phone.conversations.readiness).toEqual({ kind: 'ready' })
    await eventually(() => expect(phone.later.map(textOf)).toEqual(['from ben']))
    await say(phone, G, 'from the phone')
    expect(await read(ben, server.messages(G))).toEqual(['from ben', 'from the phone'])
    expect(await read(ada, server.messages(G))).toEqual(['from ben', 'from the phone'])
    expect(server.groups.get(G)?.links).toHaveLength(1)
  })

  it('[ID5] starts over when everything is lost: contacts are told, and the conversation goes on', async () => {
    const server = createFakeChatServer()
    const [ada, ben] = [await connect(server, 'ada'), await connect(server, 'ben')]
    server.addGroup(G, { ada: 'manager', ben: 'member' })
    await say(ada, G, 'lost with the phone')
    await read(ben, server.messages(G))
    const warned: string[] = []
    ben.conversations.onContactKeysChanged((userId) => warned.push(userId))

    const fresh = await connect(server, 'ada', { store: createMemoryKeyStore() })
    await fresh.conversations.startOver()
    await say(fresh, G, 'new beginning')
    expect(await ben.conversations.openGroup(G)).toEqual({
      kind: 'not-ready',
      reason: 'contact-reset',
      userIds: ['ada'],
    })
    await ben.conversations.acceptContactKeys([user('ada')])
    expect(await ben.conversations.openGroup(G)).toEqual({ kind: 'ready' })
    expect(await read(ben, server.messages(G))).toEqual(['lost with the phone', 'new beginning'])
    expect(await read(fresh, server.messages(G))).toEqual(['[missing-key]', 'new beginning'])
    expect(warned).toEqual(['ada'])
    await eventually(() =>
      expect(ada.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'identity-changed' }),
    )
    await expect(say(ada, G, 'from the old phone')).rejects.toThrow(EncryptionNotReadyError)
    await ada.conversations.enrolWithRecoveryCode((await fresh.conversations.loadRecoveryCode())!)
    expect(ada.conversations.readiness).toEqual({ kind: 'ready' })
  })
})
