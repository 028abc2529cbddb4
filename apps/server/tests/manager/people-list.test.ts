import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema/index.ts'
import { indexPeople } from '../../src/services/people-search/index-people.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let organisationId: string

const PEOPLE = [
  { firstName: 'Amina', lastName: 'Yusuf', email: 'a.yusuf@people.example', city: 'Leipzig', position: 'Buyer' },
  { firstName: 'Jürgen', lastName: 'Müller', email: 'jm@people.example', city: 'Köln', position: 'Welder' },
  { firstName: 'Zoë', lastName: 'Abend', email: 'z.abend@people.example', city: '', position: '=cmd()' },
  { firstName: 'Karim', lastName: 'Haddad', email: '100%@people.example', city: 'Leipzig', position: 'Engineer' },
]

beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  const { db } = server.context
  const [row] = await db.select().from(users).where(eq(users.userId, owner.userId))
  organisationId = row!.organisationId
  await db
    .update(users)
    .set({ firstName: 'Olga', lastName: 'Owner', city: 'Wien' })
    .where(eq(users.userId, owner.userId))
  await db.insert(users).values(
    PEOPLE.map((person, index) => ({
      ...person,
      userId: `person-${index}`,
      organisationId,
      passwordHash: '',
      hasSignedIn: index !== 3,
      role: index === 1 ? ('external' as const) : ('member' as const),
    })),
  )
  await indexPeople(db, organisationId)
})
afterAll(() => server[Symbol.asyncDispose]())

const list = async (filter: string, by = owner) =>
  (await call<{ firstName: string }[]>(server, 'GET', `/users/users?${filter}`, { token: by.token })).body.map(
    ({ firstName }) => firstName,
  )

describe('the list of people', () => {
  it.each([
    ['', ['Zoë', 'Karim', 'Jürgen', 'Olga', 'Amina']],
    ['direction=descending', ['Amina', 'Olga', 'Jürgen', 'Karim', 'Zoë']],
    ['sort=city', ['Jürgen', 'Karim', 'Amina', 'Olga', 'Zoë']],
    ['sort=city&direction=descending', ['Olga', 'Amina', 'Karim', 'Jürgen', 'Zoë']],
    ['sort=role', ['Olga', 'Zoë', 'Karim', 'Amina', 'Jürgen']],
    ['role=external', ['Jürgen']],
    ['city=Leipzig', ['Karim', 'Amina']],
    ['state=never-signed-in', ['Karim']],
    ['state=active&city=Leipzig', ['Amina']],
    ['query=mueller', ['Jürgen']],
    ['query=MULLER', ['Jürgen']],
    ['query=leip ami', ['Amina']],
    ['query=weld', ['Jürgen']],
    ['query=100%25', ['Karim']],
    ['query=%25', ['Karim']],
    ['query=jm_', []],
    ['pageSize=2&pageNumber=2', ['Jürgen', 'Olga']],
  ])('for %o', async (filter, expected) => {
    expect(await list(filter)).toEqual(expected)
  })

  it('is a page of 24 unless asked otherwise, and takes no filter it does not know', async () => {
    expect((await call(server, 'GET', '/users/users?role=king', { token: owner.token })).status).toBe(422)
    expect((await call(server, 'GET', '/users/users?sort=password', { token: owner.token })).status).toBe(422)
  })

  it('never shows another organisation', async () => {
    const stranger = await signUpOwner(server)
    expect(await list('query=Amina', stranger)).toEqual([])
    expect(await list('city=Leipzig', stranger)).toEqual([])
  })

  it('is counted by what it can be filtered by', async () => {
    const { body } = await call(server, 'GET', '/manager/people', { token: owner.token })
    expect(body).toEqual({
      total: 5,
      invited: 0,
      neverSignedIn: 1,
      switchedOff: 0,
      cities: [
        { city: 'Köln', count: 1 },
        { city: 'Leipzig', count: 2 },
        { city: 'Wien', count: 1 },
      ],
    })
  })
})

describe('the table of people', () => {
  it('holds whom the filter names, and nothing that a spreadsheet program would run', async () => {
    const answer = await call<string>(server, 'GET', '/manager/people.csv?sort=name', { token: owner.token })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = answer.body.replace('\uFEFF', '').split('\r\n')
    expect(lines[0]).toBe('First name,Last name,E-mail,Position,City,Country,Role,State,Joined')
    expect(lines.find((line) => line.startsWith('Zoë'))).toMatch(
      /^Zoë,Abend,z\.abend@people\.example,'=cmd\(\),,,Member,Active,/,
    )
    expect(lines.find((line) => line.startsWith('Karim'))).toContain('Never signed in')
    expect(lines.filter(Boolean)).toHaveLength(6)
    const german = await call<string>(server, 'GET', '/manager/people.csv?sort=name', {
      token: owner.token,
      headers: { 'accept-language': 'de' },
    })
    expect(german.body.replace('\uFEFF', '').split('\r\n')[0]).toBe(
      'Vorname,Nachname,E-Mail,Position,Stadt,Land,Rolle,Status,Beigetreten',
    )
    expect(german.body).toContain(',Inhaber,Aktiv,')
    expect(german.headers.get('vary')).toContain('Accept-Language')
    const some = await call<string>(server, 'GET', '/manager/people.csv?city=Wien', { token: owner.token })
    expect(some.body.split('\r\n').filter(Boolean)).toHaveLength(2)
  })

  it('is for managers alone', async () => {
    for (const person of [await signUpMember(server, owner), await signUpGlobal(server)]) {
      expect((await call(server, 'GET', '/manager/people.csv', { token: person.token })).status).toBe(403)
    }
  })
})
