import type {
  AuditAnswer,
  HouseWordList,
  Match,
  MatchesAnswer,
  SearchAnswer,
  SearchQuery,
  SuggestionsAnswer,
  UserId,
} from '@umkreis/schemas'
import { HOUSE_WORDS_MAX } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseWords, organisations, users } from '../../src/db/schema/index.ts'
import { createEventBus } from '../../src/events/event-bus.ts'
import { createPeopleSearch } from '../../src/services/people-search/people-search.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type Answer = HouseWordList & { errors?: { path: string; message: string }[]; detail?: string }
const list = (by: Person) => call<Answer>(server, 'GET', '/manager/words', { token: by.token })
const add = (by: Person, name: string, ...synonyms: string[]) =>
  call<Answer>(server, 'POST', '/manager/words', { token: by.token, body: { name, synonyms } })
const change = (by: Person, id: string, name: string, ...synonyms: string[]) =>
  call<Answer>(server, 'PUT', `/manager/words/${id}`, { token: by.token, body: { name, synonyms } })
const remove = (by: Person, id: string) => call<Answer>(server, 'DELETE', `/manager/words/${id}`, { token: by.token })
const switchOff = (by: Person, name: string) =>
  call<Answer>(server, 'POST', '/manager/words-off', { token: by.token, body: { name } })
const switchOn = (by: Person, id: string) =>
  call<Answer>(server, 'DELETE', `/manager/words-off/${id}`, { token: by.token })

async function fill(person: Person, changes: { skills?: string[]; description?: string; city?: string }) {
  const form = new FormData()
  if (changes.description !== undefined) form.append('description', changes.description)
  if (changes.city !== undefined) form.append('city', changes.city)
  for (const skill of changes.skills ?? []) form.append('skills', skill)
  expect((await call(server, 'PATCH', '/users', { token: person.token, body: form })).status).toBe(200)
}

async function ask(by: Person, query: string, filters = ''): Promise<SearchAnswer> {
  const path = `/users/search?query=${encodeURIComponent(query)}${filters}`
  return (await call<SearchAnswer>(server, 'GET', path, { token: by.token })).body
}
const find = async (by: Person, query: string, filters = '') =>
  (await ask(by, query, filters)).results.filter(({ score }) => score >= 0.5).map(({ user }) => user.userId)
const suggest = async (by: Person, typed: string) =>
  (await call<SuggestionsAnswer>(server, 'GET', `/users/suggestions?query=${typed}`, { token: by.token })).body

async function setUp() {
  const owner = await signUpOwner(server)
  return { owner, member: await signUpMember(server, owner) }
}

