import type { SearchQuery, UserId } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Viewer } from '../../src/access/viewer.ts'
import { users } from '../../src/db/schema/index.ts'
import { createEventBus } from '../../src/events/event-bus.ts'
import { type PeopleSearch, createPeopleSearch } from '../../src/services/people-search/people-search.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { leaveForGood } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
/** What another server process on the same database has: the same services, and events of its own. */
let other: PeopleSearch

beforeAll(async () => {
  server = await startTestServer()
  const { db, logger } = server.context
  other = createPeopleSearch({ db, logger, events: createEventBus(logger) })
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

async function viewerOf(person: Person): Promise<Viewer> {
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, person.userId))
  if (!row) throw new Error('Nobody is called so')
  return {
    userId: person.userId as UserId,
    organisationId: row.organisationId,
    role: row.role,
    isGlobal: false,
    sessionId: 'test',
    tokenExpiresAtMs: Number.MAX_SAFE_INTEGER,
  }
}

async function findElsewhere(viewer: Viewer, query: string): Promise<string[]> {
  const question: SearchQuery = { query, city: [], country: [], position: [], skill: [], pageNumber: 1, pageSize: 24 }
  const { results, total } = await other.search(viewer, question)
  expect(total).toBe(results.length)
  return results.map(({ user }) => user.userId)
}

async function saveSkill(person: Person, skill: string): Promise<void> {
  const form = new FormData()
  form.append('skills', skill)
  expect((await call(server, 'PATCH', '/users', { token: person.token, body: form })).status).toBe(200)
  await server.context.peopleSearch.settled()
}

it('finds what was saved through another process in the next question, and nobody who was deleted there', async () => {
  const owner = await signUpOwner(server)
  const member = await signUpMember(server, owner)
  const viewer = await viewerOf(owner)
  await saveSkill(member, 'Orgelbau')
  expect(await findElsewhere(viewer, 'Orgelbau')).toEqual([member.userId])
  await saveSkill(member, 'Glockenguss')
  expect(await findElsewhere(viewer, 'Glockenguss')).toEqual([member.userId])
  expect(await findElsewhere(viewer, 'Orgelbau')).toEqual([])
  expect((await leaveForGood(server, member)).status).toBe(200)
  await server.context.peopleSearch.settled()
  expect(await findElsewhere(viewer, 'Glockenguss')).toEqual([])
  expect((await other.readDirectory(viewer)).population).toBe(1)
})
