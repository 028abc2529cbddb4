// Devices of one account against the real server: let in with a QR code or by comparing digits, listed, and signed out again.
import type { IncomingPairing, KeyStore, SealedConversations } from '@umkreis/chat-hub'
import { createMemoryKeyStore } from '@umkreis/chat-hub/testing'
import type { ClientMessageId, Group, GroupId, Message } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, type Person, signUpMember, signUpOwner } from '../_util/api.ts'
import { openDevice as startDevice } from '../_util/sealed-device.ts'
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

async function openDevice(person: Person, name: string, store?: KeyStore): Promise<SealedConversations> {
  const device = await startDevice(server, person, { name, ...(store && { store }) })
  stops.push(() => device[Symbol.dispose]())
  return device.sealed
}

/** A group with a colleague who never signs in. */
async function createGroup(owner: Person): Promise<GroupId> {
  const { userId } = await signUpMember(server, owner)
  const body = { userIds: [userId], name: 'Notes' }
  const answer = await call<Group>(server, 'POST', '/groups', { token: owner.token, body })
  return answer.body.groupId
}

let counter = 0
async function write(device: SealedConversations, groupId: GroupId, text: string): Promise<void> {
  const clientMessageId = `devices-${++counter}` as ClientMessageId
  await device.send({ groupId, clientMessageId, body: { text } })
}

async function readPage(device: SealedConversations, owner: Person, groupId: GroupId): Promise<string[]> {
  const { body } = await call<Message[]>(server, 'GET', `/groups/${groupId}/messages`, { token: owner.token })
  const opened = await device.open(body)
  return opened.map((message) => (message.kind === 'open' ? message.body.text : `[${message.kind}]`))
}

async function namesOf(device: SealedConversations): Promise<(string | null)[]> {
  return (await device.devices()).filter(({ kind }) => kind === 'device').map(({ name }) => name)
}

describe('the devices of one account on the real server', { timeout: 90_000 }, () => {
  it('are let in with a QR code, listed with their names, and read nothing more once they are signed out', async () => {
    const owner = await signUpOwner(server)
    const laptop = await openDevice(owner, 'Laptop')
    const groupId = await createGroup(owner)
    await write(laptop, groupId, 'before')

    const store = createMemoryKeyStore()
    const phone = await openDevice(owner, 'Phone', store)
    const offer = await laptop.offerPairing()
    await phone.answerPairing(offer.text)
    const { deviceId, name } = await offer.finished
    expect(name).toBe('Phone')
    expect(await readPage(phone, owner, groupId)).toEqual(['before'])
    await vi.waitFor(async () => expect(await namesOf(laptop)).toEqual(['Laptop', 'Phone']), 20_000)
    const [, , paired] = await laptop.devices()
    expect(paired).toMatchObject({ deviceId, isThis: false, lastUsedAtMs: expect.any(Number) })

    await laptop.signOutDevice(deviceId)
    const signedOut = { kind: 'not-ready', reason: 'signed-out' }
    await vi.waitFor(() => expect(phone.readiness).toEqual(signedOut), 20_000)
    await write(laptop, groupId, 'after')
    const again = await openDevice(owner, 'Phone', store)
    expect(again.readiness).toEqual(signedOut)
    expect(await readPage(again, owner, groupId)).toEqual(['[unreadable]', '[unreadable]'])
    expect(await readPage(laptop, owner, groupId)).toEqual(['before', 'after'])
    expect(await namesOf(laptop)).toEqual(['Laptop'])
  })

  it('are let in by comparing digits, and keep reading when the code is replaced', async () => {
    const owner = await signUpOwner(server)
    const laptop = await openDevice(owner, 'Laptop')
    const groupId = await createGroup(owner)
    await write(laptop, groupId, 'before')
    const asked = new Promise<IncomingPairing>((resolve) => laptop.onPairingRequested(resolve))
    const phone = await openDevice(owner, 'Phone')
    const request = phone.requestPairing()
    const incoming = await asked
    const { code, name } = await incoming.takeOn()
    expect(name).toBe('Phone')
    expect(await request.code).toBe(code)
    await request.confirm()
    await incoming.accept()
    await request.finished

    const oldCode = await laptop.loadRecoveryCode()
    const newCode = await phone.replaceRecoveryCode()
    expect(newCode).not.toBe(oldCode)
    await write(phone, groupId, 'after')
    await vi.waitFor(async () => expect(await laptop.loadRecoveryCode()).toBeUndefined(), 20_000)
    expect(await readPage(laptop, owner, groupId)).toEqual(['before', 'after'])
    const tablet = await openDevice(owner, 'Tablet')
    await tablet.enrolWithRecoveryCode(newCode)
    expect(await readPage(tablet, owner, groupId)).toEqual(['before', 'after'])
  })
})
