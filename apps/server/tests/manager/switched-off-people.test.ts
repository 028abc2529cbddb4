import type { ListedUser, PeopleCounts } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema/index.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let member: Person
let off: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  member = await signUpMember(server, owner)
  off = await signUpMember(server, owner)
  await server.context.db
    .update(users)
    .set({ deactivatedAt: new Date(), firstName: 'Ottilie', lastName: 'Aus' })
    .where(eq(users.userId, off.userId))
})
afterAll(() => server[Symbol.asyncDispose]())

const list = (filter: string, by: Person = owner) =>
  call<ListedUser[]>(server, 'GET', `/users/users?${filter}`, { token: by.token })
const idsOf = async (filter: string, by: Person = owner) => (await list(filter, by)).body.map(({ userId }) => userId)
const remove = (by: Person, person: Person) =>
  call(server, 'DELETE', '/manager/listOfUsers', { token: by.token, body: [person.userId] })

describe('people whom the identity provider switched off', () => {
  it('are listed to managers alone, only when asked for, and are counted', async () => {
    expect(await idsOf('')).not.toContain(off.userId)
    const { body } = await list('state=switched-off')
    expect(body).toMatchObject([{ userId: off.userId, isSwitchedOff: true, organisationRole: 'member' }])
    expect(await idsOf('state=switched-off&query=otti')).toEqual([off.userId])
    expect(await idsOf('state=switched-off&role=owner')).toEqual([])
    expect((await list('state=switched-off', member)).status).toBe(403)
    const counts = await call<PeopleCounts>(server, 'GET', '/manager/people', { token: owner.token })
    expect(counts.body).toMatchObject({ total: 2, switchedOff: 1 })
    expect((await call(server, 'GET', `/users/${off.userId}`, { token: owner.token })).status).toBe(404)
  })

  it('stand in the table for other programs with that state', async () => {
    const { body } = await call<string>(server, 'GET', '/manager/people.csv?state=switched-off', { token: owner.token })
    expect(body.split('\r\n')[1]).toMatch(/^Ottilie,Aus,.*,Member,Switched off,/)
    const german = await call<string>(server, 'GET', '/manager/people.csv?state=switched-off', {
      token: owner.token,
      headers: { 'accept-language': 'de' },
    })
    expect(german.body).toContain('Abgeschaltet')
  })

  it('are nobody’s but their own managers’, who can delete them', async () => {
    const stranger = await signUpOwner(server)
    expect(await idsOf('state=switched-off', stranger)).toEqual([])
    expect((await remove(stranger, off)).status).toBe(404)
    expect((await remove(member, off)).status).toBe(403)
    expect((await remove(owner, off)).status).toBe(204)
    expect(await idsOf('state=switched-off')).toEqual([])
  })
})
