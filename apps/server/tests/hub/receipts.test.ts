import type { MemberReading, Message, ReadingChanged } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, signUpOwner } from '../_util/api.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const reading = (by: Person, groupId: string) =>
  call<MemberReading[]>(server, 'GET', `/groups/${groupId}/reading`, { token: by.token })
const prefer = (by: Person, body: unknown) => call(server, 'PATCH', '/users/preferences', { token: by.token, body })

async function write(client: BareClient, groupId: string, count = 1): Promise<void> {
  for (let message = 0; message < count; message += 1) {
    const { error } = await client.invoke('SendMessage', { GroupId: groupId, Content: 'x' })
    if (error) throw new Error(error)
  }
}

/** The last that a client was told of a reader, once it satisfies. */
const untilTold = (client: BareClient, userId: string, is: (change: ReadingChanged) => boolean) =>
  client.until(() =>
    client.events<ReadingChanged>('ReadingChanged').find((change) => change.userId === userId && is(change)),
  )

async function team<const N extends number>(size: N) {
  const people = (await signUpTeam(server, size)) as unknown as N extends 3 ? [Person, Person, Person] : Person[]
  return { people, groupId: await createTestGroup(server, people) }
}

describe('MarkDelivered and MarkRead', () => {
  it('tell the writer, and nobody else, how far the messages have come', async () => {
    const { people, groupId } = await team(3)
    const [writer, reader, other] = people
    using writing = await BareClient.connect(server, writer.token)
    using second = await BareClient.connect(server, writer.token)
    using from = await BareClient.connect(server, reader.token)
    using looking = await BareClient.connect(server, other.token)
    await write(writing, groupId, 3)
    expect((await from.invoke('MarkDelivered', { GroupId: groupId, Sequence: 2 })).error).toBeUndefined()
    const delivered = { groupId, userId: reader.userId, deliveredSequence: 2, readSequence: 0 }
    expect(await untilTold(writing, reader.userId, () => true)).toEqual(delivered)
    await from.invoke('MarkRead', { GroupId: groupId, Sequence: 3 })
    const read = { groupId, userId: reader.userId, deliveredSequence: 3, readSequence: 3 }
    for (const client of [writing, second]) {
      expect(await untilTold(client, reader.userId, ({ readSequence }) => readSequence === 3)).toEqual(read)
    }
    await looking.settled()
    await from.settled()
    expect([...looking.events('ReadingChanged'), ...from.events('ReadingChanged')]).toEqual([])
  })

  it('never go back, and never past the last message', async () => {
    const { people, groupId } = await team(3)
    const [writer, reader] = people
    using writing = await BareClient.connect(server, writer.token)
    using from = await BareClient.connect(server, reader.token)
    await write(writing, groupId, 2)
    await from.invoke('MarkDelivered', { GroupId: groupId, Sequence: 1_000_000 })
    await untilTold(writing, reader.userId, ({ deliveredSequence }) => deliveredSequence === 2)
    await from.invoke('MarkDelivered', { GroupId: groupId, Sequence: 1 })
    await from.invoke('MarkRead', { GroupId: groupId, Sequence: 1 })
    await untilTold(writing, reader.userId, ({ readSequence }) => readSequence === 1)
    const { body } = await reading(writer, groupId)
    expect(body.find(({ userId }) => userId === reader.userId)).toMatchObject({ deliveredSequence: 2, readSequence: 1 })
  })

  it('who answers has read what came before', async () => {
    const { people, groupId } = await team(3)
    const [writer, reader] = people
    using writing = await BareClient.connect(server, writer.token)
    using from = await BareClient.connect(server, reader.token)
    await write(writing, groupId)
    await write(from, groupId)
    expect(await untilTold(writing, reader.userId, () => true)).toMatchObject({ deliveredSequence: 2, readSequence: 2 })
  })

  it('many marks of many members arrive joined, the last of each', async () => {
    const { people, groupId } = await team(6)
    const [writer, ...readers] = people as [Person, ...Person[]]
    using writing = await BareClient.connect(server, writer.token)
    await write(writing, groupId, 30)
    const clients = await Promise.all(readers.map(({ token }) => BareClient.connect(server, token)))
    for (let sequence = 1; sequence <= 30; sequence += 1) {
      for (const client of clients) client.send('MarkDelivered', { GroupId: groupId, Sequence: sequence })
    }
    for (const { userId } of readers) {
      await untilTold(writing, userId, ({ deliveredSequence }) => deliveredSequence === 30)
    }
    expect(writing.events('ReadingChanged').length).toBeLessThan(30 * readers.length)
    for (const client of clients) client[Symbol.dispose]()
  })

  it('of a group of others are refused', async () => {
    const { groupId } = await team(3)
    using strange = await BareClient.connect(server, (await signUpOwner(server)).token)
    for (const method of ['MarkDelivered', 'MarkRead', 'Typing']) {
      expect((await strange.invoke(method, { GroupId: groupId, Sequence: 1 })).error).toMatch(/^NotFound: /)
    }
  })

  it.each([{ Sequence: 1 }, { GroupId: 'g', Sequence: -1 }, { GroupId: 'g', Sequence: 1.5 }, 'g', null])(
    'MarkDelivered refuses %j',
    async (argument) => {
      using client = await BareClient.connect(server, (await signUpOwner(server)).token)
      expect((await client.invoke('MarkDelivered', argument)).error).toMatch(/^InvalidArguments: /)
    },
  )
})

