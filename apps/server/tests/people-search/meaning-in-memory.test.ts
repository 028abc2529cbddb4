import type { SearchAnswer } from '@umkreis/schemas'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { EmbeddingsConfig } from '../../src/config/embeddings.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { embeddingsConfig, startEmbeddingsEndpoint } from '../_util/embeddings-endpoint.ts'
import { saveProfile } from '../_util/profiles.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const QUESTION = 'people who keep servers alive'

/** A server, with people of one organisation who have these skills. */
async function startWith(changes: Partial<EmbeddingsConfig>, skills: readonly string[]) {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const endpoint = cleanUp.use(await startEmbeddingsEndpoint())
  const server = cleanUp.use(await startTestServer({ config: { embeddings: embeddingsConfig(endpoint, changes) } }))
  const owner = await signUpOwner(server)
  const members: Person[] = []
  for (const skill of skills) {
    const member = await signUpMember(server, owner)
    await saveProfile(server, member, { skills: [skill] })
    await server.context.peopleSearch.vectorsSettled()
    members.push(member)
  }
  undo.move()
  return { server, owner, members, [Symbol.asyncDispose]: () => cleanUp.disposeAsync() }
}

async function find(server: TestServer, person: Person, query: string): Promise<string[]> {
  const path = `/users/search?query=${encodeURIComponent(query)}`
  const { body } = await call<SearchAnswer>(server, 'GET', path, { token: person.token })
  return body.results.filter(({ score }) => score >= 0.5).map(({ user }) => user.userId)
}

it('compares in memory without pgvector, and finds the same people', async () => {
  await using stage = await startWith({ usesPgvector: false }, ['Site reliability', 'Gastronomy'])
  const { server, owner, members } = stage
  expect(await find(server, owner, QUESTION)).toEqual([members[0]?.userId])
  const tables = await server.context.db.execute(sql`select 1 from pg_namespace where nspname = 'search_points'`)
  expect([...tables]).toEqual([])
})

it('finds by words whoever’s vectors fit into memory no more, and says so once in the log', async () => {
  // Three texts of 96 numbers: the position, the description and the skill of one person.
  await using stage = await startWith({ usesPgvector: false, maxVectorBytes: 288 }, ['Site reliability'])
  const { server, owner, members } = stage
  expect(await find(server, owner, QUESTION)).toEqual([members[0]?.userId])
  const late = await signUpMember(server, owner)
  await saveProfile(server, late, { skills: ['Uptime'] })
  await server.context.peopleSearch.vectorsSettled()
  expect(await find(server, owner, QUESTION)).toEqual([members[0]?.userId])
  expect(await find(server, owner, 'Uptime')).toEqual([late.userId])
  expect(server.logLines.filter((line) => line.includes('No further vectors fit into memory'))).toHaveLength(1)
})

it('compares in the database where that has pgvector, and keeps none in memory', async () => {
  await using stage = await startWith({ maxVectorBytes: 0 }, ['Site reliability', 'Gastronomy'])
  const { server, owner, members } = stage
  expect(await find(server, owner, QUESTION)).toEqual([members[0]?.userId])
  expect(server.logLines.join('')).not.toContain('No further vectors')
})
