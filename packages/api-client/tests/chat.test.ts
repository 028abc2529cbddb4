import type { Group, GroupId, MemberReading, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import * as door from '../src/chat/index.ts'
import { ApiProblemError, ApiShapeError, createApiClient, createMemoryTokenStore } from '../src/index.ts'
import { withSealedResources } from '../src/sealed/index.ts'
import { startApiServer, type Handler } from './_util/api-server.ts'
import { problem } from './_util/samples.ts'

const groupId = 'g/1' as GroupId
const karim = 'karim' as UserId
const group = {
  groupId: 'g1',
  kind: 'group',
  name: 'Seilbahn',
  description: '',
  avatarUrl: null,
  lastMessage: null,
  members: [],
  memberCount: 0,
  unreadCount: 0,
  lastReadSequence: 0,
  revision: 0,
  epoch: null,
  isMuted: false,
  isPinned: true,
} as unknown as Group

async function startApi(handler: Handler) {
  const server = await startApiServer(handler)
  return {
    api: createApiClient({ baseUrl: server.baseUrl, store: createMemoryTokenStore() }),
    received: server.received,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

it('exports exactly these names', () => {
  expect(Object.keys(door).toSorted()).toEqual(['createGroupChanges', 'createReading'])
})

describe('createGroupChanges', () => {
  it('sends each change to its place and answers the group', async () => {
    await using story = await startApi(() => ({ json: group }))
    const groups = door.createGroupChanges(story.api)
    const answers = [
      await groups.update(groupId, { name: ' Neu ' }),
      await groups.changeMine(groupId, { isMuted: true }),
      await groups.addMembers(groupId, [karim]),
      await groups.removeMember(groupId, karim),
      await groups.setMemberRole(groupId, karim, 'manager'),
      await groups.deleteAvatar(groupId),
    ]
    await groups.leave(groupId)
    expect(answers).toEqual(answers.map(() => group))
    expect(story.received.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', '/groups/g%2F1', '{"name":"Neu"}'],
      ['PATCH', '/groups/g%2F1/mine', '{"isMuted":true}'],
      ['POST', '/groups/g%2F1/members', '{"userIds":["karim"]}'],
      ['DELETE', '/groups/g%2F1/members/karim', ''],
      ['PATCH', '/groups/g%2F1/members/karim', '{"groupRole":"manager"}'],
      ['DELETE', '/groups/g%2F1/avatar', ''],
      ['POST', '/groups/g%2F1/leave', ''],
    ])
  })

  it('finds groups page by page', async () => {
    const answer = { groups: [group], paginationDataDto: { currentPage: 2, lastPage: 3 } }
    await using story = await startApi(() => ({ json: answer }))
    expect(await door.createGroupChanges(story.api).find('süd & nord', 2)).toEqual(answer)
    const url = new URL(story.received[0]!.path, 'http://api')
    expect(Object.fromEntries(url.searchParams)).toEqual({ query: 'süd & nord', pageNumber: '2', pageSize: '52' })
  })

  it('sends a picture as a form', async () => {
    await using story = await startApi(() => ({ json: group }))
    await door.createGroupChanges(story.api).putAvatar(groupId, new Blob(['picture'], { type: 'image/png' }))
    const [call] = story.received
    expect(call).toMatchObject({ method: 'PUT', path: '/groups/g%2F1/avatar' })
    expect(call?.contentType).toMatch(/^multipart\/form-data; boundary=/)
    expect(call?.body).toMatch(/name="avatar"[\s\S]*picture/)
  })

  it('sends nothing that would be refused, and passes refusals on', async () => {
    await using story = await startApi(() => ({ status: 403, json: problem(403, 'Only who manages the group') }))
    const groups = door.createGroupChanges(story.api)
    await expect(groups.update(groupId, { name: '\u200b' })).rejects.toBeInstanceOf(ApiShapeError)
    await expect(groups.addMembers(groupId, [])).rejects.toBeInstanceOf(ApiShapeError)
    expect(story.received).toEqual([])
    await expect(groups.deleteAvatar(groupId)).rejects.toBeInstanceOf(ApiProblemError)
  })
})

describe('createReading', () => {
  const reading: MemberReading = {
    userId: 'karim' as UserId,
    joinedSequence: 0,
    deliveredSequence: 4,
    readSequence: 3,
    deliveredAt: '2026-11-21T12:00:00.000Z',
    readAt: null,
  }

  it('answers how far the others are, also through a client with the calls of the encryption', async () => {
    await using story = await startApi(() => ({ json: [reading] }))
    expect(await door.createReading(withSealedResources(story.api)).ofGroup(groupId)).toEqual([reading])
    expect(story.received.map(({ method, path }) => [method, path])).toEqual([['GET', '/groups/g%2F1/reading']])
  })

  it('refuses an answer of another shape, and a client that it did not make', async () => {
    await using story = await startApi(() => ({ json: [{ ...reading, readSequence: -1 }] }))
    await expect(door.createReading(story.api).ofGroup(groupId)).rejects.toBeInstanceOf(ApiShapeError)
    expect(() => door.createReading({ ...story.api })).toThrow(TypeError)
  })
})
