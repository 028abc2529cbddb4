import { createPublicKey } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { AuthAnswer, Group } from '@umkreis/schemas'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sweepSubscriptions } from '../../src/services/push/subscriptions.ts'
import { runUpkeep } from '../../src/upkeep.ts'
import { call, PASSWORD, type Person } from '../_util/api.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { Browser, startPushService, type PushService } from '../_util/push-service.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
let service: PushService
let writer: Person
let away: Person
let witness: Person
let groupId: string
let browsers = 0
let nowMs = Date.now()
beforeAll(async () => {
  service = await startPushService()
  server = await startTestServer({ now: () => new Date(nowMs), config: { pushRetriesMs: [1, 1, 1] } })
  ;[writer, away, witness] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  await subscribe(witness, 'witness')
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})
beforeEach(async () => {
  service.status = 201
  service.statuses.length = 0
  service.beforeAnswer = async () => undefined
  service.answered = 0
  service.pushed.length = 0
  // Each test has a group of its own: of one, people are told at most every few seconds.
  groupId = await createTestGroup(server, [writer, away, witness])
})

async function subscribe(person: Person, name = `browser-${(browsers += 1)}`): Promise<Browser> {
  const browser = new Browser(service, name)
  const { status } = await put(person, browser.subscription)
  if (status !== 204) throw new Error(`Subscribing answered ${status}`)
  return browser
}
const put = (person: Person, body: unknown) => call(server, 'PUT', '/push/subscriptions', { token: person.token, body })
const prefer = (person: Person, body: unknown) =>
  call(server, 'PATCH', '/users/preferences', { token: person.token, body })

async function write(GroupId = groupId, by = writer): Promise<void> {
  using client = await BareClient.connect(server, by.token)
  await client.invoke('SendMessage', { GroupId, Content: 'a sealed text' })
}

/** Once the witness was told of a message, so was everybody who ever is. */
async function settled(): Promise<void> {
  const isTold = () => service.pushed.some(({ path }) => path === '/witness')
  await expect.poll(isTold, { timeout: 30_000 }).toBe(true)
}

const untilOpened = async (browser: Browser, count: number) => {
  await expect.poll(() => browser.opened(service).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count)
  return browser.opened(service)
}

it('tells who is away, in a message that only the browser opens, signed with this server’s key', async () => {
  const browser = await subscribe(away)
  await write()
  expect(await untilOpened(browser, 1)).toEqual([{ groupId, title: 'Seilbahn' }])
  const { headers, body } = service.pushed[0] ?? { headers: {}, body: Buffer.alloc(0) }
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(body.includes('Seilbahn')).toBe(false)

  const { key } = (await call<{ key: string }>(server, 'GET', '/push/key', { token: away.token })).body
  const [, token = '', shown] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  expect(shown).toBe(key)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const { payload } = await jwtVerify(token, publicKey, { audience: service.origin })
  expect(payload.sub).toMatch(/^mailto:.+@/)
})

it('names the writer in a conversation of two', async () => {
  const browser = await subscribe(away)
  const profile = new FormData()
  profile.append('firstName', 'Johanna')
  profile.append('lastName', 'Brandt')
  await call(server, 'PATCH', '/users', { token: writer.token, body: profile })
  const pair = await call<Group>(server, 'POST', '/groups', {
    token: writer.token,
    body: { userIds: [away.userId] },
  })
  await write(pair.body.groupId)
  expect(await untilOpened(browser, 1)).toContainEqual({ groupId: pair.body.groupId, title: 'Johanna Brandt' })
})

it('tells several messages at once', async () => {
  const browser = await subscribe(away)
  using client = await BareClient.connect(server, writer.token)
  await Promise.all(Array.from({ length: 20 }, () => client.invoke('SendMessage', { GroupId: groupId, Content: 'x' })))
  await settled()
  expect((await untilOpened(browser, 1)).length).toBeLessThan(20)
})

