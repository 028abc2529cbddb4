import { createHash } from 'node:crypto'
import type { GroupLinksAnswer, Message, UserBoxesAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, type Person } from '../_util/api.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

// Opaque to the server: any base64 stands for a link or a box.
const opaque = (text: string) => Buffer.from(text).toString('base64')
const hashOf = (link: string) => createHash('sha256').update(Buffer.from(link, 'base64')).digest('base64')
const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let nowMs = Date.now()
let ada: Person
let ben: Person
let cleo: Person
let groupId: string

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  ;[ada, ben, cleo] = (await signUpTeam(server, 3)) as [Person, Person, Person]
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  groupId = await createTestGroup(server, [ada, ben, cleo])
})

const get = async <T>(person: Person, path: string) => call<T>(server, 'GET', path, { token: person.token })
const post = (person: Person, path: string, body: unknown) => call(server, 'POST', path, { token: person.token, body })

function userLink(person: Person, seq: number, previousHash: string | null, facts: Record<string, unknown> = {}) {
  const generation = (facts.generation as number | undefined) ?? 1
  return {
    userId: person.userId,
    seq,
    previousHash,
    generation,
    resetCounter: 0,
    link: opaque(`user link ${person.userId} ${seq}`),
    deviceBoxes: [{ deviceId: 'd1', generation, box: opaque(`device box ${generation}`) }],
    previousKeyBoxes: [],
    ...facts,
  }
}

function groupLink(epoch: number, previousHash: string | null, people: Person[], facts: Record<string, unknown> = {}) {
  return {
    groupId,
    epoch,
    previousHash,
    kind: 'fresh',
    link: opaque(`group link ${groupId} ${epoch}`),
    memberUserIds: people.map(({ userId }) => userId),
    boxes: people.map(({ userId }) => ({ userId, epoch, generation: 1, box: opaque(`box ${userId} ${epoch}`) })),
    pending: [],
    ...facts,
  }
}
const headHash = (epoch: number) => hashOf(opaque(`group link ${groupId} ${epoch}`))
const linksPath = () => `/e2ee/groups/${groupId}/links`

describe('a person’s chain', () => {
  it('takes the next link only, keeps the boxes of its owner, and is read by colleagues', async () => {
    const [dora, emil] = (await signUpTeam(server, 2)) as [Person, Person]
    const first = userLink(dora, 1, null)
    const hash = hashOf(first.link)
    expect((await post(dora, '/e2ee/me/links', first)).body).toEqual({ seq: 1, hash })
    expect((await post(dora, '/e2ee/me/links', first)).body).toEqual({ seq: 1, hash })
    expect((await post(dora, '/e2ee/me/links', userLink(dora, 1, null, { link: opaque('other') }))).status).toBe(409)
    expect((await post(dora, '/e2ee/me/links', userLink(dora, 2, hashOf(opaque('forged'))))).status).toBe(409)
    expect((await post(dora, '/e2ee/me/links', userLink(dora, 2, hash, { generation: 3 }))).status).toBe(422)
    expect((await post(emil, '/e2ee/me/links', userLink(dora, 2, hash))).status).toBe(404)
    expect((await post(dora, '/e2ee/me/links', userLink(dora, 2, hash, { generation: 2 }))).status).toBe(200)

    const links = await get<{ links: { seq: number }[] }>(emil, `/e2ee/users/${dora.userId}/links?from=2`)
    expect(links.body.links.map(({ seq }) => seq)).toEqual([2])
    const boxes = await get<UserBoxesAnswer>(dora, '/e2ee/me/boxes')
    expect(boxes.body.deviceBoxes.map(({ generation }) => generation)).toEqual([1, 2])
    expect((await get<UserBoxesAnswer>(emil, '/e2ee/me/boxes')).body.deviceBoxes).toEqual([])
    expect((await get(ada, `/e2ee/users/${dora.userId}/links`)).status).toBe(404)
  })

  it('tells those who share a group, and makes their groups due for a new key when the generation grows', async () => {
    const [dora, emil] = (await signUpTeam(server, 2)) as [Person, Person]
    groupId = await createTestGroup(server, [dora, emil])
    await post(dora, linksPath(), groupLink(1, null, [dora, emil]))
    using client = await BareClient.connect(server, emil.token)
    const first = userLink(dora, 1, null)
    await post(dora, '/e2ee/me/links', first)
    expect(await client.untilEvents('E2eeUserChanged', 1)).toEqual([{ userId: dora.userId, seq: 1 }])
    await post(dora, '/e2ee/me/links', userLink(dora, 2, hashOf(first.link), { generation: 2 }))
    expect(await client.untilEvents('E2eeGroupChanged', 1)).toEqual([{ groupId, epoch: 1, rekeyDue: true }])
    expect((await get<GroupLinksAnswer>(emil, linksPath())).body.rekeyDue).toBe(true)
  })
})

