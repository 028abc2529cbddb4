import { HIDEABLE_FIELDS, type ProfileVisibility, type User } from '@umkreis/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { addCustomFields, setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const HIDDEN = {
  position: 'Glockengiesser',
  description: 'Zimbelstern und Windlade',
  skills: 'Orgelbau',
  linkedInUrl: 'https://www.linkedin.com/in/verborgen',
  country: 'Liechtenstein',
  city: 'Quedlinburg',
} as const
const CUSTOM = 'Sackbut'

let server: TestServer
let owner: Person
let ben: Person
let ada: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  ben = await signUpMember(server, owner)
  ada = await signUpMember(server, owner)
  await addCustomFields(server, owner, ['Instrument'])
  await write(ben, { firstName: 'Ben', lastName: 'Bauer', ...HIDDEN })
  await write(ada, {
    firstName: 'Ada',
    lastName: 'Amsel',
    position: 'Organistin',
    description: 'Spielt.',
    skills: 'Orgelbau',
    country: 'Liechtenstein',
    city: 'Quedlinburg',
  })
  await call(server, 'PUT', '/customFields', {
    token: ben.token,
    body: { customFieldKeyValues: [{ name: 'Instrument', value: CUSTOM }] },
  })
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => hideAll('everybody'))

function write(by: Person, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return call(server, 'PATCH', '/users', { token: by.token, body })
}
async function hideAll(visibility: 'everybody' | 'groups' | 'managers') {
  const body = {
    fields: Object.fromEntries(HIDEABLE_FIELDS.map((field) => [field, visibility])),
    customFields: [{ name: 'Instrument', visibility }],
  }
  const answer = await call<ProfileVisibility>(server, 'PATCH', '/users/visibility', { token: ben.token, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  await server.context.peopleSearch.settled()
  return answer.body
}
const get = async <T = unknown>(by: Person, path: string) =>
  (await call<T>(server, 'GET', path, { token: by.token })).body
const secrets = () => [...Object.values(HIDDEN), CUSTOM, ben.email]

/** Every way in which a profile comes to somebody else, as text; of a search without what was asked. */
async function everyWay(viewer: Person): Promise<Record<string, string>> {
  const found = await Promise.all(
    [...secrets(), 'Ben Bauer'].map(async (query) => {
      const { results } = await get<{ results: unknown[] }>(viewer, `/users/search?query=${encodeURIComponent(query)}`)
      return results
    }),
  )
  const filtered = await Promise.all(
    (['city', 'country', 'position', 'skills'] as const).map(async (field) => {
      const filter = `${field === 'skills' ? 'skill' : field}=${encodeURIComponent(HIDDEN[field])}`
      return (await get<{ results: unknown[] }>(viewer, `/users/search?query=&${filter}`)).results
    }),
  )
  const typed = ['glock', 'zimbel', 'orgel', 'quedl', 'liecht', 'sack', 'ben']
  const ways: Record<string, unknown> = {
    profile: await get(viewer, `/users/${ben.userId}`),
    list: await get(viewer, '/users/users?pageNumber=1&pageSize=24'),
    search: [found, filtered],
    suggestions: await Promise.all(typed.map((query) => get(viewer, `/users/suggestions?query=${query}`))),
    completions: await Promise.all(
      typed.flatMap((query) =>
        ['skill', 'position', 'city'].map((field) =>
          get(viewer, `/users/profile-suggestions?field=${field}&query=${query}`),
        ),
      ),
    ),
    comparison: await get(viewer, `/users/${ben.userId}/match`),
    matches: await get(viewer, '/users/matches'),
    groups: await get(viewer, '/groups?pageNumber=1&pageSize=52'),
  }
  return Object.fromEntries(Object.entries(ways).map(([way, answer]) => [way, JSON.stringify(answer)]))
}
/** Ada herself lives in the same place and can do the same: what is hers is taken out. */
function leaks(ways: Record<string, string>, own: readonly string[]): string[] {
  return Object.entries(ways).flatMap(([way, text]) =>
    secrets()
      .filter((secret) => !own.includes(secret) && text.includes(secret))
      .map((secret) => `${way}: ${secret}`),
  )
}

describe('who sees a field of a profile', () => {
  it('is everybody, for who never chose; and then all of it is seen and found', async () => {
    const ways = await everyWay(owner)
    expect(ways.profile).toContain(CUSTOM)
    expect(await get(ben, '/users/visibility')).toEqual({
      fields: Object.fromEntries(HIDEABLE_FIELDS.map((field) => [field, 'everybody'])),
      customFields: [{ name: 'Instrument', visibility: 'everybody' }],
    })
    const seen = leaks(await everyWay(ada), [])
    expect(seen).toEqual(
      expect.arrayContaining([
        ...secrets().map((secret) => `profile: ${secret}`),
        `search: ${HIDDEN.description}`,
        `suggestions: ${HIDDEN.position}`,
        `completions: ${HIDDEN.position}`,
        `comparison: ${HIDDEN.skills}`,
      ]),
    )
  })

  it.each(['groups', 'managers'] as const)('leaks in no way to a colleague when it is for %s', async (visibility) => {
    await hideAll(visibility)
    const ways = await everyWay(ada)
    expect(leaks(ways, [HIDDEN.skills, HIDDEN.country, HIDDEN.city])).toEqual([])
    // What both have is nowhere said of the other.
    const profile = JSON.parse(ways.profile ?? '') as User
    expect(profile).toMatchObject({ firstName: 'Ben', skills: [], city: '', country: '', customFields: [] })
    expect(JSON.parse(ways.comparison ?? '')).toMatchObject({ sharedSkills: [], sameCity: false, score: 0 })
    expect(ways.matches).not.toContain(ben.userId)
    const byWord = JSON.parse(ways.search ?? '') as [{ user: User }[][], { user: User }[][]]
    const [asked, filtered] = byWord
    const foundBy = asked.map((results) => results.some(({ user }) => user.userId === (ben.userId as string)))
    expect(foundBy).toEqual([...secrets().map(() => false), true])
    expect(filtered.flat().map(({ user }) => user.userId)).not.toContain(ben.userId)
  })

  it('hides nothing from oneself and from managers', async () => {
    await hideAll('managers')
    for (const viewer of [ben, owner]) {
      const person = await get<User>(viewer, `/users/${ben.userId}`)
      expect(person).toMatchObject({ ...HIDDEN, skills: [HIDDEN.skills], email: ben.email })
      expect(person.customFields).toMatchObject([{ name: 'Instrument', value: CUSTOM }])
    }
    await setRole(server, ada, 'administrator')
    expect(await get(ada, `/users/${ben.userId}`)).toMatchObject({ city: HIDDEN.city })
    await setRole(server, ada, 'member')
  })

  it('shows what is for groups to whom one has written or gathered, and not to who merely adds one to a group', async () => {
    await hideAll('groups')
    const eva = await signUpMember(server, owner)
    const seenBy = async (viewer: Person) => (await get<User>(viewer, `/users/${ben.userId}`)).city
    await call(server, 'POST', '/groups', {
      token: eva.token,
      body: { userIds: [ben.userId, ada.userId], name: 'Mine' },
    })
    expect([await seenBy(eva), await seenBy(ada)]).toEqual(['', ''])
    await call(server, 'POST', '/groups', { token: ben.token, body: { userIds: [eva.userId], name: 'His' } })
    expect([await seenBy(eva), await seenBy(ada)]).toEqual([HIDDEN.city, ''])
    await hideAll('managers')
    expect(await seenBy(eva)).toBe('')
  })

  it('is changed for oneself alone, field by field, and for fields that exist', async () => {
    const change = (body: unknown) =>
      call<ProfileVisibility>(server, 'PATCH', '/users/visibility', { token: ben.token, body })
    const { body } = await change({ fields: { skills: 'groups' } })
    expect([body.fields.skills, body.fields.city]).toEqual(['groups', 'everybody'])
    expect((await change({ customFields: [{ name: 'Shoe size', visibility: 'groups' }] })).status).toBe(422)
    expect((await change({ fields: { skills: 'strangers' } })).status).toBe(422)
    expect((await get<ProfileVisibility>(ada, '/users/visibility')).fields.skills).toBe('everybody')
  })
})
