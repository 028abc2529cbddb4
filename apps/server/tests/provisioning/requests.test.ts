import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { type ScimClient, connectProvider, filtered, newUser, patch } from './_util/scim.ts'

let server: TestServer
/** One who is turned away here, and changes nothing by that. */
let provider: ScimClient | undefined
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

let count = 0
const address = () => `ines.carvalho${(count += 1)}@lindwerk.example`
async function connect(): Promise<ScimClient> {
  return connectProvider(server, await signUpOwner(server))
}

describe('what Entra ID sends', () => {
  // learn.microsoft.com, "Develop and plan provisioning for a SCIM endpoint".
  it('finds nobody, adds them, finds them, changes them, switches them off and deletes them', async () => {
    const provider = await connect()
    const [name, email] = ['Test_User_ab6490ee', address()]
    const none = await provider.ask('GET', filtered(`userName eq "${name}"`))
    expect(none).toMatchObject({
      status: 200,
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'], totalResults: 0, Resources: [] },
    })
    const made = await provider.ask('POST', '/Users', {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:User',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
      ],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: name,
      active: true,
      displayName: 'Ines Carvalho',
      emails: [{ primary: true, type: 'work', value: email }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Ines Carvalho', familyName: 'Carvalho', givenName: 'Ines' },
      roles: [],
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Ropes', employeeNumber: '17' },
    })
    expect(made).toMatchObject({ status: 201, body: { userName: name, active: true } })
    const path = `/Users/${made.body.id}`
    expect((await provider.ask('GET', filtered(`userName eq "${name.toUpperCase()}"`))).body.Resources).toHaveLength(1)
    const changed = await provider.ask(
      'PATCH',
      path,
      patch(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: address() },
        { op: 'Replace', path: 'name.familyName', value: 'Carvalho Reis' },
        { op: 'Add', path: 'title', value: 'Splicer' },
        { op: 'Add', path: 'addresses[type eq "work"].locality', value: 'Porto' },
        { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '0043' },
        {
          op: 'Add',
          path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
          value: 'Cabins',
        },
      ),
    )
    expect(changed).toMatchObject({
      status: 200,
      body: { name: { familyName: 'Carvalho Reis' }, title: 'Splicer', addresses: [{ locality: 'Porto' }] },
    })
    const renamed = await provider.ask('PATCH', path, patch({ op: 'Replace', path: 'userName', value: 'other' }))
    expect(renamed.body.userName).toBe('other')
    // As it is sent unless the tenant is told to follow the standard.
    const off = await provider.ask('PATCH', path, patch({ op: 'Replace', path: 'active', value: 'False' }))
    expect(off.body.active).toBe(false)
    const on = await provider.ask('PATCH', path, patch({ op: 'replace', path: 'active', value: 'True' }))
    expect(on.body.active).toBe(true)
    const wrapped = patch({ op: 'Replace', path: 'active', value: [{ $ref: null, value: 'False' }] })
    expect((await provider.ask('PATCH', path, wrapped)).body.active).toBe(false)
    const several = patch({ op: 'Add', value: { 'name.givenName': 'Inês', externalId: 'e2', nonsense: 'x' } })
    expect((await provider.ask('PATCH', path, several)).body).toMatchObject({
      name: { givenName: 'Inês' },
      externalId: 'e2',
    })
    expect((await provider.ask('DELETE', path)).status).toBe(204)
  })

  it('finds whom it has added by the id that it gave, and by several things at once', async () => {
    const provider = await connect()
    const email = address()
    await provider.ask('POST', '/Users', newUser(email, { externalId: 'jyoung' }))
    for (const filter of [
      'externalId eq "jyoung"',
      `userName eq "${email}" and externalId eq "jyoung" and active eq true`,
      `emails[type eq "work"].value eq "${email}"`,
      'EXTERNALID EQ "jyoung" AND Active Eq "True"',
    ]) {
      expect([filter, (await provider.ask('GET', filtered(filter))).body.totalResults]).toEqual([filter, 1])
    }
  })
})

