import type { FeedPost, Group, Message } from '@umkreis/schemas'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../src/db/schema/index.ts'
import { createSession } from '../../src/services/auth/sessions.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { BareClient, createTestGroup } from '../_util/hub.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { loadOperations, type Operation } from './_util/document.ts'
import { exampleOf } from './_util/inputs.ts'
import { organisationOf } from './_util/organisation.ts'
import { send } from './_util/send.ts'

let server: TestServer
let owner: Person
let member: Person
let stranger: Person
let operations: Operation[]
let assigned: Record<string, unknown>
beforeAll(async () => {
  server = await startTestServer()
  operations = await loadOperations(server.origin)
  owner = await signUpOwner(server)
  member = await signUpMember(server, owner)
  stranger = await signUpGlobal(server)
  // What a server that copies its input into its tables would take, in both spellings.
  const wanted = {
    role: 'owner',
    groupRole: 'manager',
    organisationId: await organisationOf(server, stranger),
    userId: stranger.userId,
    senderId: stranger.userId,
    authorId: stranger.userId,
    ownerId: stranger.userId,
    createdBy: stranger.userId,
    email: 'taken@umkreis.example',
    passwordHash: 'known',
    isGlobal: true,
    isAdmin: true,
    isDeleted: true,
    deletedAt: '2026-01-01T00:00:00Z',
    createdAt: '2001-01-01T00:00:00Z',
    editedAt: '2001-01-01T00:00:00Z',
    avatarUrl: 'https://evil.example/x.png',
    pinnedAt: '2001-01-01T00:00:00Z',
    directKey: 'taken',
    revision: 999,
    sequence: 999,
  }
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  assigned = { ...wanted, ...Object.fromEntries(Object.entries(wanted).map(([name, value]) => [snake(name), value])) }
})
afterAll(() => server[Symbol.asyncDispose]())

/** Who these people are, as nothing but their own methods may change it. */
async function identities() {
  const rows = await server.context.db
    .select()
    .from(users)
    .where(inArray(users.userId, [owner.userId, member.userId, stranger.userId]))
  return rows
    .map(({ userId, role, organisationId, email, passwordHash, deletedAt, deletionDueAt, createdAt, avatarUrl }) => ({
      userId,
      role,
      organisationId,
      email,
      passwordHash,
      deletedAt,
      deletionDueAt,
      createdAt,
      avatarUrl,
    }))
    .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
}

it('changes nobody’s role, organisation, address or password, in whatever method it is tried', async () => {
  const before = await identities()
  const tried: string[] = []
  for (const operation of operations) {
    if (!operation.body || operation.body.mediaType === 'application/octet-stream') continue
    const fitting = exampleOf(operation.body.schema)
    if (typeof fitting !== 'object' || fitting === null || Array.isArray(fitting)) continue
    const taken = Object.keys(operation.body.schema.properties ?? {})
    const extra = Object.fromEntries(Object.entries(assigned).filter(([name]) => !taken.includes(name)))
    for (const person of [member, owner]) {
      const reply = await send(server.origin, {
        operation,
        ids: { userId: member.userId },
        query: { ...extra },
        body: { ...extra, ...fitting },
        token: (await createSession(server.context, person.userId)).accessToken,
      })
      if (reply.status < 300) tried.push(operation.name)
    }
    expect([operation.name, await identities()]).toEqual([operation.name, before])
  }
  // Many of them did what they are for: otherwise it would prove nothing.
  expect(new Set(tried).size).toBeGreaterThan(15)
})

it('makes nothing in another’s name or time', async () => {
  const by = { token: member.token }
  const post = await call<FeedPost>(server, 'POST', '/feed/posts', {
    ...by,
    body: { ...assigned, clientPostId: 'assigned', text: 'x' },
  })
  expect(post.body).toMatchObject({ author: { userId: member.userId }, editedAt: null })
  expect(JSON.stringify(post.body)).not.toContain('2001-01-01')

  const group = await call<Group>(server, 'POST', '/groups', {
    ...by,
    body: { ...assigned, userIds: [owner.userId], name: 'Ours' },
  })
  expect(JSON.stringify(group.body)).not.toMatch(new RegExp(`${stranger.userId}|evil|2001`))
  const seen = await call<{ groups: Group[] }>(server, 'GET', '/groups', { token: stranger.token })
  expect(seen.body.groups).toEqual([])

  const theirs = await createTestGroup(server, [owner, member])
  const patched = await call(server, 'PATCH', `/groups/${theirs}/mine`, { ...by, body: { ...assigned, isMuted: true } })
  expect(patched.status).toBe(200)
  expect((await call(server, 'PATCH', `/groups/${theirs}`, { ...by, body: { name: 'Mine now' } })).status).toBe(403)
})

it('sends no message in another’s name, place or time', async () => {
  const groupId = await createTestGroup(server, [owner, member])
  using client = await BareClient.connect(server, member.token)
  const upper = Object.fromEntries(
    Object.entries(assigned).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]),
  )
  const { result } = await client.invoke('SendMessage', { ...assigned, ...upper, GroupId: groupId, Content: 'x' })
  expect(result).toMatchObject({ groupId, senderId: member.userId, sequence: 1, isEdited: false, editCount: 0 })
  const { body } = await call<Message[]>(server, 'GET', `/groups/${groupId}/messages`, { token: owner.token })
  expect(body).toMatchObject([{ senderId: member.userId, sequence: 1, revision: 1, content: 'x' }])
  expect(body[0]?.sendDate.startsWith('2001')).toBe(false)
})