it('does not tell the writer, nor who is connected, has muted the group, wants no push, or is not in the group', async () => {
  const [connected, muted, unwilling, outside] = (await signUpTeam(server, 4)) as [Person, Person, Person, Person]
  const team = [connected, muted, unwilling]
  const last = { witness: await subscribe(connected), owner: connected }
  const id = await createTestGroup(server, team)
  const silent = [await subscribe(muted), await subscribe(unwilling), await subscribe(outside)]
  await call(server, 'PATCH', `/groups/${id}/mine`, { token: muted.token, body: { isMuted: true } })
  await prefer(unwilling, { push: false })
  using client = await BareClient.connect(server, muted.token)
  // The one who writes has a browser as well, and is told of nothing; who looks on from another device neither.
  await client.invoke('SendMessage', { GroupId: id, Content: 'x' })
  expect(await untilOpened(last.witness, 1)).toEqual([{ groupId: id, title: 'Seilbahn' }])
  expect(silent.flatMap((browser) => browser.opened(service))).toEqual([])

  const next = await createTestGroup(server, team)
  using live = await BareClient.connect(server, connected.token)
  await prefer(unwilling, { push: true })
  await client.invoke('SendMessage', { GroupId: next, Content: 'y' })
  expect(await untilOpened(silent[1] as Browser, 1)).toEqual([{ groupId: next, title: 'Seilbahn' }])
  await live.settled()
  expect(last.witness.opened(service)).toHaveLength(1)
  expect(silent[2]?.opened(service)).toEqual([])
})

it('keeps quiet in somebody’s quiet hours', async () => {
  const [from, quiet, awake] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  const team = [from, quiet, awake]
  const browser = await subscribe(quiet)
  const others = await subscribe(awake)
  const hour = new Date(nowMs).getUTCHours()
  const at = (change: number) => `${String((hour + change + 24) % 24).padStart(2, '0')}:00`
  await prefer(quiet, { quietHours: { from: at(-1), to: at(2), timeZone: 'UTC' } })
  await write(await createTestGroup(server, team), from)
  await untilOpened(others, 1)
  await prefer(quiet, { quietHours: { from: at(2), to: at(3), timeZone: 'UTC' } })
  const next = await createTestGroup(server, team)
  await write(next, from)
  expect(await untilOpened(browser, 1)).toEqual([{ groupId: next, title: 'Seilbahn' }])
})

it('tells who was cut off of what was written since they were last heard', async () => {
  const [from, cutOff, other] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  const id = await createTestGroup(server, [from, cutOff, other])
  const browser = await subscribe(cutOff)
  const others = await subscribe(other)
  const client = await BareClient.connect(server, cutOff.token)
  using writing = await BareClient.connect(server, from.token)
  await writing.invoke('SendMessage', { GroupId: id, Content: 'x' })
  await untilOpened(others, 1)
  expect(browser.opened(service)).toEqual([])
  // Nothing was heard of the connection since: whether the message arrived, nobody knows.
  client[Symbol.dispose]()
  expect(await untilOpened(browser, 1)).toEqual([{ groupId: id, title: 'Seilbahn' }])
})

it('tells nothing to who closes their last page', async () => {
  const [from, leaving, other] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  const browser = await subscribe(leaving)
  const others = await subscribe(other)
  const client = await BareClient.connect(server, leaving.token)
  using writing = await BareClient.connect(server, from.token)
  const ids = [0, 1].map(() => createTestGroup(server, [from, leaving, other]))
  const [seen, next] = (await Promise.all(ids)) as [string, string]
  await writing.invoke('SendMessage', { GroupId: seen, Content: 'x' })
  await untilOpened(others, 1)
  client.socket.close()
  await client.closed
  await writing.invoke('SendMessage', { GroupId: next, Content: 'y' })
  expect(await untilOpened(browser, 1)).toEqual([{ groupId: next, title: 'Seilbahn' }])
})