describe('receipts', () => {
  it('are given by both or by none', async () => {
    const { people, groupId } = await team(3)
    const [writer, reader, hidden] = people
    await prefer(hidden, { sendsReadReceipts: false })
    using writing = await BareClient.connect(server, writer.token)
    using hiding = await BareClient.connect(server, hidden.token)
    using from = await BareClient.connect(server, reader.token)
    await write(writing, groupId)
    await write(hiding, groupId)
    await hiding.invoke('MarkRead', { GroupId: groupId, Sequence: 2 })
    await from.invoke('MarkRead', { GroupId: groupId, Sequence: 2 })
    await untilTold(writing, reader.userId, ({ readSequence }) => readSequence === 2)
    await writing.settled()
    await hiding.settled()
    expect(writing.events<ReadingChanged>('ReadingChanged').map(({ userId }) => userId)).not.toContain(hidden.userId)
    expect(hiding.events('ReadingChanged')).toEqual([])
    expect((await reading(writer, groupId)).body.map(({ userId }) => userId)).toEqual([reader.userId])
    expect((await reading(hidden, groupId)).body).toEqual([])
  })

  it('are not used where the organisation does not', async () => {
    const { people, groupId } = await team(3)
    const [owner, reader] = people
    using writing = await BareClient.connect(server, owner.token)
    using from = await BareClient.connect(server, reader.token)
    await call(server, 'PATCH', '/manager/chat-settings', { token: owner.token, body: { readReceipts: false } })
    await write(writing, groupId)
    await from.invoke('MarkRead', { GroupId: groupId, Sequence: 1 })
    await untilLaterOnesAreTold()
    await writing.settled()
    expect(writing.events('ReadingChanged')).toEqual([])
    expect((await reading(owner, groupId)).body).toEqual([])
  })
})

/** Receipts are told one after the other: once those of another organisation are, all that came before were looked at. */
async function untilLaterOnesAreTold(): Promise<void> {
  const { people, groupId } = await team(3)
  using writing = await BareClient.connect(server, people[0].token)
  using from = await BareClient.connect(server, people[1].token)
  await write(writing, groupId)
  await from.invoke('MarkRead', { GroupId: groupId, Sequence: 1 })
  await writing.untilEvents('ReadingChanged', 1)
}

describe('GET /groups/{groupId}/reading', () => {
  it('answers where the others stand, since when, and from where on they are in the group', async () => {
    const { people, groupId } = await team(3)
    const [writer, reader, late] = people
    using writing = await BareClient.connect(server, writer.token)
    using from = await BareClient.connect(server, reader.token)
    await write(writing, groupId, 2)
    await call(server, 'DELETE', `/groups/${groupId}/members/${late.userId}`, { token: writer.token })
    await call(server, 'POST', `/groups/${groupId}/members`, { token: writer.token, body: { userIds: [late.userId] } })
    const { sequence } = (await writing.invoke('SendMessage', { GroupId: groupId, Content: 'x' })).result as Message
    await from.invoke('MarkRead', { GroupId: groupId, Sequence: sequence })
    const { body } = await reading(writer, groupId)
    const of = (person: Person) => body.find(({ userId }) => userId === person.userId)
    expect(body).toHaveLength(2)
    expect(of(reader)).toMatchObject({ joinedSequence: 0, deliveredSequence: 3, readSequence: 3 })
    expect(of(reader)?.readAt).toMatch(/Z$/)
    expect(of(reader)?.deliveredAt).toBe(of(reader)?.readAt)
    expect(of(late)).toEqual({
      userId: late.userId,
      joinedSequence: 2,
      deliveredSequence: 0,
      readSequence: 0,
      deliveredAt: null,
      readAt: null,
    })
  })

  it('is closed to everybody else', async () => {
    const { people, groupId } = await team(3)
    const [owner, member] = people
    await call(server, 'DELETE', `/groups/${groupId}/members/${member.userId}`, { token: owner.token })
    for (const other of [member, await signUpOwner(server)]) expect((await reading(other, groupId)).status).toBe(404)
  })
})
