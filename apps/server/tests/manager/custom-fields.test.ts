import type { CustomFieldList, SearchAnswer, User } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runUpkeep } from '../../src/upkeep.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let server: TestServer
let now = new Date('2026-11-22T09:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server[Symbol.asyncDispose]())

const PATH = '/manager/custom-fields'
const list = (by: Person) => call<CustomFieldList>(server, 'GET', PATH, { token: by.token })
const add = (by: Person, name: string, options: object = {}) =>
  call<CustomFieldList & { errors?: unknown; detail?: string }>(server, 'POST', PATH, {
    token: by.token,
    body: { name, type: 'text', isRequired: true, isForManagers: false, ...options },
  })
const change = (by: Person, id: string, body: object) =>
  call<CustomFieldList & { errors?: unknown }>(server, 'PATCH', `${PATH}/${id}`, { token: by.token, body })
const remove = (by: Person, id: string) => call<CustomFieldList>(server, 'DELETE', `${PATH}/${id}`, { token: by.token })
const restore = (by: Person, id: string) =>
  call<CustomFieldList>(server, 'POST', `${PATH}/${id}/restore`, { token: by.token })
const own = async (by: Person) =>
  (await call<User>(server, 'GET', `/users/${by.userId}`, { token: by.token })).body.customFields
const fill = (by: Person, name: string, value: string) =>
  call<{ errors?: unknown }>(server, 'PUT', '/customFields', {
    token: by.token,
    body: { customFieldKeyValues: [{ name, value }] },
  })
const find = async (by: Person, query: string) => {
  const { body } = await call<SearchAnswer>(server, 'GET', `/users/search?query=${query}`, { token: by.token })
  return body.results.filter(({ score }) => score >= 0.5)
}
const idOf = ({ fields }: CustomFieldList, name: string) => fields.find((field) => field.name === name)!.id
const names = ({ fields }: CustomFieldList) => fields.map(({ name }) => name)

describe('Custom field (admin): id, name, isDeleting (SPEC.md section 3)', () => {
  it('is null for every member once it is added, which opens the modal in chat, until it is filled in', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    const added = await add(owner, 'Languages', { type: 'list' })
    expect(added.status).toBe(201)
    expect(added.body.fields).toEqual([
      {
        id: expect.any(String),
        name: 'Languages',
        type: 'list',
        isRequired: true,
        isForManagers: false,
        isDeleting: false,
        goneAt: null,
        filledCount: 0,
      },
    ])
    expect(await own(member)).toEqual([{ name: 'Languages', value: null, type: 'list' }])
    expect(await own(owner)).toEqual([{ name: 'Languages', value: null, type: 'list' }])
    await fill(member, 'Languages', 'Portuguese, German')
    expect(await own(member)).toEqual([{ name: 'Languages', value: 'Portuguese, German', type: 'list' }])
    expect((await list(owner)).body.fields[0]!.filledCount).toBe(1)
  })

  it('asks for nothing where it may stay empty, and can be emptied again', async () => {
    const owner = await signUpOwner(server)
    await add(owner, 'Homepage', { type: 'link', isRequired: false })
    expect(await own(owner)).toEqual([{ name: 'Homepage', value: '', type: 'link', isRequired: false }])
    expect((await fill(owner, 'Homepage', 'javascript:alert(1)')).status).toBe(422)
    expect((await fill(owner, 'Homepage', 'https://lindwerk.example')).status).toBe(200)
    expect((await fill(owner, 'Homepage', '')).status).toBe(200)
    expect((await own(owner))[0]!.value).toBe('')
    await add(owner, 'Team')
    expect((await fill(owner, 'Team', ' ')).body.errors).toEqual([
      { path: 'customFieldKeyValues.0.value', message: 'Please fill in this field' },
    ])
  })

  it('keeps its values when it is renamed, and is found by its new name from then on', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    const { body } = await add(owner, 'Projects')
    await fill(member, 'Projects', 'Gletscherbahn')
    const renamed = await change(owner, idOf(body, 'Projects'), { name: 'Ropeways' })
    expect(names(renamed.body)).toEqual(['Ropeways'])
    expect(await own(member)).toEqual([{ name: 'Ropeways', value: 'Gletscherbahn' }])
    const [found] = await find(owner, 'gletscherbahn')
    expect(found!.evidence.map(({ field }) => field)).toContain('Ropeways')
  })

  it('is nowhere to be seen or found while it is deleting, comes back whole, and is gone after 30 days', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    const id = idOf((await add(owner, 'Hobby')).body, 'Hobby')
    await fill(member, 'Hobby', 'Alphorn')
    expect(await find(owner, 'alphorn')).toHaveLength(1)

    const deleted = await remove(owner, id)
    expect(deleted.body.fields[0]).toMatchObject({
      isDeleting: true,
      goneAt: '2026-12-22T09:00:00.000Z',
      filledCount: 1,
    })
    expect(await own(member)).toEqual([])
    expect(await find(owner, 'alphorn')).toEqual([])
    expect((await change(owner, id, { name: 'Other' })).status).toBe(404)

    const restored = await restore(owner, id)
    expect(restored.body.fields[0]).toMatchObject({ isDeleting: false, goneAt: null })
    expect(await own(member)).toEqual([{ name: 'Hobby', value: 'Alphorn' }])
    expect(await find(owner, 'alphorn')).toHaveLength(1)

    await remove(owner, id)
    now = new Date(now.getTime() + 29 * DAY_MS)
    await runUpkeep(server.context)
    const ownerLater = await signInAgain(owner)
    expect((await list(ownerLater)).body.fields).toHaveLength(1)
    now = new Date(now.getTime() + 2 * DAY_MS)
    await runUpkeep(server.context)
    const ownerLast = await signInAgain(owner)
    expect((await list(ownerLast)).body.fields).toEqual([])
    expect((await restore(ownerLast, id)).status).toBe(404)
  })

  it('is for the person themselves and managers alone where that was chosen, also in the search', async () => {
    const owner = await signUpOwner(server)
    const [member, colleague] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    const { body } = await add(owner, 'Notice', { isForManagers: true })
    await fill(member, 'Notice', 'Wanderlust')
    const seen = async (by: Person) =>
      (await call<User>(server, 'GET', `/users/${member.userId}`, { token: by.token })).body.customFields
    expect(await seen(member)).toMatchObject([{ value: 'Wanderlust', isForManagers: true }])
    expect(await seen(owner)).toMatchObject([{ value: 'Wanderlust' }])
    expect(await seen(colleague)).toEqual([])
    expect(await find(colleague, 'wanderlust')).toEqual([])
    await change(owner, idOf(body, 'Notice'), { isForManagers: false })
    expect(await seen(colleague)).toMatchObject([{ value: 'Wanderlust' }])
    expect(await find(colleague, 'wanderlust')).toHaveLength(1)
  })

  it('stands where it was put', async () => {
    const owner = await signUpOwner(server)
    for (const name of ['One', 'Two', 'Three']) await add(owner, name)
    const { body } = await list(owner)
    const order = (ids: string[]) =>
      call<CustomFieldList>(server, 'PUT', `${PATH}/order`, { token: owner.token, body: { ids } })
    const [one, two, three] = ['One', 'Two', 'Three'].map((name) => idOf(body, name))
    expect(names((await order([three!, one!, two!])).body)).toEqual(['Three', 'One', 'Two'])
    expect((await own(owner)).map(({ name }) => name)).toEqual(['Three', 'One', 'Two'])
    expect((await order([one!, two!])).status).toBe(409)
    expect((await order([one!, two!, two!])).status).toBe(409)
  })
})

