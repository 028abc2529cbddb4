import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema/index.ts'
import { deleteUsers } from '../../src/services/users/delete.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
})
afterAll(() => server[Symbol.asyncDispose]())

type Listed = { userId: string; organisationRole?: string; hasSignedIn?: boolean }
const give = (by: Person, ...changes: [Pick<Person, 'userId'>, string][]) =>
  call(server, 'PATCH', '/manager/listOfUsers', {
    token: by.token,
    body: { changes: changes.map(([{ userId }, role]) => ({ userId, role })) },
  })
const roleOf = async (person: Person) =>
  (await call<Listed[]>(server, 'GET', '/users/users?pageSize=100', { token: owner.token })).body.find(
    ({ userId }) => userId === person.userId,
  )?.organisationRole
const lists = async (person: Person) =>
  (await call<Listed[]>(server, 'GET', '/users/users?pageSize=100', { token: person.token })).body

describe('a role (SPEC.md, screen 5)', () => {
  it('is saved, and what it unlocks follows at once', async () => {
    const member = await signUpMember(server, owner)
    expect(await roleOf(member)).toBe('member')
    expect((await call(server, 'GET', '/manager/people', { token: member.token })).status).toBe(403)

    expect((await give(owner, [member, 'administrator'])).status).toBe(204)
    expect(await roleOf(member)).toBe('administrator')
    expect((await call(server, 'GET', '/manager/people', { token: member.token })).status).toBe(200)

    expect((await give(owner, [member, 'external'])).status).toBe(204)
    expect((await call(server, 'GET', '/manager/people', { token: member.token })).status).toBe(403)
    // A guest sees only the people in their own groups.
    expect((await lists(member)).map(({ userId }) => userId)).toEqual([member.userId])
  })

  it('of an Owner is given and taken by Owners alone', async () => {
    const [admin, other] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    await give(owner, [admin, 'administrator'])
    expect((await give(admin, [other, 'owner'])).status).toBe(403)
    expect((await give(admin, [owner, 'member'])).status).toBe(403)
    expect((await give(admin, [admin, 'owner'])).status).toBe(403)
    expect((await give(admin, [other, 'administrator'])).status).toBe(204)
    expect((await give(owner, [other, 'owner'])).status).toBe(204)
    expect(await roleOf(other)).toBe('owner')
    expect((await give(other, [other, 'member'])).status).toBe(204)
  })

  it('is kept by the last Owner, even of two who demote each other at the same time', async () => {
    const founder = await signUpOwner(server)
    const refused = await give(founder, [founder, 'member'])
    expect([refused.status, refused.body.detail]).toEqual([409, 'An organisation keeps at least one Owner'])
    const second = await signUpMember(server, founder)
    await give(founder, [second, 'owner'])
    const answers = await Promise.all([give(founder, [second, 'member']), give(second, [founder, 'member'])])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })

  it('is refused for everybody where it is refused for one', async () => {
    const member = await signUpMember(server, owner)
    const stranger = await signUpOwner(server)
    expect((await give(owner, [member, 'external'], [stranger, 'member'])).status).toBe(404)
    expect((await give(owner, [member, 'external'], [{ userId: 'nobody' }, 'member'])).status).toBe(404)
    expect(await roleOf(member)).toBe('member')
    expect((await give(owner, [member, 'king'])).status).toBe(422)
    expect((await give(owner)).status).toBe(422)
  })

  it('stands in the audit log when it changed, by id', async () => {
    const member = await signUpMember(server, owner)
    await give(owner, [member, 'external'])
    await give(owner, [member, 'external'])
    const { body } = await call<{ entries: { action: string; details: unknown }[] }>(server, 'GET', '/manager/audit', {
      token: owner.token,
    })
    const details = { userId: member.userId, from: 'member', to: 'external' }
    expect(body.entries.filter((entry) => JSON.stringify(entry).includes(member.userId))).toMatchObject([
      { action: 'role-changed', details },
    ])
  })

  it('is asked for anew where people are deleted: who lost it since a request was let in deletes nobody', async () => {
    const [admin, member] = [await signUpMember(server, owner), await signUpMember(server, owner)]
    await give(owner, [admin, 'administrator'])
    const asAdmin = await server.context.authenticate(admin.token)
    const removeBy = (viewer: typeof asAdmin, person: Person) => deleteUsers(server.context, viewer!, [person.userId])
    await give(owner, [admin, 'member'])
    await expect(removeBy(asAdmin, member)).rejects.toMatchObject({ code: 'forbidden' })

    const other = await signUpMember(server, owner)
    await give(owner, [other, 'owner'])
    const asOwner = await server.context.authenticate(other.token)
    await give(owner, [other, 'administrator'])
    await expect(removeBy(asOwner, owner)).rejects.toMatchObject({ code: 'forbidden' })

    const { db } = server.context
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.userId, other.userId))
    await expect(removeBy(asOwner, member)).rejects.toMatchObject({ code: 'forbidden' })
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.userId, other.userId))
    await expect(removeBy(asOwner, member)).resolves.toBeUndefined()
  })

  it('is told to managers alone', async () => {
    const member = await signUpMember(server, owner)
    for (const person of [member, await signUpGlobal(server)]) {
      expect((await lists(person)).some((one) => 'organisationRole' in one || 'hasSignedIn' in one)).toBe(false)
      for (const filter of ['role=owner', 'state=active', 'sort=role', 'query=a', 'city=Wien']) {
        expect((await call(server, 'GET', `/users/users?${filter}`, { token: person.token })).status).toBe(403)
      }
    }
  })
})
