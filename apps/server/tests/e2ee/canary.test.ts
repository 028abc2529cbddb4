// A busy day, and then a search of everything that the server has: none of what people wrote, sent, called their devices or kept secret is in it.
import { openAttachment, sealAttachment, systemRandom, type Attachment } from '@umkreis/crypto'
import type { ConversationMessage } from '@umkreis/chat-hub'
import type { ClientMessageId, Group, GroupId, Message, UserId } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { attachmentCalls } from '../_util/attachments.ts'
import { call, type Person } from '../_util/api.ts'
import { base64Traces, dumpServer } from '../_util/dump-server.ts'
import { signUpTeam } from '../_util/hub.ts'
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

async function start(person: Person, name: string): Promise<Device> {
  const device = await openDevice(server, person, { name })
  devices.push(device)
  return device
}

async function open(device: Device, groupId: GroupId): Promise<ConversationMessage[]> {
  const { body } = await call<Message[]>(server, 'GET', `/groups/${groupId}/messages`, { token: device.person.token })
  return device.sealed.open(body)
}

/** Seals and sends a file as the web app does, and gives what the message says about it. */
async function upload({ person }: Device, groupId: GroupId, content: Uint8Array): Promise<Attachment> {
  const sealing = sealAttachment(
    (async function* () {
      yield content
    })(),
    systemRandom,
  )
  const pieces: Uint8Array[] = []
  for await (const piece of sealing.sealed) pieces.push(piece)
  const { hash, sizeBytes } = await sealing.finished
  const { blobId } = await attachmentCalls(server).upload(person, groupId, Buffer.concat(pieces))
  const [key, digest] = [sealing.key, hash].map((bytes) => Buffer.from(bytes).toString('base64')) as [string, string]
  return { blobId, name: 'canary-plan.pdf', mediaType: 'application/x-canary', sizeBytes, key, hash: digest }
}

async function download({ person }: Device, groupId: GroupId, attachment: Attachment): Promise<Buffer> {
  const { blobId, sizeBytes } = attachment
  const answer = await attachmentCalls(server).get(person, { groupId, blobId })
  const [key, hash] = [attachment.key, attachment.hash].map((text) => new Uint8Array(Buffer.from(text, 'base64')))
  const parts: Uint8Array[] = []
  const secret = { key: key!, hash: hash!, sizeBytes }
  for await (const part of openAttachment(answer.body as unknown as AsyncIterable<Uint8Array>, secret)) parts.push(part)
  return Buffer.concat(parts)
}

it('keeps nothing that could be read', { timeout: 120_000 }, async () => {
  const [owner, member] = (await signUpTeam(server, 2)) as [Person, Person]
  const [ada, ben] = [await start(owner, 'canary-laptop'), await start(member, 'canary-tablet')]
  const userId = ben.person.userId as UserId
  const body = { userIds: [userId], name: 'Sealed' }
  const { groupId } = (await call<Group>(server, 'POST', '/groups', { token: owner.token, body })).body
  let count = 0
  const nextId = () => `canary-${(count += 1)}`.replace('canary', 'day') as ClientMessageId
  const recoveryCode = (await ada.sealed.loadRecoveryCode())!

  const content = Buffer.from('canary-blueprint '.repeat(20_000))
  const attachment = await upload(ada, groupId, content)
  const sent = await ada.sealed.send({
    groupId,
    body: { text: '@canary-heron look', mentions: [{ userId, start: 0, end: 13 }], attachments: [attachment] },
    clientMessageId: nextId(),
  })
  await ben.sealed.send({
    groupId,
    body: { text: '', reaction: { emoji: 'canary-wave', to: sent.clientMessageId! } },
    clientMessageId: nextId(),
  })
  await ada.sealed.sendToEach({ userIds: [userId], clientMessageId: nextId(), body: { text: 'canary-to-each' } })
  const [first, second] = await open(ben, groupId)
  if (first?.kind !== 'open' || second?.kind !== 'open') throw new Error('A message did not open')
  expect(second.body.reaction?.emoji).toBe('canary-wave')
  expect((await download(ben, groupId, first.body.attachments![0]!)).equals(content)).toBe(true)
  await ada.sealed.edit(sent, { text: 'canary-crane' })

  const phone = await start(member, 'canary-phone')
  const offer = await ben.sealed.offerPairing()
  await Promise.all([phone.sealed.answerPairing(offer.text), offer.finished])
  await vi.waitFor(async () => {
    expect((await ben.sealed.devices()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['canary-tablet', 'canary-phone']),
    )
  }, 30_000)
  expect((await open(phone, groupId)).map((message) => message.kind === 'open' && message.body.text)).toEqual([
    'canary-crane',
    '',
  ])

  const everything = await dumpServer(server)
  // What the server does have is found: the search would find the rest.
  for (const known of [groupId, attachment.blobId, owner.email]) expect(everything).toContain(known)
  const secrets = ['canary', attachment.key, Buffer.from(attachment.key, 'base64').toString('latin1'), recoveryCode]
  for (const secret of [...secrets, ...base64Traces('canary'), ...base64Traces(attachment.key)]) {
    expect(everything.includes(secret)).toBe(false)
  }
})
