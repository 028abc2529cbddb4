import type { Match, OwnDataAnswer, SearchAnswer, User } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customFieldValues, users } from '../../src/db/schema/index.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let member: Person
let named: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  owner = await signUpOwner(server)
  member = await signUpMember(server, owner)
  named = await signUpMember(server, owner)
  await rename(member, 'Mara', 'Moll')
  await rename(named, 'Wilhelmine', 'Quellgruber')
  await add('Mentor')
})

async function rename(person: Person, firstName: string, lastName: string): Promise<void> {
  const body = new FormData()
  const whole = { firstName, lastName, position: 'Test', country: 'Deutschland', city: 'Jena', skills: 'Löten' }
  for (const [name, value] of Object.entries(whole)) body.append(name, value)
  expect((await call(server, 'PATCH', '/users', { token: person.token, body })).status).toBe(200)
}
const add = (name: string, options: object = {}) =>
  call(server, 'POST', '/manager/custom-fields', {
    token: owner.token,
    body: { name, type: 'person', isRequired: true, isForManagers: false, ...options },
  })
const name = (by: Person, value: string, field = 'Mentor') =>
  call<{ errors?: { message: string }[] }>(server, 'PUT', '/customFields', {
    token: by.token,
    body: { customFieldKeyValues: [{ name: field, value }] },
  })
const seen = async (by: Person, of: Person = member) =>
  (await call<User>(server, 'GET', `/users/${of.userId}`, { token: by.token })).body.customFields
const setUser = (person: Person, change: Partial<typeof users.$inferInsert>) =>
  server.context.db.update(users).set(change).where(eq(users.userId, person.userId))

const EMPTY = [{ name: 'Mentor', value: '', type: 'person' }]

describe('a custom field of type person', () => {
  it('is null until a colleague is chosen, and shows who it is to whoever may see them', async () => {
    expect(await seen(member)).toEqual([{ name: 'Mentor', value: null, type: 'person' }])
    expect((await name(member, named.userId)).status).toBe(200)
    const shown = [{ name: 'Mentor', value: 'Wilhelmine Quellgruber', type: 'person', personId: named.userId }]
    for (const viewer of [member, owner, named]) expect(await seen(viewer)).toEqual(shown)
    await rename(named, 'Wilma', 'Quellgruber')
    expect(await seen(owner)).toMatchObject([{ value: 'Wilma Quellgruber' }])
  })

  it('takes nobody but a colleague who may be seen', async () => {
    const stranger = await signUpOwner(server)
    const gone = await signUpMember(server, owner)
    await call(server, 'DELETE', '/manager/listOfUsers', { token: owner.token, body: [gone.userId] })
    const off = await signUpMember(server, owner)
    await setUser(off, { deactivatedAt: new Date() })
    for (const value of [member.userId, stranger.userId, gone.userId, off.userId, 'nobody', 'Wilhelmine Quellgruber']) {
      const { status, body } = await name(member, value)
      expect([status, body.errors?.[0]?.message]).toEqual([422, 'Please choose one of your colleagues'])
    }
    expect(await seen(member)).toMatchObject([{ value: null }])
  })

  it('names nobody while that person is switched off or wants to be deleted, and them again afterwards', async () => {
    await name(member, named.userId)
    for (const change of ['deactivatedAt', 'deletionDueAt'] as const) {
      await setUser(named, { [change]: new Date() })
      for (const viewer of [member, owner]) expect(await seen(viewer)).toEqual(EMPTY)
      await setUser(named, { [change]: null })
      expect(await seen(owner)).toMatchObject([{ personId: named.userId }])
    }
  })

  it('asks anew once that person is deleted, and keeps nothing of them', async () => {
    await name(member, named.userId)
    await call(server, 'DELETE', '/manager/listOfUsers', { token: owner.token, body: [named.userId] })
    expect(await seen(member)).toEqual([{ name: 'Mentor', value: null, type: 'person' }])
    const kept = await server.context.db
      .select()
      .from(customFieldValues)
      .where(eq(customFieldValues.value, named.userId))
    expect(kept).toEqual([])
  })

  it('shows a guest only people in their own groups', async () => {
    await name(member, named.userId)
    const guest = await signUpMember(server, owner)
    const invite = (userIds: string[]) =>
      call(server, 'POST', '/groups', { token: member.token, body: { userIds, name: 'With a guest' } })
    await invite([guest.userId])
    await setRole(server, guest, 'external')
    expect(await seen(guest)).toEqual(EMPTY)
    await invite([guest.userId, named.userId])
    expect(await seen(guest)).toMatchObject([{ personId: named.userId }])
  })

  it('says nothing to the search: neither name nor id finds or shows who named somebody', async () => {
    await name(member, named.userId)
    await server.context.peopleSearch.settled()
    for (const query of ['Quellgruber', named.userId]) {
      const { body } = await call<SearchAnswer>(server, 'GET', `/users/search?query=${query}`, { token: owner.token })
      const found = body.results.filter(({ score }) => score >= 0.5)
      expect(found.map(({ user }) => user.userId)).not.toContain(member.userId)
      expect(JSON.stringify(body.results.map(({ evidence }) => evidence))).not.toContain(named.userId)
    }
  })

  it('is common ground of two who name the same person, not of two who name people of one name', async () => {
    const other = await signUpMember(server, owner)
    await rename(other, 'Wilhelmine', 'Quellgruber')
    await name(member, named.userId)
    const fieldsShared = async () =>
      (await call<Match>(server, 'GET', `/users/${member.userId}/match`, { token: owner.token })).body.customFields
    await name(owner, other.userId)
    expect(await fieldsShared()).toEqual([])
    await name(owner, named.userId)
    expect(await fieldsShared()).toEqual([{ name: 'Mentor', value: 'Wilhelmine Quellgruber' }])
  })

  it('stands in one’s own export by name, as long as one may see that person', async () => {
    await name(member, named.userId)
    const exported = async () =>
      (await call<OwnDataAnswer>(server, 'GET', '/users/export', { token: member.token })).body.customFields
    expect(await exported()).toEqual([{ name: 'Mentor', value: 'Wilhelmine Quellgruber' }])
    await setUser(named, { deactivatedAt: new Date() })
    expect(await exported()).toEqual([])
  })
})
