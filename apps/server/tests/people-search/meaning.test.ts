import type { SearchAnswer, SearchProgress } from '@umkreis/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type EmbeddingsEndpoint, embeddingsConfig, startEmbeddingsEndpoint } from '../_util/embeddings-endpoint.ts'
import { type Profile, saveProfile } from '../_util/profiles.ts'
import { leaveForGood, setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const KEY = 'sk-very-secret'
const QUESTION = 'people who keep servers alive'

let endpoint: EmbeddingsEndpoint
let server: TestServer
beforeAll(async () => {
  endpoint = await startEmbeddingsEndpoint()
  server = await startTestServer({ config: { embeddings: embeddingsConfig(endpoint, { apiKey: KEY }) } })
})
afterEach(() => {
  endpoint.reply = () => undefined
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await endpoint[Symbol.asyncDispose]()
})

async function save(person: Person, profile: Profile): Promise<void> {
  await saveProfile(server, person, profile)
  await server.context.peopleSearch.vectorsSettled()
}

async function hide(person: Person, field: string, visibility: string): Promise<void> {
  const body = { fields: { [field]: visibility } }
  expect((await call(server, 'PATCH', '/users/visibility', { token: person.token, body })).status).toBe(200)
}

async function search(person: Person, query: string, filters = ''): Promise<SearchAnswer> {
  const path = `/users/search?query=${encodeURIComponent(query)}${filters}`
  const { status, body } = await call<SearchAnswer>(server, 'GET', path, { token: person.token })
  expect(status).toBe(200)
  return body
}

const find = async (person: Person, query: string, filters = '') =>
  (await search(person, query, filters)).results.map(({ user }) => user.userId)

async function countVectors(): Promise<number> {
  const [row] = await server.context.db.execute<{ count: string }>(sql`select count(*) from meaning_vectors`)
  return Number(row?.count)
}

describe('a question that nobody answers word by word', () => {
  it('finds who has a skill that means the same, and shows the skill', async () => {
    const owner = await signUpOwner(server)
    const [member, other] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    await save(member, { skills: ['Origami', 'Site reliability'] })
    await save(other, { skills: ['Gastronomy'] })
    const { results, understood } = await search(owner, QUESTION)
    expect(results).toEqual([
      expect.objectContaining({
        user: expect.objectContaining({ userId: member.userId }),
        met: [0],
        evidence: [{ part: 0, field: 'skills', text: 'Site reliability', marks: [[0, 16]], because: 'meaning' }],
      }),
    ])
    expect(understood.parts.map(({ label }) => label)).toEqual(['keep servers alive'])
    // It fits, and less than somebody would who says so.
    expect(results[0]?.score).toBeGreaterThan(0.6)
    expect(results[0]?.score).toBeLessThan(0.9)
  })

  it('shows the sentence that is close and marks no word in it', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    await save(member, { description: 'I live by the sea. My reliability is the uptime of a site. I like rain.' })
    const [result] = (await search(owner, QUESTION)).results
    expect(result?.evidence).toEqual([
      { part: 0, field: 'description', text: 'My reliability is the uptime of a site.', marks: [], because: 'meaning' },
    ])
  })

  it('says that nobody fits where nothing is close, and where only other things are', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    await save(member, { skills: ['Origami', 'Gastronomy'] })
    for (const question of [QUESTION, 'Sternwarte']) {
      const { results } = await search(owner, question)
      expect(results.filter(({ score }) => score >= 0.5)).toEqual([])
    }
  })

  it('puts who says the very words before who means the same', async () => {
    const owner = await signUpOwner(server)
    const [says, means] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    await save(says, { description: 'I keep servers alive.' })
    await save(means, { skills: ['Site reliability'] })
    expect(await find(owner, QUESTION)).toEqual([says.userId, means.userId])
    const [best] = (await search(owner, QUESTION)).results
    expect(best?.evidence[0]).toMatchObject({ because: 'word' })
  })

  it('keeps to filters and to what is not wanted', async () => {
    const owner = await signUpOwner(server)
    const [here, there] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    await save(here, { skills: ['Site reliability'], city: 'Jena' })
    await save(there, { skills: ['Site reliability'], city: 'Leipzig' })
    expect(await find(owner, QUESTION, '&city=Leipzig')).toEqual([there.userId])
    expect(await find(owner, `${QUESTION} not in Jena`)).toEqual([there.userId])
    expect((await find(owner, QUESTION)).toSorted()).toEqual([here.userId, there.userId].toSorted())
  })
})

describe('what is sent', () => {
  it('is each text once, without names, places and addresses, with the key in the header alone', async () => {
    const owner = await signUpOwner(server)
    const [one, two] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    const before = endpoint.requests.length
    const profile = { position: 'Beekeeper', city: 'Weimar', lastName: 'Auenzwirner' }
    await save(one, {
      ...profile,
      skills: ['Wicker', 'Felting'],
      description: 'Write to bee@hive.example or +49 3641 123456. I felt hats.',
    })
    await save(two, { ...profile, skills: ['Wicker', 'Felting', 'Dyeing'], description: '-' })
    await save(two, { ...profile, skills: ['Dyeing'], description: '-', city: 'Gera' })
    const sent = endpoint.requests.slice(before)
    expect(sent.flatMap(({ texts }) => texts).toSorted()).toEqual(
      ['Beekeeper', 'Wicker', 'Felting', 'Write to or .', 'I felt hats.', 'Dyeing'].toSorted(),
    )
    expect(new Set(sent.map(({ headers, model }) => `${headers.authorization} ${model}`))).toEqual(
      new Set([`Bearer ${KEY} senses`]),
    )
    expect(server.logLines.join('')).not.toContain(KEY)
    expect(server.logLines.join('')).not.toContain('felt hats')
  })

  it('is of a question what asks for no place, language, or person, and that once', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    await save(member, { skills: ['Site reliability'], lastName: 'Quittenbaum' })
    const before = endpoint.requests.length
    for (let time = 0; time < 3; time += 1)
      await search(owner, 'uptime and speaks Portuguese near Jena, not Origami, Quittenbaum')
    const texts = endpoint.requests.slice(before).flatMap((request) => request.texts)
    expect(texts).toEqual(['uptime'])
  })
})