describe('the words of an organisation', () => {
  it('find people both ways in the very next question, and say which word led there', async () => {
    const { owner, member } = await setUp()
    await fill(member, { description: 'I lead the ERP rollout of the north.' })
    expect(await find(owner, 'Phoenix')).toEqual([])
    expect((await add(owner, 'Phoenix', 'ERP rollout', 'Big switch')).status).toBe(201)
    const { results } = await ask(owner, 'Who knows Phoenix?')
    expect(results.map(({ user }) => user.userId)).toEqual([member.userId])
    expect(results[0]!.evidence).toMatchObject([
      { field: 'description', because: 'synonym', note: 'ERP rollout = Phoenix' },
    ])
    expect(await find(owner, 'big switch')).toEqual([member.userId])
    await fill(member, { description: 'Phoenix, mostly.' })
    expect(await find(owner, 'ERP rollout')).toEqual([member.userId])
    const [proof] = (await ask(owner, 'ERP rollout')).results[0]!.evidence
    expect(proof).toMatchObject({ because: 'synonym', note: 'Phoenix = ERP rollout' })
  })

  it('go with what is built in, and all that belongs to it', async () => {
    const { owner, member } = await setUp()
    await fill(member, { skills: ['Containerfarm'] })
    expect(await find(owner, 'k8s')).toEqual([])
    await add(owner, 'Containerfarm', 'Kubernetes')
    expect(await find(owner, 'k8s')).toEqual([member.userId])
    // Helm belongs to Kubernetes.
    await fill(member, { skills: ['Helm'] })
    expect(await find(owner, 'Containerfarm')).toEqual([member.userId])
  })

  it('count in filters and are suggested', async () => {
    const { owner, member } = await setUp()
    await fill(member, { skills: ['Blechnerei'] })
    await add(owner, 'Zinkstube', 'Blechnerei')
    expect(await find(owner, '', '&skill=Zinkstube')).toEqual([member.userId])
    expect((await suggest(owner, 'zinks')).skills).toEqual([{ kind: 'skill', value: 'Zinkstube', peopleCount: 1 }])
  })

  it('are no longer known once they are changed or removed', async () => {
    const { owner, member } = await setUp()
    await fill(member, { description: 'Haus Nord' })
    const { words } = (await add(owner, 'Leuchtturm', 'Haus Nord')).body
    expect(await find(owner, 'Leuchtturm')).toEqual([member.userId])
    const changed = await change(owner, words[0]!.id, 'Leuchtturm', 'Haus Süd')
    expect(changed.body.words).toEqual([{ id: words[0]!.id, name: 'Leuchtturm', synonyms: ['Haus Süd'] }])
    expect(await find(owner, 'Leuchtturm')).toEqual([])
    await change(owner, words[0]!.id, 'Leuchtturm', 'Haus Nord')
    expect(await find(owner, 'Leuchtturm')).toEqual([member.userId])
    expect((await remove(owner, words[0]!.id)).body.words).toEqual([])
    expect(await find(owner, 'Leuchtturm')).toEqual([])
    expect((await remove(owner, words[0]!.id)).status).toBe(404)
  })

  it('are meant before places of the same name', async () => {
    const { owner, member } = await setUp()
    await fill(member, { description: 'Umbau der Halle 3' })
    await fill(await signUpMember(server, owner), { city: 'München' })
    await add(owner, 'Projekt München', 'Umbau der Halle 3')
    expect(await find(owner, 'Projekt München')).toEqual([member.userId])
  })

  it('count between two people, and in whom one is suggested to meet', async () => {
    const { owner, member } = await setUp()
    await fill(owner, { skills: ['Zinkstube', 'TS'] })
    await fill(member, { skills: ['Blechnerei', 'TypeScript'] })
    const compare = async () =>
      (await call<Match>(server, 'GET', `/users/${member.userId}/match`, { token: owner.token })).body.sharedSkills
    const suggested = async () =>
      (await call<MatchesAnswer>(server, 'GET', '/users/matches', { token: owner.token })).body.map(
        ({ user, sharedSkills }) => [user.userId, sharedSkills],
      )
    expect(await compare()).toEqual(['TypeScript'])
    await add(owner, 'Zinkstube', 'Blechnerei')
    await switchOff(owner, 'TS')
    expect(await compare()).toEqual(['Blechnerei'])
    expect(await suggested()).toEqual([[member.userId, ['Blechnerei']]])
  })

  it('are mended where they are mistyped', async () => {
    const { owner, member } = await setUp()
    await fill(member, { skills: ['Blechnerei'] })
    await add(owner, 'Zinkstube', 'Blechnerei')
    expect(await find(owner, 'Zinkstubbe')).toEqual([member.userId])
  })
})

