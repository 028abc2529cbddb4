import type { Message } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, type Person } from '../_util/api.ts'
import { createFeedCalls } from '../_util/feed.ts'
import { BareClient, createTestGroup, hubUrl, signUpTeam } from '../_util/hub.ts'
import { Browser, startPushService } from '../_util/push-service.ts'
import { type Cluster, startCluster } from './_util/cluster.ts'
import { FAULT, RUNS } from './_util/runs.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster[Symbol.asyncDispose]())

const inOrder = (total: number) => Array.from({ length: total }, (_, index) => index + 1)
const sequencesOf = (client: BareClient) => client.events<Message>('ReceiveMessage').map(({ sequence }) => sequence)

it('what is written at once on two processes reaches everybody on both, each message once and in one order', async () => {
  const { left, right } = cluster
  const people = (await signUpTeam(left, 4)) as [Person, Person, Person, Person]
  const groupId = await createTestGroup(left, people)
  const clients = await Promise.all(
    people.map((person, index) => BareClient.connect(index % 2 === 0 ? left : right, person.token)),
  )
  const each = 50
  const total = each * people.length
  for (let index = 0; index < each; index += 1) {
    for (const [sender, client] of clients.entries()) {
      client.send('SendMessage', { GroupId: groupId, Content: `${index}`, ClientMessageId: `s${sender}-m${index}` })
    }
  }
  for (const client of clients) {
    await client.untilEvents('ReceiveMessage', total)
    expect(sequencesOf(client)).toEqual(inOrder(total))
    client[Symbol.dispose]()
  }
})

it('who is removed, or whose session ends, on one process is cut off on the other', async () => {
  const { left, right } = cluster
  const [owner, member] = (await signUpTeam(left, 2)) as [Person, Person]
  const groupId = await createTestGroup(left, [owner, member])
  using from = await BareClient.connect(left, owner.token)
  const removed = await BareClient.connect(right, member.token)
  await from.invoke('SendMessage', { GroupId: groupId, Content: 'with them' })
  await removed.untilEvents('ReceiveMessage', 1)
  await call(left, 'DELETE', `/groups/${groupId}/members/${member.userId}`, { token: owner.token })
  expect(await removed.untilEvents('GroupRemoved', 1)).toEqual([{ groupId }])
  await from.invoke('SendMessage', { GroupId: groupId, Content: 'without them' })

  // And is in again at once when taken back.
  await call(left, 'POST', `/groups/${groupId}/members`, { token: owner.token, body: { userIds: [member.userId] } })
  await removed.until(() => removed.events('GroupChanged').find((change) => change.groupId === groupId))
  await from.invoke('SendMessage', { GroupId: groupId, Content: 'with them again' })
  await removed.untilEvents('ReceiveMessage', 2)
  expect(removed.events<Message>('ReceiveMessage').map(({ content }) => content)).toEqual([
    'with them',
    'with them again',
  ])

  expect((await call(left, 'POST', '/auth/logout', { token: member.token })).status).toBeLessThan(300)
  expect(await removed.closed).toEqual({ code: 1008, reason: 'SignedOut' })
})

it(
  'Redis is gone for a while: what is written meanwhile is late, and then everybody is whole again by itself',
  FAULT,
  async () => {
    const { left, right, redis } = cluster
    const [owner, member, leaving, joining] = (await signUpTeam(left, 4)) as [Person, Person, Person, Person]
    const groupId = await createTestGroup(left, [owner, member, leaving])
    using onLeft = await BareClient.connect(left, owner.token)
    using onRight = await BareClient.connect(right, member.token)
    using joiningOnRight = await BareClient.connect(right, joining.token)
    const leavingOnRight = await BareClient.connect(right, leaving.token)
    let sent = 0
    const write = async (clients: readonly BareClient[], count: number) => {
      const writing = Array.from({ length: count }, (_, index) => {
        const request = { GroupId: groupId, Content: `${(sent += 1)}`, ClientMessageId: `away-${sent}` }
        return clients[index % clients.length]?.invoke('SendMessage', request)
      })
      for (const answer of await Promise.all(writing)) expect(answer?.error).toBe(undefined)
    }
    await write([onLeft, onRight], 10)
    await redis.kill()
    // Nobody writes on the right: it learns of all this from the database, while Redis is still away.
    await write([onLeft], 20)
    const members = `/groups/${groupId}/members`
    await call(left, 'POST', members, { token: owner.token, body: { userIds: [joining.userId] } })
    await call(left, 'POST', '/auth/logout', { token: leaving.token })
    await onRight.untilEvents('ReceiveMessage', 30)
    expect(await leavingOnRight.closed).toMatchObject({ reason: 'SignedOut' })
    await joiningOnRight.until(() => joiningOnRight.events('GroupChanged').find((one) => one.groupId === groupId))
    await write([onLeft, onRight], 20)
    await redis.startAgain()
    await write([onLeft, onRight], 20)
    for (const client of [onLeft, onRight]) {
      await client.untilEvents('ReceiveMessage', sent)
      expect(sequencesOf(client)).toEqual(inOrder(sent))
    }
    await joiningOnRight.until(() =>
      joiningOnRight.events<Message>('ReceiveMessage').find(({ sequence }) => sequence === sent),
    )
    // That it went and came back is worth two lines, however often it was tried.
    for (const { logLines } of [left, right]) {
      const lines = logLines.filter((line) => line.includes('"part":"redis"') && !line.includes('"level":20'))
      expect(lines.length).toBeLessThanOrEqual(2 + 2 * RUNS)
    }
    await expect.poll(() => left.context.redis?.isReady && right.context.redis?.isReady, { timeout: 15_000 }).toBe(true)
  },
)

