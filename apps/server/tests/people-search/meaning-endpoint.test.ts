import type { SearchQuery, UserId } from '@umkreis/schemas'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Viewer } from '../../src/access/viewer.ts'
import type { EmbeddingsConfig } from '../../src/config/embeddings.ts'
import { meaningVectors, peopleSearchDocuments, users } from '../../src/db/schema/index.ts'
import { createEventBus } from '../../src/events/event-bus.ts'
import { createLogger } from '../../src/logging/logger.ts'
import { hashOf } from '../../src/services/people-search/meaning/pieces.ts'
import { type PeopleSearch, createPeopleSearch } from '../../src/services/people-search/people-search.ts'
import { type Person, signUpMember, signUpOwner } from '../_util/api.ts'
import {
  type EmbeddingsEndpoint,
  type EmbeddingsReply,
  embeddingsConfig,
  startEmbeddingsEndpoint,
  vectorsOf,
} from '../_util/embeddings-endpoint.ts'
import { saveProfile } from '../_util/profiles.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const QUESTION = 'people who keep servers alive'
const KEY = 'sk-very-secret'

/** A server that knows no endpoint, and what stands beside it on its database: processes that do. */
let server: TestServer
let endpoint: EmbeddingsEndpoint
let logLines: string[]
beforeAll(async () => {
  server = await startTestServer()
  await server.context.peopleSearch.settled()
})
beforeEach(async () => {
  logLines = []
  endpoint = await startEmbeddingsEndpoint()
  return async () => {
    await endpoint[Symbol.asyncDispose]()
    await server.context.db.execute(sql`delete from people_meanings`)
    await server.context.db.execute(sql`delete from meaning_vectors`)
  }
})
afterAll(() => server[Symbol.asyncDispose]())

/** Another process, started and stopped by the test. */
function startProcess(changes: Partial<EmbeddingsConfig> = {}): PeopleSearch {
  const logger = createLogger('debug', { write: (line: string) => void logLines.push(line) })
  return createPeopleSearch({
    db: server.context.db,
    logger,
    events: createEventBus(logger),
    embeddings: embeddingsConfig(endpoint, { apiKey: KEY, ...changes }),
  })
}

async function signUpWithSkill(skill: string): Promise<{ member: Person; viewer: Viewer }> {
  const owner = await signUpOwner(server)
  const member = await signUpMember(server, owner)
  await saveProfile(server, member, { skills: [skill] })
  await server.context.peopleSearch.settled()
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, owner.userId))
  const viewer: Viewer = {
    userId: owner.userId as UserId,
    organisationId: row!.organisationId,
    role: 'owner',
    isGlobal: false,
    sessionId: 'test',
    tokenExpiresAtMs: Number.MAX_SAFE_INTEGER,
  }
  return { member, viewer }
}

async function find(search: PeopleSearch, viewer: Viewer, query: string): Promise<string[]> {
  const question: SearchQuery = { query, city: [], country: [], position: [], skill: [], pageNumber: 1, pageSize: 24 }
  return (await search.search(viewer, question)).results.map(({ user }) => user.userId)
}

it('is not asked, and nothing of it is kept, by a server without one', async () => {
  const { viewer, member } = await signUpWithSkill('Site reliability')
  {
    await using asking = startProcess()
    await asking.vectorsSettled()
    expect(await find(asking, viewer, QUESTION)).toEqual([member.userId])
  }
  const { db, logger } = server.context
  await using plain = createPeopleSearch({ db, logger, events: createEventBus(logger) })
  await plain.vectorsSettled()
  const before = endpoint.requests.length
  expect(await find(plain, viewer, QUESTION)).toEqual([])
  expect(await find(plain, viewer, 'Site reliability')).toEqual([member.userId])
  expect(endpoint.requests.length).toBe(before)
})

const answers: [name: string, reply: (texts: readonly string[]) => EmbeddingsReply][] = [
  ['fails', () => ({ status: 500, body: 'Oops' })],
  ['refuses the key', () => ({ status: 401, body: { error: { message: `bad key ${KEY}` } } })],
  ['is asked too much', () => ({ status: 429, body: {}, headers: { 'retry-after': '1' } })],
  ['answers in another shape', () => ({ status: 200, body: { embeddings: [[1, 2]] } })],
  ['answers with another dimension', (texts) => ({ status: 200, body: vectorsOf(texts, 64) })],
]

it.each(answers)(
  'gives the built-in answer while the endpoint %s, and goes on where it was once it does not',
  async (_name, reply) => {
    const { viewer, member } = await signUpWithSkill('Site reliability')
    await using process = startProcess({ retriesMs: [5] })
    // What the model is like it has told before; from then on it fails.
    await expect.poll(() => endpoint.requests.length).toBeGreaterThan(0)
    await process.vectorsSettled()
    endpoint.reply = reply
    await saveProfile(server, member, { skills: ['Site reliability', 'Kite flying'] })
    await server.context.peopleSearch.settled()
    expect(await find(process, viewer, 'Kite')).toEqual([member.userId])
    expect(await find(process, viewer, 'who cooks in a kitchen')).toEqual([])
    endpoint.reply = () => undefined
    const next = startProcess({ retriesMs: [5] })
    await next.vectorsSettled()
    expect(await find(next, viewer, QUESTION)).toEqual([member.userId])
    await next[Symbol.asyncDispose]()
    expect(logLines.join('')).not.toContain(KEY)
    expect(logLines.join('')).not.toContain('kitchen')
  },
)