describe('a built-in word that is switched off', () => {
  it('means nothing else in questions and profiles, and all again once it is on', async () => {
    const { owner, member } = await setUp()
    await fill(member, { skills: ['TS'] })
    expect(await find(owner, 'TypeScript')).toEqual([member.userId])
    const { body } = await switchOff(owner, 'TS')
    expect(body.switchedOff).toEqual([{ id: expect.any(String), name: 'TS', meanings: ['TypeScript'] }])
    expect(await find(owner, 'TypeScript')).toEqual([])
    expect(await find(owner, '', '&skill=TypeScript')).toEqual([])
    expect(await find(owner, 'TS')).toEqual([member.userId])
    await fill(member, { skills: ['TypeScript'] })
    expect(await find(owner, 'TS')).toEqual([])
    expect(await find(owner, 'TypeScript')).toEqual([member.userId])
    expect((await switchOn(owner, body.switchedOff[0]!.id)).body.switchedOff).toEqual([])
    expect(await find(owner, 'TS')).toEqual([member.userId])
    expect((await switchOn(owner, body.switchedOff[0]!.id)).status).toBe(404)
  })

  it('can be a word of the house', async () => {
    const { owner, member } = await setUp()
    await fill(member, { description: 'Playing TS on Thursdays' })
    await switchOff(owner, 'TS')
    await add(owner, 'Brettspiele', 'TS')
    expect(await find(owner, 'Brettspiele')).toEqual([member.userId])
    expect(await find(owner, 'TypeScript')).toEqual([])
  })

  it('is one that is built in, once', async () => {
    const { owner } = await setUp()
    expect((await switchOff(owner, 'Quarkstrudel')).body.errors).toEqual([
      { path: 'name', message: 'This word stands for nothing else' },
    ])
    expect((await switchOff(owner, 'TS')).status).toBe(201)
    expect((await switchOff(owner, ' ts ')).body.errors).toEqual([
      { path: 'name', message: 'This word is in the list already' },
    ])
  })
})

describe('what is refused', () => {
  it.each([
    ['nothing', '  ', ['Other'], 'name', 'Name is required'],
    ['two lines', 'A\nB', ['Other'], 'name', 'Invalid name'],
    ['a name without another word', 'Phoenix', [], 'synonyms', 'Please name at least one'],
    ['a word twice, folded', 'Müller', ['mueller'], 'synonyms', 'This word is in the list already'],
    ['signs alone', 'Phoenix', ['***'], 'synonyms', 'This word says too little to find people by'],
    ['words of every sentence', 'Phoenix', ['with the'], 'synonyms', 'This word says too little to find people by'],
    ['a sentence', 'Phoenix', ['one two three four five'], 'synonyms', 'At most 4 words each'],
    ['too long a word', 'x'.repeat(61), ['Other'], 'name', 'At most 60 characters'],
    ['too many', 'Phoenix', Array.from({ length: 13 }, (_, n) => `w${n}`), 'synonyms', 'At most 12 other words'],
  ])('%s', async (_what, name, synonyms, path, message) => {
    const owner = await signUpOwner(server)
    const { status, body } = await add(owner, name, ...synonyms)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message })
    expect((await list(owner)).body.words).toEqual([])
  })

  it('a word that another has, also at a change', async () => {
    const { owner } = await setUp()
    await add(owner, 'Phoenix', 'ERP rollout')
    const { words } = (await add(owner, 'Zinkstube', 'Blechnerei')).body
    const id = words.find(({ name }) => name === 'Zinkstube')!.id
    const taken = [{ path: 'synonyms', message: 'This word is in the list already' }]
    expect((await add(owner, 'Umstieg', 'erp-rollout')).body.errors).toEqual(taken)
    expect((await change(owner, id, 'Zinkstube', 'PHOENIX')).body.errors).toEqual(taken)
    expect((await change(owner, id, 'Blechnerei', 'Zinkstube')).status).toBe(200)
  })

  it(`more than ${HOUSE_WORDS_MAX} words`, async () => {
    const { owner } = await setUp()
    const { organisationId } = await rowOf(owner)
    await server.context.db.insert(houseWords).values(
      Array.from({ length: HOUSE_WORDS_MAX }, (_, n) => ({
        wordId: `${organisationId}-${n}`,
        organisationId,
        name: `Wort${n}`,
        synonyms: [`Anderes${n}`],
      })),
    )
    const { status, body } = await add(owner, 'Phoenix', 'ERP rollout')
    expect([status, body.detail]).toEqual([409, 'An organisation has at most 1,000 such words'])
  })
})

