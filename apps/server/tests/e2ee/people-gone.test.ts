// Whoever is deleted or removed: nothing more is delivered from that moment, and the next sender needs new keys.
import { eq } from 'drizzle-orm'
import type { GroupLinksAnswer, Message } from '@umkreis/schemas'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { e2eeGroupChains, groupMembers } from '../../src/db/schema/index.ts'
import { call, type Person } from '../_util/api.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { leaveForGood } from '../_util/rows.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let ben: Person
let mallory: Person
let groupId: string

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[owner, ben, mallory] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  groupId = await createTestGroup(server, [owner, ben, mallory])
  await foundKeys(groupId, [owner, ben, mallory])
})

async function foundKeys(group: string, people: readonly Person[]) {
  const memberUserIds = people.map(({ userId }) => userId)
  const body = {
    groupId: group,
    epoch: 1,
    previousHash: null,
    kind: 'fresh',
    link: Buffer.from(`link ${group}`).toString('base64'),
    memberUserIds,
    boxes: memberUserIds.map((userId) => ({ userId, epoch: 1, generation: 1, box: 'AAAA' })),
    pending: [],
  }
  expect((await call(server, 'POST', `/e2ee/groups/${group}/links`, { token: owner.token, body })).status).toBe(200)
}

const loadKeys = async (person: Person, group = groupId) =>
  (await call<GroupLinksAnswer>(server, 'GET', `/e2ee/groups/${group}/links`, { token: person.token })).body
const send = (client: BareClient, content: string, group = groupId) =>
  client.invoke('SendMessage', { GroupId: group, Content: content, Epoch: 1 })

const ways: [title: string, go: () => Promise<{ status: number }>][] = [
  [
    'taken out of the organisation',
    () => call(server, 'DELETE', '/manager/listOfUsers', { token: owner.token, body: [mallory.userId] }),
  ],
  ['who deletes the account', () => leaveForGood(server, mallory)],
]

it.each(ways)('somebody %s gets nothing any more, and every group of theirs needs new keys', async (_title, go) => {
  const pair = (
    await call<{ groupId: string }>(server, 'POST', '/groups', {
      token: owner.token,
      body: { userIds: [mallory.userId] },
    })
  ).body.groupId
  await foundKeys(pair, [owner, mallory])
  using from = await BareClient.connect(server, owner.token)
  using staying = await BareClient.connect(server, ben.token)
  const gone = await BareClient.connect(server, mallory.token)
  await send(from, 'while all are there')
  await gone.untilEvents('ReceiveMessage', 1)

  expect((await go()).status).toBeLessThan(300)
  // Asked at once: what the answer stands for was committed together.
  expect((await loadKeys(owner)).rekeyDue).toBe(true)
  expect((await loadKeys(owner, pair)).rekeyDue).toBe(true)
  expect((await loadKeys(ben)).members.map(({ userId }) => userId).toSorted()).toEqual(
    [owner.userId, ben.userId].toSorted(),
  )
  expect((await send(from, 'under keys that they have')).error).toMatch(/^StaleEpoch: /)
  expect((await send(from, 'under keys that they have', pair)).error).toMatch(/^StaleEpoch: /)
  expect(await gone.closed).toEqual({ code: 1008, reason: 'SignedOut' })
  expect(gone.events<Message>('ReceiveMessage').map(({ content }) => content)).toEqual(['while all are there'])
  expect(await staying.untilEvents('E2eeGroupChanged', 1)).toContainEqual({ groupId, epoch: 1, rekeyDue: true })
  for (const path of [`/groups/${groupId}/messages`, `/e2ee/groups/${groupId}/boxes`, '/e2ee/me/devices']) {
    expect((await call(server, 'GET', path, { token: mallory.token })).status).toBe(401)
  }
})

it('no message stored after a removal began reaches who is removed, however close they come', async () => {
  using from = await BareClient.connect(server, owner.token)
  using gone = await BareClient.connect(server, mallory.token)
  const path = `/groups/${groupId}/members/${mallory.userId}`
  const sending = Array.from({ length: 20 }, (_, n) => send(from, `message ${n}`))
  const [answers] = await Promise.all([Promise.all(sending), call(server, 'DELETE', path, { token: owner.token })])
  await gone.untilEvents('GroupRemoved', 1)
  await gone.settled()
  // Each was stored before the removal and under its keys, or refused after it: there is nothing between the two.
  const stored = answers.filter(({ error }) => error === undefined).length
  expect(answers.slice(stored).map(({ error }) => error?.split(':')[0])).toEqual(
    Array(answers.length - stored).fill('StaleEpoch'),
  )
  expect(gone.events('ReceiveMessage').length).toBeLessThanOrEqual(stored)
})

it('marks the group in the very transaction in which somebody goes, or not at all', async () => {
  const { db } = server.context
  const seen = Promise.withResolvers<boolean | undefined>()
  const rollback = db.transaction(async (tx) => {
    await tx.update(groupMembers).set({ leftAt: new Date() }).where(eq(groupMembers.userId, mallory.userId))
    const [chain] = await tx.select().from(e2eeGroupChains).where(eq(e2eeGroupChains.groupId, groupId))
    seen.resolve(chain?.rekeyDue)
    throw new Error('undone')
  })
  await expect(rollback).rejects.toThrow('undone')
  expect(await seen.promise).toBe(true)
  expect((await loadKeys(mallory)).rekeyDue).toBe(false)
})