it('Redis hangs: nothing waits for it, and nothing is lost', FAULT, async () => {
  const { left, right, redis } = cluster
  const people = (await signUpTeam(left, 2)) as [Person, Person]
  const groupId = await createTestGroup(left, people)
  using onLeft = await BareClient.connect(left, people[0].token)
  using onRight = await BareClient.connect(right, people[1].token)
  redis.freeze()
  const request = (index: number) => ({ GroupId: groupId, Content: `${index}`, ClientMessageId: `hangs-${index}` })
  for (let index = 1; index <= 10; index += 1) {
    expect((await onLeft.invoke('SendMessage', request(index))).error).toBe(undefined)
  }
  expect(sequencesOf(onLeft)).toEqual(inOrder(10))
  await onRight.untilEvents('ReceiveMessage', 10)
  redis.thaw()
  expect((await onLeft.invoke('SendMessage', request(11))).error).toBe(undefined)
  await onRight.untilEvents('ReceiveMessage', 11)
  expect(sequencesOf(onRight)).toEqual(inOrder(11))
  await expect.poll(() => left.context.redis?.isReady && right.context.redis?.isReady, { timeout: 15_000 }).toBe(true)
})

it('a push goes out once, and only to who is connected to no process', async () => {
  const { left, right } = cluster
  await using service = await startPushService()
  const [writer, away, connected, other] = (await signUpTeam(left, 4)) as [Person, Person, Person, Person]
  const groupId = await createTestGroup(left, [writer, away, connected, other])
  const browsers = { away: new Browser(service, 'away'), connected: new Browser(service, 'connected') }
  for (const [person, browser] of [[away, browsers.away] as const, [connected, browsers.connected] as const]) {
    const put = { token: person.token, body: browser.subscription }
    expect((await call(left, 'PUT', '/push/subscriptions', put)).status).toBe(204)
  }
  using onRight = await BareClient.connect(right, connected.token)
  using first = await BareClient.connect(left, writer.token)
  using second = await BareClient.connect(right, other.token)
  await onRight.settled()
  // Both processes take in a message, and each would tell of both.
  await first.invoke('SendMessage', { GroupId: groupId, Content: 'one' })
  await second.invoke('SendMessage', { GroupId: groupId, Content: 'two' })
  await expect.poll(() => service.pushed.length, { timeout: 15_000 }).toBe(1)
  await first.invoke('SendMessage', { GroupId: groupId, Content: 'three' })
  await expect.poll(() => service.pushed.length, { timeout: 15_000 }).toBe(2)
  expect(service.pushed.map(({ path }) => path)).toEqual(['/away', '/away'])
})

it('wrong passwords are counted by both processes together', async () => {
  const { left, right } = cluster
  const [{ email }] = (await signUpTeam(left, 1)) as [Person]
  const attempt = async (index: number) => {
    const server = index % 2 === 0 ? left : right
    return (await call(server, 'POST', '/auth/login', { body: { email, password: `wrong-${index}-Aa1!` } })).status
  }
  for (let index = 0; index < 10; index += 1) expect(await attempt(index)).not.toBe(429)
  expect([await attempt(10), await attempt(11)]).toEqual([429, 429])
})

it('what else is told reaches the other process too: who writes, what is read, and posts', async () => {
  const { left, right } = cluster
  const [owner, member] = (await signUpTeam(left, 2)) as [Person, Person]
  const groupId = await createTestGroup(left, [owner, member])
  using onLeft = await BareClient.connect(left, owner.token)
  using reading = await BareClient.connect(left, member.token)
  using onRight = await BareClient.connect(right, member.token)
  await onLeft.invoke('SendMessage', { GroupId: groupId, Content: 'one' })
  await onRight.until(() => onRight.events('UnreadMessagesCount').find(({ total }) => total === 1))
  await reading.invoke('MarkRead', { GroupId: groupId, Sequence: 1 })
  await onRight.until(() => onRight.events('UnreadMessagesCount').at(-1)?.total === 0 || undefined)
  await onRight.invoke('SetActiveGroup', { GroupId: groupId })
  await onLeft.invoke('Typing', { GroupId: groupId })
  expect(await onRight.untilEvents('Typing', 1)).toEqual([{ groupId, userId: owner.userId }])
  expect((await createFeedCalls(left).post(owner, 'News')).status).toBe(201)
  await onRight.untilEvents('FeedChanged', 1)
})

it('a connection that one process negotiated is taken by the other', async () => {
  const { left, right } = cluster
  const [person] = (await signUpTeam(left, 1)) as [Person]
  const answer = await fetch(`${left.origin}/chatHub/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
  })
  const { connectionToken } = (await answer.json()) as { connectionToken: string }
  using client = await BareClient.open(`${hubUrl(right, person.token)}&id=${connectionToken}`)
  client.sendText('{"protocol":"json","version":1}\u001E')
  expect(await client.until(() => client.handshakeAnswer)).toBe('{}')
})

it('one process at a time has a round of upkeep', async () => {
  const { left, right } = cluster
  const done: string[] = []
  const first = await left.context.lock('upkeep', async () => {
    const second = await right.context.lock('upkeep', async () => void done.push('right'))
    expect(second).toBe(false)
    done.push('left')
  })
  expect([first, ...done]).toEqual([true, 'left'])
  expect(await right.context.lock('upkeep', async () => {})).toBe(true)
})