describe('what Okta sends', () => {
  // developer.okta.com, "SCIM 2.0 protocol reference".
  it('tests, imports page by page, adds, replaces, switches off and on', async () => {
    const owner = await signUpOwner(server)
    const provider = await connectProvider(server, owner)
    for (let people = 0; people < 3; people += 1) await signUpMember(server, owner)
    const test = await provider.ask('GET', '/Users?startIndex=1&count=2')
    expect(test.body).toMatchObject({ totalResults: 4, startIndex: 1, itemsPerPage: 2 })
    const rest = await provider.ask('GET', '/Users?startIndex=3&count=100')
    expect(rest.body).toMatchObject({ totalResults: 4, startIndex: 3, itemsPerPage: 2 })
    const ids = [...test.body.Resources, ...rest.body.Resources].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    const email = address()
    const none = await provider.ask('GET', `${filtered(`userName eq "${email}"`)}&startIndex=1&count=100`)
    expect(none.body.totalResults).toBe(0)
    const made = await provider.ask('POST', '/Users', {
      ...newUser(email),
      displayName: 'Ines Carvalho',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
    })
    expect(made.status).toBe(201)
    expect(JSON.stringify(made.body)).not.toContain('1mz050nq')
    const path = `/Users/${made.body.id}`
    const replaced = await provider.ask('PUT', path, {
      ...made.body,
      name: { givenName: 'Ines', familyName: 'Reis' },
      meta: { resourceType: 'User' },
    })
    expect(replaced).toMatchObject({ status: 200, body: { id: made.body.id, name: { familyName: 'Reis' } } })
    const off = await provider.ask('PATCH', path, patch({ op: 'replace', value: { active: false } }))
    expect(off).toMatchObject({ status: 200, body: { active: false } })
    const on = await provider.ask('PUT', path, { ...newUser(email), id: made.body.id, active: true })
    expect(on.body.active).toBe(true)
  })
})

describe('what is not named', () => {
  it('stays as the person wrote it', async () => {
    const provider = await connect()
    const { body } = await provider.ask('POST', '/Users', newUser(address(), { title: 'Splicer' }))
    const put = await provider.ask('PUT', `/Users/${body.id}`, { userName: body.userName })
    expect(put.body).toMatchObject({ title: 'Splicer', active: true, name: { givenName: 'Nadia' } })
    const removed = await provider.ask('PATCH', `/Users/${body.id}`, patch({ op: 'remove', path: 'title' }))
    expect(removed.body).not.toHaveProperty('title')
  })

  it('is left out of the answer where the caller says so', async () => {
    const provider = await connect()
    const { body } = await provider.ask('POST', '/Users', newUser(address()))
    const only = await provider.ask('GET', `/Users/${body.id}?attributes=userName,name.givenName`)
    expect(Object.keys(only.body).toSorted()).toEqual(['id', 'name', 'schemas', 'userName'])
    const without = await provider.ask('GET', `/Users?excludedAttributes=emails,urn:x:y:name`)
    expect(without.body.Resources[0]).not.toHaveProperty('emails')
    expect(without.body.Resources[0]).toHaveProperty('userName')
  })
})

