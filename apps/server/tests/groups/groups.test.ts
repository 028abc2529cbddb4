import type { Group, GroupsAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let karim: Person
let lena: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  karim = await signUpMember(server, owner)
  lena = await signUpMember(server, owner)
  stranger = await signUpOwner(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const create = (by: Person, body: unknown) => call<Group>(server, 'POST', '/groups', { token: by.token, body })
const list = (by: Person, query = '') => call<GroupsAnswer>(server, 'GET', `/groups${query}`, { token: by.token })
const idsOf = (group: Group) => group.members.map(({ userId }) => userId as string)

describe('SPEC 7, POST /groups', () => {
  it('answers the group with its id and everybody in it, and its maker manages it', async () => {
    const { status, body } = await create(owner, {
      userIds: [karim.userId, lena.userId],
      name: ' Projekt ',
      description: 'D',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'group',
      name: 'Projekt',
      description: 'D',
      memberCount: 3,
      unreadCount: 0,
      epoch: null,
    })
    expect(idsOf(body).toSorted()).toEqual([owner.userId, karim.userId, lena.userId].toSorted())
    expect(body.members.find(({ groupRole }) => groupRole === 'manager')?.userId).toBe(owner.userId)
  })

  it('answers the one conversation that two people have, whoever asks and also at the same moment', async () => {
    const answers = await Promise.all([
      create(karim, { userIds: [lena.userId] }),
      create(lena, { userIds: [karim.userId] }),
      create(lena, { userIds: [karim.userId, lena.userId, karim.userId] }),
    ])
    expect(new Set(answers.map(({ body }) => body.groupId)).size).toBe(1)
    expect(answers[0].body).toMatchObject({ kind: 'pair', name: '', memberCount: 2 })
    const named = await create(karim, { userIds: [lena.userId], name: 'Zu zweit' })
    expect(named.body.kind).toBe('group')
    expect(named.body.groupId).not.toBe(answers[0].body.groupId)
  })

  it('tells the rest of the server who came in, once', async () => {
    const added: unknown[] = []
    const unsubscribe = server.context.events.subscribe('membersAdded', (event) => added.push(event))
    const { body } = await create(owner, { userIds: [lena.userId] })
    await create(owner, { userIds: [lena.userId] })
    unsubscribe()
    expect(added).toEqual([{ groupId: body.groupId, userIds: [owner.userId, lena.userId], byUserId: owner.userId }])
  })

  it.each([
    ['nobody', () => [], 422],
    ['oneself alone', () => [owner.userId], 422],
    ['somebody of another organisation', () => [karim.userId, stranger.userId], 404],
    ['somebody who does not exist', () => ['nobody'], 404],
    ['an id that cannot be one', () => ['../x'], 422],
  ])('refuses %s', async (_what, userIds, status) => {
    const before = (await list(owner)).body.groups.length
    expect((await create(owner, { userIds: userIds() })).status).toBe(status)
    expect((await list(owner)).body.groups).toHaveLength(before)
  })
})

describe('SPEC 7, GET /groups', () => {
  it('answers pages, at most four members of each, the viewer last', async () => {
    const first = await list(lena, '?pageNumber=1&pageSize=1')
    expect(first.body.paginationDataDto).toEqual({ currentPage: 1, lastPage: (await list(lena)).body.groups.length })
    expect(first.body.groups).toHaveLength(1)
    for (const group of (await list(lena)).body.groups) expect(idsOf(group).at(-1)).toBe(lena.userId)
    expect((await list(lena, '?pageNumber=99')).body.groups).toEqual([])
  })

  it('answers one page and no group to whoever has none', async () => {
    expect((await list(stranger)).body).toEqual({ groups: [], paginationDataDto: { currentPage: 1, lastPage: 1 } })
  })

  it.each([
    '?pageNumber=0',
    '?pageNumber=-1',
    '?pageNumber=x',
    '?pageSize=0',
    '?pageSize=101',
    '?pageNumber=1&pageNumber=2',
  ])('refuses %s', async (query) => {
    expect((await list(owner, query)).status).toBe(422)
  })
})

describe('a group is closed to', () => {
  it.each([
    ['a colleague who is not in it', () => lena],
    ['the manager of another organisation', () => stranger],
    ['a global user', () => signUpGlobal(server)],
  ])('%s', async (_who, find) => {
    const other = await find()
    const { body } = await create(owner, { userIds: [karim.userId], name: 'Closed' })
    const paths = [
      ['GET', `/groups/${body.groupId}`],
      ['GET', `/groups/${body.groupId}/messages`],
      ['PATCH', `/groups/${body.groupId}`, { name: 'Mine' }],
      ['POST', `/groups/${body.groupId}/members`, { userIds: [other.userId] }],
      ['DELETE', `/groups/${body.groupId}/members/${karim.userId}`],
      ['PATCH', `/groups/${body.groupId}/members/${karim.userId}`, { groupRole: 'manager' }],
      ['POST', `/groups/${body.groupId}/leave`],
    ] as const
    for (const [method, path, request] of paths) {
      const answer = await call(server, method, path, { token: other.token, body: request })
      expect([method, path, answer.status]).toEqual([method, path, 404])
    }
    expect((await call<Group>(server, 'GET', `/groups/${body.groupId}`, { token: karim.token })).body.name).toBe(
      'Closed',
    )
  })
})

describe('changing a group', () => {
  const change = (by: Person, method: string, path: string, body?: unknown) =>
    call<Group>(server, method, `/groups/${path}`, { token: by.token, body })

  it('is up to whoever manages it', async () => {
    const { groupId } = (await create(owner, { userIds: [karim.userId], name: 'Alt' })).body
    expect((await change(karim, 'PATCH', groupId, { name: 'Neu' })).status).toBe(403)
    expect((await change(karim, 'POST', `${groupId}/members`, { userIds: [lena.userId] })).status).toBe(403)
    expect((await change(karim, 'DELETE', `${groupId}/members/${owner.userId}`)).status).toBe(403)
    expect((await change(owner, 'PATCH', groupId, { name: 'Neu' })).body).toMatchObject({
      name: 'Neu',
      description: '',
    })
  })

  it('hands managing on, and never leaves a group without anybody who does', async () => {
    const { groupId } = (await create(owner, { userIds: [karim.userId], name: 'Wache' })).body
    const setRole = (by: Person, of: Person, groupRole: string) =>
      change(by, 'PATCH', `${groupId}/members/${of.userId}`, { groupRole })
    expect((await setRole(karim, karim, 'manager')).status).toBe(403)
    expect((await setRole(owner, owner, 'member')).status).toBe(422)
    expect((await setRole(owner, lena, 'manager')).status).toBe(404)
    expect((await setRole(owner, karim, 'boss')).status).toBe(422)
    const { body } = await setRole(owner, karim, 'manager')
    expect(body.members.filter(({ groupRole }) => groupRole === 'manager')).toHaveLength(2)
    expect((await setRole(karim, owner, 'member')).status).toBe(200)
    expect((await change(owner, 'PATCH', groupId, { name: 'Neu' })).status).toBe(403)
  })

  it('adds and removes people, who see the group from then on or no more', async () => {
    const { groupId } = (await create(owner, { userIds: [karim.userId], name: 'Team' })).body
    expect((await change(owner, 'POST', `${groupId}/members`, { userIds: [stranger.userId] })).status).toBe(404)
    expect((await change(owner, 'POST', `${groupId}/members`, { userIds: [lena.userId] })).body.memberCount).toBe(3)
    expect((await change(lena, 'GET', groupId)).status).toBe(200)
    const removed: unknown[] = []
    const unsubscribe = server.context.events.subscribe('membersRemoved', (event) => removed.push(event))
    expect((await change(owner, 'DELETE', `${groupId}/members/${lena.userId}`)).body.memberCount).toBe(2)
    expect((await change(owner, 'DELETE', `${groupId}/members/${lena.userId}`)).status).toBe(404)
    unsubscribe()
    expect(removed).toEqual([{ groupId, userIds: [lena.userId], byUserId: owner.userId }])
    expect((await change(lena, 'GET', groupId)).status).toBe(404)
    expect((await change(owner, 'POST', `${groupId}/members`, { userIds: [lena.userId] })).body.memberCount).toBe(3)
  })

  it('lets everybody leave; another member manages it then, so that it never is without', async () => {
    const { groupId } = (await create(owner, { userIds: [karim.userId, lena.userId], name: 'Runde' })).body
    expect((await change(owner, 'POST', `${groupId}/leave`)).status).toBe(204)
    expect((await change(owner, 'GET', groupId)).status).toBe(404)
    const { body } = await change(karim, 'GET', groupId)
    expect(body.members.filter(({ groupRole }) => groupRole === 'manager')).toHaveLength(1)
  })

  it('is not possible for a conversation of two, except to leave it and to come back with everything', async () => {
    const { groupId } = (await create(owner, { userIds: [karim.userId] })).body
    expect((await change(owner, 'PATCH', groupId, { name: 'X' })).status).toBe(403)
    expect((await change(owner, 'POST', `${groupId}/members`, { userIds: [lena.userId] })).status).toBe(403)
    expect((await change(owner, 'DELETE', `${groupId}/members/${karim.userId}`)).status).toBe(403)
    expect((await change(owner, 'POST', `${groupId}/leave`)).status).toBe(204)
    const again = await create(karim, { userIds: [owner.userId] })
    expect([again.body.groupId, again.body.memberCount]).toEqual([groupId, 2])
  })
})
