import type { Group, SearchAnswer, SuggestionsAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { addCustomFields, leaveForGood, setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

/** What stands in one profile and nowhere else, each with how somebody might mistype it. */
const SECRETS = {
  lastName: ['Auenzwirner', 'Auenzwirnre'],
  position: ['Windladenmacherin', 'Windladenmachrein'],
  description: ['Zimbelsternstimmung', 'Zimbelsternstimmnug'],
  skills: ['Krummhornbau', 'Krumhornbau'],
  country: ['Orgelland', 'Orgeland'],
  city: ['Pfeifenhausen', 'Pfeifenhuasen'],
} as const
const CUSTOM = ['Sackbuttspiel', 'Sackbuttspeil'] as const
const WORDS = [...Object.values(SECRETS), CUSTOM]

let server: TestServer
let owner: Person
let subject: Person
let colleague: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  subject = await signUpMember(server, owner)
  colleague = await signUpMember(server, owner)
  await addCustomFields(server, owner, ['Instrument'])
  await writeProfile(
    subject,
    Object.fromEntries(Object.entries({ firstName: 'Ottilie', ...SECRETS }).map(([k, v]) => [k, [v].flat()[0]!])),
  )
  await writeProfile(colleague, { firstName: 'Kurt', lastName: 'Kollege', skills: 'Buchhaltung', city: 'Jena' })
  const customFieldKeyValues = [{ name: 'Instrument', value: CUSTOM[0] }]
  await call(server, 'PUT', '/customFields', { token: subject.token, body: { customFieldKeyValues } })
})
afterAll(() => server[Symbol.asyncDispose]())

async function writeProfile(person: Person, fields: Record<string, string>): Promise<void> {
  const body = new FormData()
  const whole = { position: 'Test', country: 'Deutschland', description: 'x', ...fields }
  for (const [name, value] of Object.entries(whole)) body.append(name, value)
  expect((await call(server, 'PATCH', '/users', { token: person.token, body })).status).toBe(200)
}

async function get<T>(viewer: Person, path: string) {
  await server.context.peopleSearch.settled()
  return call<T>(server, 'GET', path, { token: viewer.token })
}
const search = async (viewer: Person, parameters: Record<string, string>) =>
  (await get<SearchAnswer>(viewer, `/users/search?${new URLSearchParams(parameters)}`)).body

/** Whatever the viewer learns of these words, in any way there is, beside what they typed themselves. */
async function learnt(viewer: Person, words: readonly (readonly [string, string])[]): Promise<string[]> {
  const leaks: string[] = []
  for (const [word, mistyped] of words) {
    const note = (way: string, answer: unknown) => {
      const text = JSON.stringify(answer)
      if (text.includes(word) || text.includes(subject.userId)) leaks.push(`${way}: ${word}`)
    }
    const exact = await search(viewer, { query: word })
    note('search', exact.results)
    if (exact.total > 0) leaks.push(`count: ${word}`)
    // A word of the organisation is read as what it is there: a city, a skill. Of nobody's word nothing is known.
    if (exact.understood.parts.some(({ kind }) => kind !== 'text')) leaks.push(`chip: ${word}`)
    note('correction', await search(viewer, { query: mistyped }))
    note('correction in a sentence', await search(viewer, { query: `Wer kann ${mistyped} in Jena?` }))
    for (const filter of ['city', 'country', 'position', 'skill']) {
      const filtered = await search(viewer, { [filter]: word })
      note(`filter ${filter}`, filtered.results)
      if (filtered.total > 0) leaks.push(`count by ${filter}: ${word}`)
    }
    note('suggestions', (await get<SuggestionsAnswer>(viewer, `/users/suggestions?query=${word.slice(0, 5)}`)).body)
    note('suggestions', (await get<SuggestionsAnswer>(viewer, `/users/suggestions?query=${mistyped}`)).body)
    for (const field of ['skill', 'position', 'city']) {
      for (const query of [word.slice(0, 5), mistyped])
        note('completions', (await get(viewer, `/users/profile-suggestions?field=${field}&query=${query}`)).body)
    }
    note('matches', (await get(viewer, '/users/matches')).body)
    note('list', (await get(viewer, '/users/users?pageNumber=1&pageSize=24')).body)
    note('groups', (await get(viewer, `/groups?query=${word}`)).body)
  }
  return [...new Set(leaks)]
}