it.each([404, 410])('forgets a browser that its push service answers %i for', async (status) => {
  const [owner, gone] = (await signUpTeam(server, 2)) as [Person, Person]
  const id = await createTestGroup(server, [owner, gone])
  const { subscription } = await subscribe(gone, `gone-${status}`)
  const count = async () =>
    (await server.context.sql`select 1 from push_subscriptions where endpoint = ${subscription.endpoint}`).length
  using client = await BareClient.connect(server, owner.token)
  service.status = 503
  await client.invoke('SendMessage', { GroupId: id, Content: 'x' })
  const isTold = () => service.pushed.some(({ path }) => path === `/gone-${status}`)
  await expect.poll(isTold, { timeout: 30_000 }).toBe(true)
  expect(await count()).toBe(1)
  service.status = status
  await client.invoke('SendMessage', { GroupId: await createTestGroup(server, [owner, gone]), Content: 'x' })
  await expect.poll(count, { timeout: 30_000 }).toBe(0)
})

/** Two people with a conversation of their own, one of whom is away. */
async function startPair(): Promise<{ from: Person; to: Person; id: string; browser: Browser; tries: () => number }> {
  const [from, to] = (await signUpTeam(server, 2)) as [Person, Person]
  const browser = await subscribe(to)
  const { pathname } = new URL(browser.subscription.endpoint)
  const tries = () => service.pushed.filter(({ path }) => path === pathname).length
  return { from, to, id: await createTestGroup(server, [from, to]), browser, tries }
}
const writeAs = async (person: Person, GroupId: string) => {
  using client = await BareClient.connect(server, person.token)
  await client.invoke('SendMessage', { GroupId, Content: 'x' })
}
const untilTried = (tries: () => number, count: number) => expect.poll(tries, { timeout: 30_000 }).toBe(count)

it.each([429, 500, 503])('tries again where a push service answers %i, until it takes the message', async (status) => {
  const { from, id, browser, tries } = await startPair()
  service.statuses.push(status, status, 201)
  await writeAs(from, id)
  await untilTried(tries, 3)
  const next = await startPair()
  await writeAs(next.from, next.id)
  await untilTried(next.tries, 1)
  expect(browser.opened(service)).toEqual(Array.from({ length: 3 }, () => ({ groupId: id, title: 'Seilbahn' })))
})

it('gives up on a push service that stays busy, and does not ask again what was refused', async () => {
  const busy = await startPair()
  service.status = 503
  await writeAs(busy.from, busy.id)
  await untilTried(busy.tries, 4)
  service.status = 400
  const refused = await startPair()
  await writeAs(refused.from, refused.id)
  await untilTried(refused.tries, 1)
  service.status = 201
  const last = await startPair()
  await writeAs(last.from, last.id)
  await untilTried(last.tries, 1)
  expect([busy.tries(), refused.tries()]).toEqual([4, 1])
})

it('does not try again for who has muted the group meanwhile', async () => {
  const { from, to, id, tries } = await startPair()
  service.status = 503
  service.beforeAnswer = async () => {
    await call(server, 'PATCH', `/groups/${id}/mine`, { token: to.token, body: { isMuted: true } })
  }
  await writeAs(from, id)
  await untilTried(tries, 1)
  await expect.poll(() => service.answered, { timeout: 30_000 }).toBe(1)
  service.status = 201
  const last = await startPair()
  await writeAs(last.from, last.id)
  await untilTried(last.tries, 1)
  expect(tries()).toBe(1)
})