describe('whose words they are', () => {
  it('those of one organisation: another neither reads, changes nor is found by them', async () => {
    const [here, there] = [await setUp(), await setUp()]
    for (const { member } of [here, there]) await fill(member, { skills: ['TypeScript'], description: 'Haus Nord' })
    const { words } = (await add(here.owner, 'Leuchtturm', 'Haus Nord')).body
    await switchOff(here.owner, 'TS')
    expect(await find(here.owner, 'Leuchtturm')).toEqual([here.member.userId])
    expect(await find(there.owner, 'Leuchtturm')).toEqual([])
    expect(await find(here.owner, 'TS')).toEqual([])
    expect(await find(there.owner, 'TS')).toEqual([there.member.userId])
    expect((await list(there.owner)).body).toEqual({ words: [], switchedOff: [] })
    expect((await change(there.owner, words[0]!.id, 'Mine', 'Yours')).status).toBe(404)
    expect((await remove(there.owner, words[0]!.id)).status).toBe(404)
    expect((await list(here.owner)).body.words).toEqual(words)
  })

  it('for managers to change, and gone with the organisation', async () => {
    const { owner, member } = await setUp()
    const { words } = (await add(owner, 'Leuchtturm', 'Haus Nord')).body
    for (const refused of [await list(member), await add(member, 'A1', 'B1'), await remove(member, words[0]!.id)])
      expect(refused.status).toBe(403)
    const { db } = server.context
    const organisationId = `house-${words[0]!.id}`
    await db.insert(organisations).values({ organisationId, name: 'Gone soon' })
    await db.insert(houseWords).values({ wordId: organisationId, organisationId, name: 'Leuchtturm' })
    await db.delete(organisations).where(eq(organisations.organisationId, organisationId))
    expect(await db.select().from(houseWords).where(eq(houseWords.organisationId, organisationId))).toEqual([])
  })

  it('written into the audit log when they change', async () => {
    const { owner } = await setUp()
    const { words } = (await add(owner, 'Leuchtturm', 'Haus Nord')).body
    await change(owner, words[0]!.id, 'Leuchtturm', 'Haus Süd')
    await change(owner, words[0]!.id, 'Leuchtturm', 'Haus Süd')
    await remove(owner, words[0]!.id)
    const { switchedOff } = (await switchOff(owner, 'TS')).body
    await switchOn(owner, switchedOff[0]!.id)
    const { entries } = (await call<AuditAnswer>(server, 'GET', '/manager/audit', { token: owner.token })).body
    expect(entries.map(({ action }) => action).filter((action) => action.startsWith('house-word'))).toEqual([
      'house-word-switched-on',
      'house-word-switched-off',
      'house-word-removed',
      'house-word-changed',
      'house-word-added',
    ])
  })
})

async function rowOf({ userId }: Person) {
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, userId))
  return row!
}

it('are known to another process in its next question', async () => {
  const { owner, member } = await setUp()
  await fill(member, { description: 'Haus Nord', skills: ['TS'] })
  const { db, logger } = server.context
  await using other = createPeopleSearch({ db, logger, events: createEventBus(logger) })
  const { organisationId, role } = await rowOf(owner)
  const viewer = {
    userId: owner.userId as UserId,
    organisationId,
    role,
    isGlobal: false,
    sessionId: 'test',
    tokenExpiresAtMs: Number.MAX_SAFE_INTEGER,
  }
  const elsewhere = async (query: string) => {
    const question: SearchQuery = { query, city: [], country: [], position: [], skill: [], pageNumber: 1, pageSize: 24 }
    return (await other.search(viewer, question)).results.map(({ user }) => user.userId as string)
  }
  expect(await elsewhere('Leuchtturm')).toEqual([])
  await add(owner, 'Leuchtturm', 'Haus Nord')
  expect(await elsewhere('Leuchtturm')).toEqual([member.userId])
  expect(await elsewhere('TypeScript')).toEqual([member.userId])
  await switchOff(owner, 'TS')
  expect(await elsewhere('TypeScript')).toEqual([])
})
