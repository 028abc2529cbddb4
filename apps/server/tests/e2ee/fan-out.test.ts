// One content for many: sealed by the client to each reader, so that no conversation's keys matter to the server.
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Message, SeparateMessages } from '@umkreis/schemas'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { e2eeGroupChains } from '../../src/db/schema/index.ts'
import { call, type Person } from '../_util/api.ts'
import { BareClient, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
let ada: Person
let ben: Person
let cleo: Person
let from: BareClient
let withBen: string

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  from?.[Symbol.dispose]()
  ;[ada, ben, cleo] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  from = await BareClient.connect(server, ada.token)
  const { body } = await post('/groups', { userIds: [ben.userId] })
  withBen = body.groupId as string
  await postLink(1, null)
})

const post = (path: string, body: unknown) => call(server, 'POST', path, { token: ada.token, body })
const opaque = (text: string) => Buffer.from(text).toString('base64')
const linkOf = (epoch: number) => opaque(`link ${withBen} ${epoch}`)
const hashOf = (epoch: number) =>
  createHash('sha256')
    .update(Buffer.from(linkOf(epoch), 'base64'))
    .digest('base64')

async function postLink(epoch: number, previousHash: string | null) {
  const memberUserIds = [ada.userId, ben.userId]
  const boxes = memberUserIds.map((userId) => ({ userId, epoch, generation: 1, box: opaque('box') }))
  const facts = { groupId: withBen, epoch, previousHash, kind: 'fresh', memberUserIds, boxes, pending: [] }
  const { status } = await post(`/e2ee/groups/${withBen}/links`, { ...facts, link: linkOf(epoch) })
  expect(status).toBe(200)
}

async function sendToEach(content: string, clientMessageId: string): Promise<SeparateMessages> {
  const UserIds = [ben.userId, cleo.userId]
  const request = { UserIds, Content: content, ClientMessageId: clientMessageId }
  const { result, error } = await from.invoke('SendMessageToSeparateUsers', request)
  expect(error).toBe(undefined)
  return result as SeparateMessages
}

const messagesOf = async (groupId: string) =>
  (await call<Message[]>(server, 'GET', `/groups/${groupId}/messages`, { token: ada.token })).body

it('needs no epoch, where a conversation has keys and where new ones are due', async () => {
  const sent = await sendToEach('sealed to each', 'first')
  expect(sent.find(({ userId }) => userId === ben.userId)?.groupId).toBe(withBen)
  await server.context.db.update(e2eeGroupChains).set({ rekeyDue: true }).where(eq(e2eeGroupChains.groupId, withBen))
  const plain = await from.invoke('SendMessage', { GroupId: withBen, Content: 'sealed under old keys', Epoch: 1 })
  expect(plain.error).toMatch(/^StaleEpoch: /)
  await sendToEach('sealed to each again', 'second')
  expect((await messagesOf(withBen)).map(({ content }) => content)).toEqual(['sealed to each', 'sealed to each again'])
})

it('is stored once in each conversation, however often and however fast it is sent', async () => {
  using other = await BareClient.connect(server, ada.token)
  const request = { UserIds: [cleo.userId, ben.userId], Content: 'sealed', ClientMessageId: 'same' }
  const [sent, racing] = await Promise.all([
    sendToEach('sealed', 'same'),
    other.invoke('SendMessageToSeparateUsers', request),
  ])
  expect((racing.result as SeparateMessages).toReversed()).toEqual(sent)
  expect(await sendToEach('sealed anew', 'same')).toEqual(sent)
  for (const { groupId } of sent) {
    expect((await messagesOf(groupId)).map(({ content, sequence }) => [content, sequence])).toEqual([['sealed', 1]])
  }
})

it('is edited and deleted in one conversation like any other message, and not in the others', async () => {
  using reader = await BareClient.connect(server, ben.token)
  const sent = await sendToEach('sealed', 'mine')
  const { messageId } = sent.find(({ groupId }) => groupId === withBen)!
  const elsewhere = sent.find(({ groupId }) => groupId !== withBen)!
  expect((await from.invoke('UpdateMessage', messageId, 'no epoch', withBen)).error).toBe(undefined)
  expect((await from.invoke('UpdateMessage', messageId, 'edited', withBen, 1)).error).toBe(undefined)
  expect((await from.invoke('UpdateMessage', messageId, 'late', withBen, 2)).error).toMatch(/^StaleEpoch: /)
  expect((await reader.invoke('UpdateMessage', messageId, 'forged', withBen, 1)).error).toMatch(/^Forbidden: /)
  expect(
    (await reader.untilEvents<Message>('UpdateMessage', 2)).map(({ content, editCount }) => [content, editCount]),
  ).toEqual([
    ['no epoch', 1],
    ['edited', 2],
  ])
  expect(await sendToEach('sealed', 'mine')).toEqual(sent)
  expect((await messagesOf(withBen)).map(({ content }) => content)).toEqual(['edited'])

  expect((await from.invoke('DeleteMessage', messageId, withBen)).error).toBe(undefined)
  expect(await reader.untilEvents('DeleteMessage', 1)).toMatchObject([{ messageId, groupId: withBen }])
  expect(await sendToEach('sealed', 'mine')).toEqual(sent)
  expect(await messagesOf(withBen)).toEqual([])
  expect((await messagesOf(elsewhere.groupId)).map(({ content }) => content)).toEqual(['sealed'])
})

it('does not stand in the way of messages under the conversation’s keys', async () => {
  await sendToEach('sealed to each', 'one')
  const send = (facts: object) => from.invoke('SendMessage', { GroupId: withBen, Content: 'under keys', ...facts })
  expect((await send({ Epoch: 1 })).result).toMatchObject({ sequence: 2 })
  await postLink(2, hashOf(1))
  expect((await send({ Epoch: 1 })).error).toMatch(/^StaleEpoch: /)
  expect((await send({ Epoch: 2 })).result).toMatchObject({ sequence: 3 })
})

it('reaches so many people in a minute, and no more', async () => {
  const limited = server.context.limits.separateMessages
  await limited.take(ada.userId, 1998)
  await sendToEach('sealed', 'last')
  const request = { UserIds: [ben.userId, cleo.userId], Content: 'sealed', ClientMessageId: 'one-too-many' }
  expect((await from.invoke('SendMessageToSeparateUsers', request)).error).toMatch(/^RateLimited: /)
  await limited.clear(ada.userId)
  expect((await from.invoke('SendMessageToSeparateUsers', request)).error).toBe(undefined)
})