it('goes on by itself once the endpoint answers, also where it never did', async () => {
  const { viewer, member } = await signUpWithSkill('Site reliability')
  endpoint.reply = () => ({ status: 503, body: {} })
  await using process = startProcess({ retriesMs: [5] })
  expect(await find(process, viewer, QUESTION)).toEqual([])
  await expect.poll(() => endpoint.requests.length).toBeGreaterThan(2)
  endpoint.reply = () => undefined
  await expect.poll(() => find(process, viewer, QUESTION)).toEqual([member.userId])
})

it('keeps nothing of who left, also where the endpoint has not answered since the start', async () => {
  const { member, viewer } = await signUpWithSkill('Site reliability')
  const { db } = server.context
  const ofSkill = eq(meaningVectors.hash, hashOf('Site reliability'))
  const vectors = () =>
    db.$count(meaningVectors, and(ofSkill, eq(meaningVectors.organisationId, viewer.organisationId)))
  {
    await using before = startProcess()
    await before.vectorsSettled()
  }
  expect(await vectors()).toBe(1)
  await db.delete(peopleSearchDocuments).where(eq(peopleSearchDocuments.userId, member.userId))
  await db.update(users).set({ deletedAt: new Date() }).where(eq(users.userId, member.userId))
  endpoint.reply = () => ({ status: 503, body: {} })
  await using now = startProcess()
  await now.settled()
  await expect.poll(vectors).toBe(0)
})

it('deletes what was left behind of people who went, whether or not the endpoint answers', async () => {
  const { viewer } = await signUpWithSkill('Site reliability')
  const { db } = server.context
  {
    await using before = startProcess()
    await before.vectorsSettled()
  }
  const { organisationId } = viewer
  const hashes = async () =>
    (await db.select().from(meaningVectors).where(eq(meaningVectors.organisationId, organisationId)))
      .map(({ hash }) => hash)
      .toSorted()
  const had = await hashes()
  const [row] = await db.select().from(meaningVectors).where(eq(meaningVectors.hash, had[0]!))
  for (const status of [503, 200]) {
    await db.insert(meaningVectors).values({ ...row!, organisationId, hash: 'left behind' })
    endpoint.reply = () => (status === 503 ? { status, body: {} } : undefined)
    await using now = startProcess()
    await now.settled()
    await expect.poll(hashes).toEqual(had)
  }
})

it('waits for the vector of a question so long and no longer, and has it the next time', async () => {
  const { viewer, member } = await signUpWithSkill('Site reliability')
  await using process = startProcess({ questionWaitMs: 20 })
  await process.vectorsSettled()
  const gate = Promise.withResolvers<undefined>()
  endpoint.reply = () => gate.promise
  expect(await find(process, viewer, QUESTION)).toEqual([])
  gate.resolve(undefined)
  await expect.poll(() => find(process, viewer, QUESTION)).toEqual([member.userId])
  const asked = endpoint.requests.filter(({ texts }) => texts.includes(QUESTION))
  expect(asked).toHaveLength(1)
})

it('leaves out the one text that the endpoint takes for unfit, and keeps the others', async () => {
  const { viewer, member } = await signUpWithSkill('Site reliability')
  await saveProfile(server, member, { skills: ['Site reliability', 'Poison', 'Kitchen'] })
  await server.context.peopleSearch.settled()
  endpoint.reply = (texts) => (texts.includes('Poison') ? { status: 400, body: {} } : undefined)
  await using process = startProcess()
  await process.vectorsSettled()
  expect(await find(process, viewer, QUESTION)).toEqual([member.userId])
  expect(await find(process, viewer, 'cooks')).toEqual([member.userId])
})

it('takes no text for unfit where everything is refused', async () => {
  const { viewer, member } = await signUpWithSkill('Site reliability')
  await using process = startProcess({ retriesMs: [5] })
  await process.vectorsSettled()
  endpoint.reply = (texts) => (texts.length < 32 ? { status: 400, body: {} } : undefined)
  await saveProfile(server, member, { skills: ['Kitchen'] })
  await server.context.peopleSearch.settled()
  await using other = startProcess({ retriesMs: [5] })
  await expect.poll(() => logLines.filter((line) => line.includes('refused')).length).toBeGreaterThan(0)
  endpoint.reply = () => undefined
  await expect.poll(() => find(other, viewer, 'cooks')).toEqual([member.userId])
})

it('sends everything again for another model, and keeps nothing of the one before', async () => {
  const { viewer, member } = await signUpWithSkill('Site reliability')
  {
    await using process = startProcess()
    await process.vectorsSettled()
    expect(await find(process, viewer, QUESTION)).toEqual([member.userId])
  }
  const before = endpoint.requests.length
  {
    await using process = startProcess()
    await process.vectorsSettled()
    // Only what the model is like is asked for again.
    expect(endpoint.requests.slice(before).map(({ texts }) => texts.length)).toEqual([64, 32])
  }
  endpoint.dimensions = 48
  await using process = startProcess({ model: 'smaller' })
  await process.vectorsSettled()
  expect(await find(process, viewer, QUESTION)).toEqual([member.userId])
  const rows = await server.context.db.execute<{ model: string }>(sql`
    select distinct model from meaning_vectors where organisation_id = ${viewer.organisationId}`)
  expect([...rows]).toEqual([{ model: 'smaller/48' }])
})

it('is asked by one of two processes, and both find', async () => {
  const { viewer, member } = await signUpWithSkill('Verfügbarkeit')
  await using one = startProcess()
  await using two = startProcess()
  await Promise.all([one.vectorsSettled(), two.vectorsSettled()])
  await expect.poll(() => find(one, viewer, QUESTION)).toEqual([member.userId])
  await expect.poll(() => find(two, viewer, QUESTION)).toEqual([member.userId])
  expect(endpoint.texts().filter((text) => text === 'Verfügbarkeit')).toHaveLength(1)
})