describe('a group’s chain', () => {
  it('takes the next link only, and gives everybody their own boxes', async () => {
    const first = groupLink(1, null, [ada, ben, cleo])
    expect((await post(ada, linksPath(), first)).body).toEqual({ epoch: 1, hash: headHash(1) })
    expect((await post(ada, linksPath(), first)).status).toBe(200)
    const racing = groupLink(1, null, [ada, ben, cleo], { link: opaque('quicker') })
    expect((await post(ben, linksPath(), racing)).status).toBe(409)
    const answer = await get<GroupLinksAnswer>(ben, linksPath())
    expect(answer.body).toMatchObject({ currentEpoch: 1, rekeyDue: false, isPair: false, pending: [] })
    expect(answer.body.members.find(({ userId }) => userId === ada.userId)?.role).toBe('manager')
    const boxes = await get<{ boxes: { userId: string }[] }>(ben, `/e2ee/groups/${groupId}/boxes`)
    expect(boxes.body.boxes.map(({ userId }) => userId)).toEqual([ben.userId])
  })

  it.each([
    ['that names somebody who is no member', 409, () => ({ memberUserIds: [ada.userId, 'nobody'], boxes: [] })],
    ['that names its author alone at the beginning', 409, () => ({ memberUserIds: [ada.userId] })],
    ['that leaves somebody out at the beginning', 409, () => ({ memberUserIds: [ada.userId, ben.userId] })],
    [
      'that names somebody twice instead of another',
      409,
      () => ({ memberUserIds: [ada.userId, ben.userId, ben.userId] }),
    ],
    ['that does not name its author', 409, () => ({ memberUserIds: [ben.userId, cleo.userId] })],
    ['that leaves a member without a box', 422, () => ({ boxes: [] })],
    ['with a box for a later epoch', 422, () => ({ pending: [{ userId: ben.userId, epoch: 2 }] })],
    ['that is not fresh at the beginning', 409, () => ({ kind: 'ratchet' })],
  ])('refuses a link %s', async (_title, status, facts) => {
    const post1 = groupLink(1, null, [ada, ben, cleo], facts())
    if (status === 409) {
      post1.boxes = post1.memberUserIds.map((userId) => ({ userId, epoch: 1, generation: 1, box: opaque('box') }))
    }
    expect((await post(ada, linksPath(), post1)).status).toBe(status)
    expect((await get<GroupLinksAnswer>(ada, linksPath())).body.currentEpoch).toBe(null)
  })

  it('takes a later link that leaves out somebody whom nobody has signed in yet', async () => {
    const [dora, emil, late] = (await signUpTeam(server, 3)) as [Person, Person, Person]
    groupId = await createTestGroup(server, [dora, emil])
    await post(dora, linksPath(), groupLink(1, null, [dora, emil]))
    const added = await post(dora, `/groups/${groupId}/members`, { userIds: [late.userId] })
    expect(added.status).toBe(200)
    expect((await post(dora, linksPath(), groupLink(2, headHash(1), [dora, emil]))).status).toBe(200)
  })

  it('is nothing to outsiders', async () => {
    const [stranger] = (await signUpTeam(server, 1)) as [Person]
    expect((await get(stranger, linksPath())).status).toBe(404)
    expect((await get(stranger, `/e2ee/groups/${groupId}/boxes`)).status).toBe(404)
    expect((await post(stranger, linksPath(), groupLink(1, null, [ada, ben, cleo]))).status).toBe(404)
  })

  it('remembers who has no box yet, and asks the others once that person has keys', async () => {
    const [dora, emil] = (await signUpTeam(server, 2)) as [Person, Person]
    groupId = await createTestGroup(server, [dora, emil])
    const pending = [{ userId: emil.userId, epoch: 1 }]
    const first = groupLink(1, null, [dora, emil], { pending })
    first.boxes = first.boxes.slice(0, 1)
    await post(dora, linksPath(), first)
    expect((await get(dora, '/e2ee/me/pending-boxes')).body).toEqual({ pending: [] })
    using client = await BareClient.connect(server, dora.token)
    await post(emil, '/e2ee/me/links', userLink(emil, 1, null))
    expect(await client.untilEvents('E2eeBoxNeeded', 1)).toEqual([{ groupId, userId: emil.userId }])
    expect((await get(dora, '/e2ee/me/pending-boxes')).body).toEqual({ pending: [{ groupId, ...pending[0] }] })
    expect((await get(emil, '/e2ee/me/pending-boxes')).body).toEqual({ pending: [] })

    using waiting = await BareClient.connect(server, emil.token)
    const box = { userId: emil.userId, epoch: 1, generation: 1, box: opaque('late box') }
    expect((await post(dora, `/e2ee/groups/${groupId}/boxes`, { boxes: [box] })).status).toBe(204)
    expect(await waiting.untilEvents('E2eeGroupChanged', 1)).toEqual([{ groupId, epoch: 1, rekeyDue: false }])
    await post(dora, `/e2ee/groups/${groupId}/boxes`, { boxes: [{ ...box, box: opaque('another') }] })
    expect((await get(emil, `/e2ee/groups/${groupId}/boxes`)).body).toEqual({ boxes: [box] })
    expect((await get(dora, '/e2ee/me/pending-boxes')).body).toEqual({ pending: [] })
    const outsiders = { boxes: [{ ...box, userId: ada.userId }] }
    expect((await post(dora, `/e2ee/groups/${groupId}/boxes`, outsiders)).status).toBe(422)
  })
})