it('forgets the browser of who signs out or is deleted, and follows who signs in with it next', async () => {
  const [owner, one, other] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  const browser = await subscribe(one)
  const owners = async () =>
    (
      await server.context.sql`select user_id from push_subscriptions where endpoint = ${browser.subscription.endpoint}`
    ).map((row) => row.user_id as string)
  expect(await owners()).toEqual([one.userId])
  await put(other, browser.subscription)
  expect(await owners()).toEqual([other.userId])
  // Somebody else's is not theirs to remove.
  const remove = (by: Person) =>
    call(server, 'DELETE', '/push/subscriptions', {
      token: by.token,
      body: { endpoint: browser.subscription.endpoint },
    })
  expect((await remove(one)).status).toBe(204)
  expect(await owners()).toEqual([other.userId])
  const again = await call<AuthAnswer>(server, 'POST', '/auth/login', {
    body: { email: other.email, password: PASSWORD },
  })
  await call(server, 'POST', '/auth/logout', { token: again.body.tokens.accessToken })
  expect(await owners()).toEqual([other.userId])
  await call(server, 'POST', '/auth/logout', { token: other.token })
  expect(await owners()).toEqual([])

  await put(one, browser.subscription)
  await call(server, 'DELETE', '/manager/listOfUsers', { token: owner.token, body: [one.userId] })
  expect(await owners()).toEqual([])
})

it('forgets the browsers of sessions that nobody can go on with', async () => {
  const [person] = (await signUpTeam(server, 1)) as [Person]
  const browser = await subscribe(person)
  const count = async () =>
    (await server.context.sql`select 1 from push_subscriptions where endpoint = ${browser.subscription.endpoint}`)
      .length
  await runUpkeep(server.context)
  expect(await count()).toBe(1)
  const later = new Date(nowMs + 31 * 24 * 60 * 60 * 1000)
  await sweepSubscriptions({ ...server.context, now: () => later })
  expect(await count()).toBe(0)
  await subscribe(witness, 'witness')
  expect(server.logLines.join('')).not.toContain('Upkeep failed')
})

it('keeps twenty browsers of one person, the newest', async () => {
  const [person] = (await signUpTeam(server, 1)) as [Person]
  for (let browser = 0; browser < 21; browser += 1) {
    nowMs += 1
    await subscribe(person, `many-${browser}`)
  }
  const rows = await server.context.sql`select endpoint from push_subscriptions where user_id = ${person.userId}`
  expect(rows).toHaveLength(20)
  expect(rows.map(({ endpoint }) => endpoint)).not.toContain(`${service.origin}/many-0`)
})

it.each([
  ['an address of the network behind the server', { endpoint: 'https://10.0.0.1/x' }],
  ['an address without encryption', { endpoint: 'http://push.example/x' }],
  ['a script', { endpoint: 'javascript:alert(1)' }],
  ['a key that is no point of the curve', { keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }],
  [
    'a short secret',
    { keys: { p256dh: new Browser({ origin: 'https://x.example' }, '').subscription.keys.p256dh, auth: 'A' } },
  ],
])('refuses %s', async (_what, changes) => {
  const body = { ...new Browser(service, 'refused').subscription, ...changes }
  expect((await put(away, body)).status).toBe(422)
})

it('asks for a signed-in person', async () => {
  for (const [method, path] of [
    ['GET', '/push/key'],
    ['PUT', '/push/subscriptions'],
    ['DELETE', '/push/subscriptions'],
  ] as const) {
    expect((await call(server, method, path, method === 'GET' ? {} : { body: {} })).status).toBe(401)
  }
})

it('keeps its key for itself and logs neither keys nor addresses of browsers', async () => {
  const browser = await subscribe(away)
  service.status = 500
  await write()
  await expect.poll(() => service.pushed.length, { timeout: 30_000 }).toBeGreaterThan(0)
  const path = join(server.dataDir, 'vapid.json')
  expect(statSync(path).mode & 0o077).toBe(0)
  const { privateKey } = JSON.parse(readFileSync(path, 'utf8')) as { privateKey: string }
  const log = server.logLines.join('')
  const { endpoint, keys } = browser.subscription
  for (const secret of [privateKey, endpoint, service.origin, keys.auth, keys.p256dh, 'a sealed text']) {
    expect(log.includes(secret)).toBe(false)
  }
})