describe('what is no field', () => {
  it('is one whose name is taken, in whatever case, also by one that is being deleted', async () => {
    const owner = await signUpOwner(server)
    const id = idOf((await add(owner, 'Languages')).body, 'Languages')
    expect((await add(owner, 'languages')).body.errors).toEqual([
      { path: 'name', message: 'There is such a field already' },
    ])
    await remove(owner, id)
    expect((await add(owner, 'Languages')).body.errors).toEqual([
      { path: 'name', message: 'A deleted field has this name. Have it back, or choose another' },
    ])
  })

  it.each([
    ['', {}],
    ['  ', {}],
    ['a'.repeat(81), {}],
    ['two\nlines', {}],
    ['Number', { type: 'number' }],
    ['Loose', { isRequired: 'yes' }],
  ])('is %j with %j', async (name, options) => {
    expect((await add(await signUpOwner(server), name, options)).status).toBe(422)
  })

  it('is one of another organisation', async () => {
    const [owner, stranger] = [await signUpOwner(server), await signUpOwner(server)]
    const id = idOf((await add(owner, 'Mine')).body, 'Mine')
    expect((await change(stranger, id, { name: 'Theirs' })).status).toBe(404)
    expect((await remove(stranger, id)).status).toBe(404)
    expect((await restore(stranger, id)).status).toBe(404)
    expect((await list(stranger)).body.fields).toEqual([])
    expect(names((await list(owner)).body)).toEqual(['Mine'])
  })

  it('is the fifty-first', async () => {
    const owner = await signUpOwner(server)
    for (let place = 0; place < 50; place += 1) await add(owner, `Field ${place}`)
    expect((await add(owner, 'One more')).status).toBe(409)
  })
})

/** The clock went on: the token of before has run out. */
async function signInAgain(person: Person): Promise<Person> {
  const { body } = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email: person.email, password: 'Umkreis-2026!' },
  })
  return { ...person, token: body.tokens.accessToken }
}