describe('what cannot be', () => {
  it.each([
    ['another comparison', 'userName co "a"'],
    ['or', 'userName eq "a" or userName eq "b"'],
    ['not', 'not (userName eq "a")'],
    ['brackets', '(userName eq "a")'],
    ['a half', 'userName eq "a" and'],
    ['an attribute of the database', 'password_hash eq ""'],
    ['another statement', 'userName eq "a"; drop table users'],
    ['quotes that end early', 'userName eq "a" or 1=1 --"'],
    ['no text', 'userName eq 7'],
    ['a boolean for a text', 'userName eq true'],
    ['nothing', ''],
    ['very long', `userName eq "${'x'.repeat(3000)}"`],
  ])('is a filter with %s', async (_what, filter) => {
    provider ??= await connect()
    const { status, body } = await provider.ask('GET', filtered(filter))
    expect([status, body.scimType]).toEqual([400, 'invalidFilter'])
  })

  it.each(["' or 1=1 --", '" or "1"="1', '%', '\\', "'; drop table users; --"])(
    'breaks out of a filter: %s is a name like any other',
    async (name) => {
      provider ??= await connect()
      const { status, body } = await provider.ask('GET', filtered(`userName eq ${JSON.stringify(name)}`))
      expect([status, body.totalResults]).toEqual([200, 0])
    },
  )

  it.each([
    ['no operations', { Operations: [] }, 'invalidSyntax'],
    ['an unknown operation', patch({ op: 'move', path: 'title', value: 'x' }), 'invalidSyntax'],
    ['an unknown path', patch({ op: 'replace', path: 'shoeSize', value: '43' }), 'invalidPath'],
    ['no path at all', patch({ op: 'replace', path: 'emails[type eq "work"', value: 'x' }), 'invalidPath'],
    ['nothing to remove', patch({ op: 'remove' }), 'noTarget'],
    ['the id', patch({ op: 'replace', path: 'id', value: 'x' }), 'mutability'],
    ['the name removed', patch({ op: 'remove', path: 'userName' }), 'mutability'],
    ['an address that is none', patch({ op: 'replace', path: 'emails', value: 'x' }), 'invalidValue'],
    ['an inner name', patch({ op: 'replace', path: '__proto__.isActive', value: false }), 'invalidPath'],
  ])('is a change with %s', async (_what, body, scimType) => {
    provider ??= await connect()
    const made = await provider.ask('POST', '/Users', newUser(address()))
    const refused = await provider.ask('PATCH', `/Users/${made.body.id}`, body)
    expect([refused.status, refused.body.scimType]).toEqual([400, scimType])
    expect((await provider.ask('GET', `/Users/${made.body.id}`)).body.meta.version).toBe(made.body.meta.version)
  })

  it('is told in the words of SCIM, also of groups, which there are none of', async () => {
    provider ??= await connect()
    for (const path of ['/Groups', '/Me', '/Users/nobody', '/Users/x%00y']) {
      const { status, headers, body } = await provider.ask('GET', path)
      expect([path, status >= 400 && status < 500, headers.get('content-type')]).toEqual([
        path,
        true,
        'application/scim+json',
      ])
      expect(body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
    }
  })
})

it('says what of SCIM 2.0 is here and what is not', async () => {
  provider ??= await connect()
  const config = (await provider.ask('GET', '/ServiceProviderConfig')).body
  expect(config).toMatchObject({
    patch: { supported: true },
    filter: { supported: true, maxResults: 200 },
    etag: { supported: true },
    bulk: { supported: false },
    sort: { supported: false },
    changePassword: { supported: false },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  })
  const types = (await provider.ask('GET', '/ResourceTypes')).body
  expect(types.Resources).toMatchObject([{ id: 'User', endpoint: '/Users' }])
  const schemas = (await provider.ask('GET', '/Schemas')).body
  expect(schemas.Resources.map(({ id }) => id)).toEqual(['urn:ietf:params:scim:schemas:core:2.0:User'])
})

it.each([
  ['?startIndex=0&count=-5', { startIndex: 1, itemsPerPage: 0 }],
  ['?startIndex=-3', { startIndex: 1, itemsPerPage: 1 }],
  ['?count=0', { totalResults: 1, itemsPerPage: 0 }],
  ['?startIndex=99999999999999999999&count=x', { totalResults: 1, itemsPerPage: 0 }],
])('answers the page %s', async (query, page) => {
  const provider = await connect()
  expect(await provider.ask('GET', `/Users${query}`)).toMatchObject({ status: 200, body: page })
})