/** What the code of somebody leads to: the comparison, and the profile beside it. */
const behindCode = async (viewer: Person) => [
  (await get(viewer, `/users/${subject.userId}/match`)).status,
  (await get(viewer, `/users/${subject.userId}`)).status,
]
const createGroup = async (by: Person, userIds: string[]) =>
  (await call<Group>(server, 'POST', '/groups', { token: by.token, body: { userIds, name: 'Kaffee' } })).status

it('tells a colleague each of these words: the others are tested for what they must not learn', async () => {
  const leaks = await learnt(colleague, WORDS)
  const ways = ['search', 'count', 'correction', 'suggestions', 'completions', 'list']
  for (const way of ways) expect(leaks.some((leak) => leak.startsWith(`${way}: `))).toBe(true)
  for (const [word] of WORDS) expect(leaks).toContain(`search: ${word}`)
  expect(await behindCode(colleague)).toEqual([200, 200])
})

it.each([
  ['a manager of another organisation', () => signUpOwner(server)],
  ['a global user', () => signUpGlobal(server)],
])('tells %s nothing, also behind the code', async (_who, signUp) => {
  const stranger = await signUp()
  await writeProfile(stranger, { firstName: 'Fremde', lastName: 'Frau', skills: 'Buchhaltung', city: 'Jena' })
  expect(await learnt(stranger, WORDS)).toEqual([])
  expect(await behindCode(stranger)).toEqual([404, 404])
  expect((await search(stranger, { query: 'Buchhaltung' })).population).toBe(
    (await get<unknown[]>(stranger, '/users/users?pageNumber=1&pageSize=24')).body.length - 1,
  )
  expect(await createGroup(stranger, [subject.userId])).toBeGreaterThanOrEqual(400)
})

it('tells a guest nothing of who is in none of their groups, also behind the code', async () => {
  const guest = await signUpMember(server, owner)
  expect(await createGroup(owner, [guest.userId, colleague.userId])).toBe(200)
  await setRole(server, guest, 'external')
  expect(await learnt(guest, WORDS)).toEqual([])
  expect(await behindCode(guest)).toEqual([404, 404])
  expect((await search(guest, { query: 'Buchhaltung' })).results.map(({ user }) => user.firstName)).toEqual(['Kurt'])
  expect(await createGroup(guest, [subject.userId])).toBeGreaterThanOrEqual(400)
})

it('tells a colleague nothing of fields that are hidden, also beside a code', async () => {
  const fields = {
    position: 'managers',
    description: 'managers',
    skills: 'managers',
    country: 'managers',
    city: 'managers',
  }
  const customFields = [{ name: 'Instrument', visibility: 'managers' }]
  const show = (body: unknown) => call(server, 'PATCH', '/users/visibility', { token: subject.token, body })
  expect((await show({ fields, customFields })).status).toBe(200)
  const hidden = WORDS.filter(([word]) => word !== SECRETS.lastName[0])
  // By the name the person is found and compared with all the same; what is asked for here is the words.
  const leaks = (await learnt(colleague, hidden)).filter((leak) => !/^(list|matches): /.test(leak))
  expect(leaks).toEqual([])
  for (const path of [`/users/${subject.userId}/match`, `/users/${subject.userId}`]) {
    const { status, body } = await get(colleague, path)
    expect(status).toBe(200)
    for (const [word] of hidden) expect(JSON.stringify(body)).not.toContain(word)
  }
  expect((await show({ fields: Object.fromEntries(Object.keys(fields).map((f) => [f, 'everybody'])) })).status).toBe(
    200,
  )
})

it('tells nobody anything of who has left, also behind an old code', async () => {
  expect((await leaveForGood(server, subject)).status).toBe(200)
  for (const viewer of [colleague, owner]) {
    expect(await learnt(viewer, WORDS)).toEqual([])
    expect(await behindCode(viewer)).toEqual([404, 404])
  }
})