describe('sending under keys', () => {
  const send = (client: BareClient, facts: Record<string, unknown>) =>
    client.invoke('SendMessage', { GroupId: groupId, Content: 'sealed', ...facts })

  it('needs no epoch before the first link, and the newest one after it', async () => {
    using client = await BareClient.connect(server, ada.token)
    expect((await send(client, { ClientMessageId: 'before' })).error).toBe(undefined)
    await post(ada, linksPath(), groupLink(1, null, [ada, ben, cleo]))
    expect((await send(client, {})).error).toMatch(/^StaleEpoch: /)
    expect((await send(client, { Epoch: 2 })).error).toMatch(/^StaleEpoch: /)
    expect((await send(client, { Epoch: 1, ClientMessageId: 'after' })).error).toBe(undefined)
    await post(ada, linksPath(), groupLink(2, headHash(1), [ada, ben, cleo], { kind: 'ratchet' }))
    expect((await send(client, { Epoch: 1 })).error).toMatch(/^StaleEpoch: /)
    expect((await send(client, { Epoch: 1, ClientMessageId: 'after' })).result).toMatchObject({ sequence: 2 })
    expect((await send(client, { Epoch: 2 })).result).toMatchObject({ sequence: 3 })
  })

  it('is told of a new link before any message of its epoch', async () => {
    using to = await BareClient.connect(server, ben.token)
    using from = await BareClient.connect(server, ada.token)
    await post(ada, linksPath(), groupLink(1, null, [ada, ben, cleo]))
    await send(from, { Epoch: 1 })
    await to.untilEvents('ReceiveMessage', 1)
    const targets = to.received.flatMap((message) => (message.kind === 'invocation' ? [message.target] : []))
    expect(targets.indexOf('E2eeGroupChanged')).toBeLessThan(targets.indexOf('ReceiveMessage'))
    expect(targets.indexOf('E2eeGroupChanged')).toBeGreaterThanOrEqual(0)
  })

  it('needs a fresh link after somebody has gone, which no ratchet replaces', async () => {
    await post(ada, linksPath(), groupLink(1, null, [ada, ben, cleo]))
    using client = await BareClient.connect(server, ada.token)
    const gone = await call(server, 'DELETE', `/groups/${groupId}/members/${cleo.userId}`, { token: ada.token })
    expect(gone.status).toBeLessThan(300)
    expect((await client.untilEvents('E2eeGroupChanged', 1)).at(-1)).toEqual({ groupId, epoch: 1, rekeyDue: true })
    expect((await send(client, { Epoch: 1 })).error).toMatch(/^StaleEpoch: /)
    const ratchet = groupLink(2, headHash(1), [ada, ben], { kind: 'ratchet' })
    expect((await post(ada, linksPath(), ratchet)).status).toBe(409)
    expect((await post(ada, linksPath(), groupLink(2, headHash(1), [ada, ben]))).status).toBe(200)
    expect((await send(client, { Epoch: 2 })).error).toBe(undefined)
  })

  it('drops nobody who is a member still', async () => {
    await post(ada, linksPath(), groupLink(1, null, [ada, ben, cleo]))
    expect((await post(ada, linksPath(), groupLink(2, headHash(1), [ada, ben]))).status).toBe(409)
    expect((await post(ada, linksPath(), groupLink(2, headHash(1), [ada, ben, cleo]))).status).toBe(200)
  })

  it('takes no key that is sealed to what somebody has replaced meanwhile', async () => {
    const [dora, emil] = (await signUpTeam(server, 2)) as [Person, Person]
    groupId = await createTestGroup(server, [dora, emil])
    const people = [dora, emil]
    const first = userLink(dora, 1, null)
    await post(dora, '/e2ee/me/links', first)
    await post(dora, linksPath(), groupLink(1, null, people))
    await post(dora, '/e2ee/me/links', userLink(dora, 2, hashOf(first.link), { generation: 2 }))
    expect((await post(emil, linksPath(), groupLink(2, headHash(1), people))).status).toBe(409)
    expect((await get<GroupLinksAnswer>(emil, linksPath())).body).toMatchObject({ currentEpoch: 1, rekeyDue: true })
    const boxes = people.map(({ userId }) => ({
      userId,
      epoch: 2,
      generation: userId === dora.userId ? 2 : 1,
      box: opaque(`box ${userId} 2`),
    }))
    expect((await post(emil, linksPath(), groupLink(2, headHash(1), people, { boxes }))).status).toBe(200)
    expect((await get<GroupLinksAnswer>(emil, linksPath())).body).toMatchObject({ currentEpoch: 2, rekeyDue: false })
  })

  it('needs a fresh link after seven days', async () => {
    await post(ada, linksPath(), groupLink(1, null, [ada, ben, cleo]))
    nowMs += 7 * DAY_MS
    const tokens = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
      body: { email: ada.email, password: 'Umkreis-2026!' },
    })
    const later = { ...ada, token: tokens.body.tokens.accessToken }
    using client = await BareClient.connect(server, later.token)
    expect((await send(client, { Epoch: 1 })).error).toBe(undefined)
    nowMs += 1
    expect((await send(client, { Epoch: 1 })).error).toMatch(/^StaleEpoch: /)
    expect((await get<GroupLinksAnswer>(later, linksPath())).body.rekeyDue).toBe(true)
    nowMs -= 7 * DAY_MS + 1
  })

  it('lets an edit say its epoch or not', async () => {
    await post(ada, linksPath(), groupLink(1, null, [ada, ben, cleo]))
    using client = await BareClient.connect(server, ada.token)
    const { messageId } = (await send(client, { Epoch: 1 })).result as Message
    expect((await client.invoke('UpdateMessage', messageId, 'a', groupId)).error).toBe(undefined)
    expect((await client.invoke('UpdateMessage', messageId, 'b', groupId, 1)).error).toBe(undefined)
    expect((await client.invoke('UpdateMessage', messageId, 'c', groupId, 2)).error).toMatch(/^StaleEpoch: /)
  })
})
