import type { Message } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, type Person } from '../_util/api.ts'
import { BareClient, createTestGroup, hubUrl, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

const TOKEN_LIFETIME_MS = 15 * 60 * 1000

let server: TestServer
let nowMs = Date.now()
let owner: Person
let member: Person
let witness: Person
let groupId: string

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  ;[owner, member, witness] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  groupId = await createTestGroup(server, [owner, member, witness])
})
afterAll(() => server[Symbol.asyncDispose]())

const removal = (person: Person) =>
  call(server, 'DELETE', `/groups/${groupId}/members/${person.userId}`, { token: owner.token })

it('who is removed from a group receives nothing of it any more, and cannot act in it', async () => {
  using from = await BareClient.connect(server, owner.token)
  using removed = await BareClient.connect(server, member.token)
  using staying = await BareClient.connect(server, witness.token)
  const { messageId } = (await removed.invoke('SendMessage', { GroupId: groupId, Content: 'mine' })).result as Message
  expect((await removal(member)).status).toBeLessThan(300)
  expect(await removed.untilEvents('GroupRemoved', 1)).toEqual([{ groupId }])
  await from.invoke('SendMessage', { GroupId: groupId, Content: 'without them' })
  await staying.until(() => staying.events<Message>('ReceiveMessage').find(({ content }) => content === 'without them'))
  expect((await removed.invoke('SendMessage', { GroupId: groupId, Content: 'back' })).error).toMatch(/^NotFound: /)
  expect((await removed.invoke('DeleteMessage', messageId, groupId)).error).toMatch(/^NotFound: /)
  expect(removed.events<Message>('ReceiveMessage').map(({ content }) => content)).toEqual(['mine'])
  expect(staying.events('GroupChanged')).toContainEqual({ groupId })

  // And is in again at once when taken back.
  const back = await call(server, 'POST', `/groups/${groupId}/members`, {
    token: owner.token,
    body: { userIds: [member.userId] },
  })
  expect(back.status).toBe(200)
  await removed.untilEvents('GroupChanged', 1)
  await from.invoke('SendMessage', { GroupId: groupId, Content: 'with them again' })
  await removed.until(() =>
    removed.events<Message>('ReceiveMessage').find(({ content }) => content === 'with them again'),
  )
})

it('no message slips through to somebody while they are being removed', async () => {
  const [manager, leaving] = (await signUpTeam(server, 2)) as [Person, Person]
  const racing = await createTestGroup(server, [manager, leaving])
  using from = await BareClient.connect(server, manager.token)
  using removed = await BareClient.connect(server, leaving.token)
  const path = `/groups/${racing}/members/${leaving.userId}`
  const sending = Array.from({ length: 40 }, (_, index) =>
    from.invoke('SendMessage', { GroupId: racing, Content: `message ${index}` }),
  )
  const removing = call(server, 'DELETE', path, { token: manager.token })
  await Promise.all([...sending, removing])
  await removed.untilEvents('GroupRemoved', 1)
  await removed.settled()
  const targets = removed.received.flatMap((message) => (message.kind === 'invocation' ? [message.target] : []))
  expect(targets.indexOf('GroupRemoved')).toBeGreaterThan(targets.lastIndexOf('ReceiveMessage'))
  const received = removed.events<Message>('ReceiveMessage').map(({ sequence }) => sequence)
  expect(received).toEqual(received.map((_, index) => index + 1))
})

it('a session that ends takes its connections with it, and no others', async () => {
  const [person] = (await signUpTeam(server, 1)) as [Person]
  const other = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email: person.email, password: 'Umkreis-2026!' },
  })
  const first = await BareClient.connect(server, person.token)
  using second = await BareClient.connect(server, other.body.tokens.accessToken)
  expect((await call(server, 'POST', '/auth/logout', { token: person.token })).status).toBeLessThan(300)
  expect(await first.closed).toEqual({ code: 1008, reason: 'SignedOut' })
  expect(first.received.at(-1)).toEqual({ kind: 'close', error: expect.stringMatching(/^SignedOut: /) })
  await second.settled()
})

it('a session that ends between upgrade and handshake is not let in', async () => {
  const [person] = (await signUpTeam(server, 1)) as [Person]
  const client = await BareClient.open(hubUrl(server, person.token))
  await call(server, 'POST', '/auth/logout', { token: person.token })
  expect(await client.closed).toEqual({ code: 1008, reason: 'SignedOut' })
  expect(JSON.parse(client.handshakeAnswer ?? '{}')).toEqual({ error: expect.stringMatching(/^SignedOut: /) })
})

it('a connection ends with its token, unless a newer one of the same session came in time', async () => {
  const [person, another] = (await signUpTeam(server, 2)) as [Person, Person]
  const expiring = await BareClient.connect(server, person.token)
  using renewed = await BareClient.connect(server, person.token)
  nowMs += TOKEN_LIFETIME_MS - 1000
  const tokens = await call<{ accessToken: string }>(server, 'POST', '/auth/refresh', {
    body: { refreshToken: person.refreshToken, accessToken: person.token },
  })
  expect((await renewed.invoke('RenewToken', { AccessToken: another.token })).error).toMatch(/^Forbidden: /)
  expect((await renewed.invoke('RenewToken', { AccessToken: tokens.body.accessToken })).error).toBe(undefined)
  nowMs += 1000
  expect(await expiring.closed).toEqual({ code: 1008, reason: 'TokenExpired' })
  expect(expiring.received.at(-1)).toEqual({
    kind: 'close',
    error: expect.stringMatching(/^TokenExpired: /),
    allowReconnect: true,
  })
  await renewed.settled()
  await expect(BareClient.open(hubUrl(server, person.token))).rejects.toThrow('401')
  using again = await BareClient.connect(server, tokens.body.accessToken)
  await again.settled()
})

it('a stop answers the calls in progress, then tells everybody to come back', async () => {
  const own = await startTestServer()
  const team = (await signUpTeam(own, 2)) as [Person, Person]
  const group = await createTestGroup(own, team)
  const client = await BareClient.connect(own, team[0].token)
  const answers = Array.from({ length: 5 }, (_, index) =>
    client.invoke('SendMessage', { GroupId: group, Content: `last ${index}` }),
  )
  await client.untilEvents('ReceiveMessage', 1)
  const stopping = own[Symbol.asyncDispose]()
  // Each is stored and acknowledged, or refused in a way that may be tried again; none is left open.
  for (const { result, error } of await Promise.all(answers)) {
    if (error === undefined) expect(result).toMatchObject({ groupId: group })
    else expect(error).toMatch(/^Unavailable: /)
  }
  await stopping
  expect(await client.closed).toEqual({ code: 1001, reason: 'ServerStopping' })
  expect(client.received.at(-1)).toMatchObject({ kind: 'close', allowReconnect: true })
})