describe('who may not see something', () => {
  it('finds nobody by the meaning of what they hid, also while the endpoint is down', async () => {
    const owner = await signUpOwner(server)
    const [member, colleague] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    await save(member, { skills: ['Site reliability'] })
    expect(await find(colleague, QUESTION)).toEqual([member.userId])
    const vectors = await countVectors()
    endpoint.reply = () => ({ status: 503, body: {} })
    await hide(member, 'skills', 'managers')
    expect(await find(colleague, QUESTION)).toEqual([])
    // A manager sees the field, but nobody is found by what not everybody sees.
    expect(await find(owner, QUESTION)).toEqual([])
    await server.context.peopleSearch.vectorsSettled()
    expect(await countVectors()).toBe(vectors - 1)
    endpoint.reply = () => undefined
    await hide(member, 'skills', 'everybody')
    await server.context.peopleSearch.vectorsSettled()
    expect(await find(colleague, QUESTION)).toEqual([member.userId])
  })

  it('never finds across organisations, nor learns from the speed of an answer what others asked', async () => {
    const [here, there] = [await signUpOwner(server), await signUpOwner(server)]
    const member = await signUpMember(server, there)
    await save(member, { skills: ['Site reliability'] })
    expect(await find(here, QUESTION)).toEqual([])
    await save(await signUpMember(server, here), { skills: ['Gastronomy'] })
    expect(await find(there, QUESTION)).toEqual([member.userId])
    const before = endpoint.requests.length
    expect(await find(here, QUESTION)).toEqual([])
    expect(endpoint.requests.length).toBe(before + 1)
  })

  it('shows a guest only the people of their groups', async () => {
    const owner = await signUpOwner(server)
    const [guest, near, far] = [
      await signUpMember(server, owner),
      await signUpMember(server, owner),
      await signUpMember(server, owner),
    ]
    for (const person of [near, far]) await save(person, { skills: ['Site reliability'] })
    const body = { userIds: [guest.userId, near.userId], name: 'Uptime' }
    expect((await call(server, 'POST', '/groups', { token: owner.token, body })).status).toBe(200)
    await setRole(server, guest, 'external')
    expect(await find(guest, QUESTION)).toEqual([near.userId])
  })

  it('finds nobody who left, and keeps nothing that they alone had', async () => {
    const owner = await signUpOwner(server)
    const [member, other] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    await save(other, { skills: ['Origami'] })
    const before = await countVectors()
    await save(member, { skills: ['Site reliability', 'Origami'] })
    expect(await countVectors()).toBe(before + 1)
    expect((await leaveForGood(server, member)).status).toBe(200)
    expect(await find(owner, QUESTION)).toEqual([])
    await server.context.peopleSearch.vectorsSettled()
    expect(await countVectors()).toBe(before)
    const rows = await server.context.db.execute(sql`select 1 from people_meanings where user_id = ${member.userId}`)
    expect([...rows]).toEqual([])
  })
})

describe('whoever a manager deletes', () => {
  it('leaves no vector of what they alone had, nor a point', async () => {
    const owner = await signUpOwner(server)
    const [member, other] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    await save(other, { skills: ['Origami'] })
    const { db } = server.context
    const stored = async () =>
      [
        ...(await db.execute<{ vectors: number; points: number }>(sql`
          select
            (select count(*)::int from meaning_vectors v where v.organisation_id = u.organisation_id) as vectors,
            (select count(*)::int from search_points.points p where p.organisation_id = u.organisation_id) as points
          from users u where u.user_id = ${owner.userId}`)),
      ][0]
    const before = await stored()
    await save(member, { skills: ['Site reliability', 'Origami'] })
    expect(await stored()).toEqual({ vectors: before!.vectors + 1, points: before!.points + 1 })
    const body = [member.userId]
    expect((await call(server, 'DELETE', '/manager/listOfUsers', { token: owner.token, body })).status).toBe(204)
    expect(await stored()).toEqual(before)
    await server.context.peopleSearch.vectorsSettled()
    expect(await stored()).toEqual(before)
  })
})

describe('how far it is', () => {
  it('is told to managers of the organisation: who is found by words, who by meaning, and whether the endpoint answers', async () => {
    const [owner, stranger] = [await signUpOwner(server), await signUpOwner(server)]
    const member = await signUpMember(server, owner)
    const progress = async () =>
      (await call<SearchProgress>(server, 'GET', '/manager/search-progress', { token: owner.token })).body
    await save(member, { skills: ['Site reliability'] })
    expect(await progress()).toEqual({ people: 2, byWords: 2, byMeaning: { people: 2, isWaiting: false } })
    endpoint.reply = () => ({ status: 503, body: {} })
    await save(member, { skills: ['Kite flying'] })
    expect(await progress()).toEqual({ people: 2, byWords: 2, byMeaning: { people: 1, isWaiting: true } })
    expect((await call(server, 'GET', '/manager/search-progress', { token: member.token })).status).toBe(403)
    const { body } = await call(server, 'GET', '/manager/search-progress', { token: stranger.token })
    expect(body).toMatchObject({ people: 1, byWords: 1 })
  })
})
