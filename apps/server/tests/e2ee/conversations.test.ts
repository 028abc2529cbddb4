// The sealing client of the chat hub against the real server: what people write reaches those for whom it is meant, and nobody finds a word of it on the
// server.
import { EncryptionNotReadyError, type ConversationMessage, type KeyStore } from '@umkreis/chat-hub'
import type { ClientMessageId, Group, GroupId, Message } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, type Person, signUpMember, signUpOwner } from '../_util/api.ts'
import { base64Traces, dumpServer } from '../_util/dump-server.ts'
import { openDevice, type Device } from '../_util/sealed-device.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
const devices: Device[] = []

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => {
  for (const device of devices) device[Symbol.dispose]()
  await server[Symbol.asyncDispose]()
})

async function ask<T>(person: Person, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call<T>(server, method, path, { token: person.token, body })
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function start(person: Person, store?: KeyStore): Promise<Device> {
  const device = await openDevice(server, person, store ? { store } : {})
  devices.push(device)
  return device
}

let count = 0
function say(device: Device, groupId: GroupId, text: string) {
  count += 1
  return device.sealed.send({ groupId, body: { text }, clientMessageId: `say-${count}` as ClientMessageId })
}

async function readPage(device: Device, groupId: GroupId): Promise<string[]> {
  const messages = await ask<Message[]>(device.person, 'GET', `/groups/${groupId}/messages`)
  return (await device.sealed.open(messages)).map(textOf)
}

function textOf(message: ConversationMessage): string {
  if (message.kind === 'open') return message.body.text
  return message.kind === 'deleted' ? '[deleted]' : `[${message.reason}]`
}

async function createGroup(creator: Person, others: readonly Person[], name: string): Promise<GroupId> {
  const body = { userIds: others.map(({ userId }) => userId), name }
  return (await ask<Group>(creator, 'POST', '/groups', body)).groupId
}

describe('sealed conversations on the real server', { timeout: 90_000 }, () => {
  it('carry messages, edits and deletions between members, and leave no word on the server', async () => {
    const owner = await signUpOwner(server)
    const [ada, ben] = [await start(owner), await start(await signUpMember(server, owner))]
    const groupId = await createGroup(owner, [ben.person], 'Sealed')
    const sent = await say(ada, groupId, 'canary-heron')
    await say(ben, groupId, 'canary-stork')
    expect(await readPage(ben, groupId)).toEqual(['canary-heron', 'canary-stork'])
    await vi.waitFor(() => expect(ben.received).toHaveLength(2), 20_000)
    expect((await ben.sealed.open(ben.received)).map(textOf)).toEqual(['canary-heron', 'canary-stork'])

    await ada.sealed.edit(sent, { text: 'canary-crane' })
    expect(await readPage(ben, groupId)).toEqual(['canary-crane', 'canary-stork'])
    await ada.sealed.delete(sent)
    expect(await readPage(ben, groupId)).toEqual(['canary-stork'])

    const everything = await dumpServer(server)
    expect(everything).toContain(groupId)
    for (const trace of ['canary', ...base64Traces('canary-')]) expect(everything.includes(trace)).toBe(false)
  })

  it('reach who signs in for the first time later, and let a second device in with the recovery code', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    const ada = await start(owner)
    const groupId = await createGroup(owner, [member], 'Later')
    await say(ada, groupId, 'for later')

    const ben = await start(member)
    await ben.sealed.open(await ask<Message[]>(member, 'GET', `/groups/${groupId}/messages`))
    await vi.waitFor(async () => expect(await readPage(ben, groupId)).toEqual(['for later']), 20_000)

    const phone = await start(member)
    expect(phone.sealed.readiness).toEqual({ kind: 'not-ready', reason: 'not-enrolled' })
    await expect(say(phone, groupId, 'no')).rejects.toThrow(EncryptionNotReadyError)
    await phone.sealed.enrolWithRecoveryCode((await ben.sealed.loadRecoveryCode())!)
    expect(await readPage(phone, groupId)).toEqual(['for later'])
    await say(phone, groupId, 'from the phone')
    expect(await readPage(ada, groupId)).toEqual(['for later', 'from the phone'])
    expect(await readPage(ben, groupId)).toEqual(['for later', 'from the phone'])
  })

  it('use a fresh key after somebody went, and go on after a restart', async () => {
    const owner = await signUpOwner(server)
    const [member, leaver] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    const [ada, ben, mallory] = [await start(owner), await start(member), await start(leaver)]
    const groupId = await createGroup(owner, [member, leaver], 'Three')
    await say(ada, groupId, 'all three')
    expect(await readPage(mallory, groupId)).toEqual(['all three'])
    expect(await ben.sealed.openGroup(groupId)).toEqual({ kind: 'ready' })

    await ask(owner, 'DELETE', `/groups/${groupId}/members/${leaver.userId}`)
    await say(ben, groupId, 'without mallory')
    const messages = await ask<Message[]>(owner, 'GET', `/groups/${groupId}/messages`)
    expect((await mallory.sealed.open(messages)).map(textOf)).toEqual(['all three', '[missing-key]'])
    const again = await start(owner, ada.store)
    expect(await readPage(again, groupId)).toEqual(['all three', 'without mallory'])
    await say(again, groupId, 'and on')
    expect(await readPage(ben, groupId)).toEqual(['all three', 'without mallory', 'and on'])
  })

  it('start over after everything was lost', async () => {
    const owner = await signUpOwner(server)
    const [ada, ben] = [await start(owner), await start(await signUpMember(server, owner))]
    const groupId = await createGroup(owner, [ben.person], 'Lost')
    await say(ada, groupId, 'lost')
    expect(await readPage(ben, groupId)).toEqual(['lost'])
    ada.hub.stop()
    const fresh = await start(owner)
    await fresh.sealed.startOver()
    await say(fresh, groupId, 'new')
    expect(await readPage(ben, groupId)).toEqual(['lost', 'new'])
    expect(await readPage(fresh, groupId)).toEqual(['[missing-key]', 'new'])
  })
})
