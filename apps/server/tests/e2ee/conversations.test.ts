// The sealing client of the chat hub against the real server: what people write reaches those for whom it is meant, and nobody finds a word of it on the
// server.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  createHubClient,
  createSealedConversations,
  EncryptionNotReadyError,
  type ConversationMessage,
  type E2eeApi,
  type HubClient,
  type KeyStore,
  type PostOutcome,
  type SealedConversations,
} from '@umkreis/chat-hub'
import { createMemoryKeyStore } from '@umkreis/chat-hub/testing'
import type { ClientMessageId, Group, GroupId, Message, UserId } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, type Person, signUpMember, signUpOwner } from '../_util/api.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
const stops: (() => void)[] = []

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => {
  for (const stop of stops) stop()
  await server[Symbol.asyncDispose]()
})

async function ask<T>(person: Person, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call<T>(server, method, path, { token: person.token, body })
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function post(person: Person, path: string, body: unknown): Promise<PostOutcome> {
  const { status, body: answer } = await call(server, 'POST', path, { token: person.token, body })
  if (status === 409) return { kind: 'conflict' }
  if (status >= 300) throw new Error(`POST ${path} answered ${status}: ${JSON.stringify(answer)}`)
  return { kind: 'accepted' }
}

function e2eeApi(person: Person): E2eeApi {
  return {
    postUserLink: (link) => post(person, '/e2ee/me/links', link),
    postGroupLink: (link) => post(person, `/e2ee/groups/${link.groupId}/links`, link),
    userLinks: (userId, from) => ask(person, 'GET', `/e2ee/users/${userId}/links?from=${from}`),
    myBoxes: () => ask(person, 'GET', '/e2ee/me/boxes'),
    groupLinks: (groupId, from) => ask(person, 'GET', `/e2ee/groups/${groupId}/links?from=${from}`),
    groupBoxes: (groupId, from) => ask(person, 'GET', `/e2ee/groups/${groupId}/boxes?from=${from}`),
    pendingBoxes: () => ask(person, 'GET', '/e2ee/me/pending-boxes'),
    async postGroupBoxes(groupId, boxes) {
      await ask(person, 'POST', `/e2ee/groups/${groupId}/boxes`, boxes)
    },
  }
}

interface Device {
  readonly person: Person
  readonly store: KeyStore
  readonly hub: HubClient
  readonly sealed: SealedConversations
  readonly received: Message[]
  readonly later: ConversationMessage[]
}

async function openDevice(person: Person, store: KeyStore = createMemoryKeyStore()): Promise<Device> {
  const hub = createHubClient({ url: `${server.origin}/chatHub`, getAccessToken: () => person.token })
  const log = { error: () => undefined }
  const sealed = await createSealedConversations({
    userId: person.userId as UserId,
    store,
    api: e2eeApi(person),
    hub,
    log,
  })
  const received: Message[] = []
  const later: ConversationMessage[] = []
  hub.onConnected(() => {
    hub.subscribe('ReceiveMessage', (message) => received.push(message))
  })
  sealed.follow(hub)
  sealed.onOpenedLater((_, messages) => later.push(...messages))
  stops.push(() => hub.stop())
  hub.start()
  await sealed.start()
  await vi.waitFor(() => expect(hub.isConnected).toBe(true), 20_000)
  return { person, store, hub, sealed, received, later }
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

/** Everything below a folder, as bytes read as Latin-1 so that any ASCII text is found in them. */
function dump(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n')
}

describe('sealed conversations on the real server', { timeout: 90_000 }, () => {
  it('carry messages, edits and deletions between members, and leave no word on the server', async () => {
    const owner = await signUpOwner(server)
    const [ada, ben] = [await openDevice(owner), await openDevice(await signUpMember(server, owner))]
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

    const everything = dump(server.dataDir) + server.logLines.join('\n')
    expect(everything).toContain(groupId)
    expect(everything).not.toContain('canary')
    // Base64 of the word at each of the three places in a group of three bytes, without the characters that its neighbours decide.
    for (const before of ['', '.', '..']) {
      const encoded = Buffer.from(`${before}canary-`).toString('base64')
      expect(everything).not.toContain(encoded.slice(Math.ceil((before.length * 8) / 6), 8))
    }
  })

  it('reach who signs in for the first time later, and let a second device in with the recovery code', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    const ada = await openDevice(owner)
    const groupId = await createGroup(owner, [member], 'Later')
    await say(ada, groupId, 'for later')

    const ben = await openDevice(member)
    await ben.sealed.open(await ask<Message[]>(member, 'GET', `/groups/${groupId}/messages`))
    await vi.waitFor(async () => expect(await readPage(ben, groupId)).toEqual(['for later']), 20_000)

    const phone = await openDevice(member)
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
    const [ada, ben, mallory] = [await openDevice(owner), await openDevice(member), await openDevice(leaver)]
    const groupId = await createGroup(owner, [member, leaver], 'Three')
    await say(ada, groupId, 'all three')
    expect(await readPage(mallory, groupId)).toEqual(['all three'])
    expect(await ben.sealed.openGroup(groupId)).toEqual({ kind: 'ready' })

    await ask(owner, 'DELETE', `/groups/${groupId}/members/${leaver.userId}`)
    await say(ben, groupId, 'without mallory')
    const messages = await ask<Message[]>(owner, 'GET', `/groups/${groupId}/messages`)
    expect((await mallory.sealed.open(messages)).map(textOf)).toEqual(['all three', '[missing-key]'])
    const again = await openDevice(owner, ada.store)
    expect(await readPage(again, groupId)).toEqual(['all three', 'without mallory'])
    await say(again, groupId, 'and on')
    expect(await readPage(ben, groupId)).toEqual(['all three', 'without mallory', 'and on'])
  })

  it('start over after everything was lost', async () => {
    const owner = await signUpOwner(server)
    const [ada, ben] = [await openDevice(owner), await openDevice(await signUpMember(server, owner))]
    const groupId = await createGroup(owner, [ben.person], 'Lost')
    await say(ada, groupId, 'lost')
    expect(await readPage(ben, groupId)).toEqual(['lost'])
    ada.hub.stop()
    const fresh = await openDevice(owner)
    await fresh.sealed.startOver()
    await say(fresh, groupId, 'new')
    expect(await readPage(ben, groupId)).toEqual(['lost', 'new'])
    expect(await readPage(fresh, groupId)).toEqual(['[missing-key]', 'new'])
  })
})
