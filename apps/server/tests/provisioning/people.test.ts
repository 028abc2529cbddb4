import type { AuditAnswer, SearchAnswer } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provisionedPeople, singleSignOnDomains, singleSignOns, users } from '../../src/db/schema/index.ts'
import { PASSWORD, type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { type ScimClient, connectProvider, filtered, newUser, patch } from './_util/scim.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

let count = 0
const address = () => `nadia.ferraro${(count += 1)}@lindwerk.example`
const deactivate = patch({ op: 'replace', path: 'active', value: false })
const activate = patch({ op: 'replace', path: 'active', value: true })

async function setUp(): Promise<{ owner: Person; provider: ScimClient }> {
  const owner = await signUpOwner(server)
  return { owner, provider: await connectProvider(server, owner) }
}

async function rowOf({ userId }: Person) {
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, userId))
  return row!
}

const signIn = (email: string) =>
  call<{ detail: string }>(server, 'POST', '/auth/login', { body: { email, password: PASSWORD } })
const mailsTo = (email: string) => readOutbox(server).filter(({ to }) => to === email)
const linkTo = (email: string) => /invitation=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''

/** The mail is on its way when the answer is. */
async function waitForMails(email: string, wanted: number): Promise<void> {
  for (let tries = 0; mailsTo(email).length < wanted; tries += 1) {
    if (tries === 400) throw new Error(`There are ${mailsTo(email).length} mails to ${email} after a long while`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

async function join(email: string): Promise<Person> {
  const { status, body } = await call<{
    user: { userId: string }
    tokens: { accessToken: string; refreshToken: string }
  }>(server, 'POST', `/auth/register/${linkTo(email)}`, {
    body: { email, password: PASSWORD, confirmPassword: PASSWORD },
  })
  if (status !== 200) throw new Error(`Joining answered ${status}`)
  return { userId: body.user.userId, token: body.tokens.accessToken, refreshToken: body.tokens.refreshToken, email }
}

describe('somebody who is added', () => {
  it('is a colleague from the start, is invited by mail, and finds the account that was made for them', async () => {
    const { owner, provider } = await setUp()
    const email = address()
    const { status, body, headers } = await provider.ask(
      'POST',
      '/Users',
      newUser(email, {
        externalId: '00u1',
        title: 'Rope engineer',
        addresses: [{ type: 'work', locality: 'Innsbruck', country: 'AT' }],
      }),
    )
    expect(status).toBe(201)
    expect(headers.get('content-type')).toBe('application/scim+json')
    expect(headers.get('location')).toBe(body.meta.location)
    expect(headers.get('etag')).toBe(body.meta.version)
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: email,
      externalId: '00u1',
      active: true,
      name: { givenName: 'Nadia', familyName: 'Ferraro', formatted: 'Nadia Ferraro' },
      title: 'Rope engineer',
      emails: [{ value: email, type: 'work', primary: true }],
      addresses: [{ type: 'work', locality: 'Innsbruck', country: 'AT' }],
      meta: { resourceType: 'User', location: `${server.context.publicUrl()}/api/scim/v2/Users/${body.id}` },
    })
    const seen = await call(server, 'GET', `/users/${body.id}`, { token: owner.token })
    expect(seen.body).toMatchObject({
      firstName: 'Nadia',
      position: 'Rope engineer',
      country: 'Austria',
      role: 'Employee',
    })
    // Nobody signs in without the mail: there is no password.
    expect((await signIn(email)).status).toBe(401)
    await waitForMails(email, 1)
    const person = await join(email)
    expect(person.userId).toBe(body.id)
    expect((await signIn(email)).status).toBe(200)
    expect((await call(server, 'GET', '/users/me', { token: person.token })).body).toMatchObject({
      lastName: 'Ferraro',
    })
  })

  it('stands among the invited until they join', async () => {
    const { owner, provider } = await setUp()
    const email = address()
    await provider.ask('POST', '/Users', newUser(email))
    const pending = async () =>
      (await call<{ total: number }>(server, 'GET', '/manager/invitations', { token: owner.token })).body.total
    expect(await pending()).toBe(1)
    await waitForMails(email, 1)
    await join(email)
    expect(await pending()).toBe(0)
  })

  it('gets no mail where people of their domain sign in at a provider: they just do', async () => {
    const { owner, provider } = await setUp()
    const { organisationId } = await rowOf(owner)
    const { db } = server.context
    await db.insert(singleSignOns).values({
      organisationId,
      issuer: 'https://login.gondel.example',
      clientId: 'umkreis',
      sealedSecret: 'sealed',
      letsJoin: false,
      isOnlyWay: false,
    })
    await db.insert(singleSignOnDomains).values({ organisationId, domain: 'gondel.example', provedAt: new Date() })
    const invited = async () =>
      (await call<{ total: number }>(server, 'GET', '/manager/invitations', { token: owner.token })).body.total
    expect((await provider.ask('POST', '/Users', newUser('nadia@gondel.example'))).status).toBe(201)
    expect(await invited()).toBe(0)
    await provider.ask('POST', '/Users', newUser(address()))
    expect(await invited()).toBe(1)
  })

  it('is theirs alone: a link for anybody does not lead to their account', async () => {
    const { owner, provider } = await setUp()
    const email = address()
    await provider.ask('POST', '/Users', newUser(email))
    const link = await call<{ data: string }>(server, 'POST', '/manager/create-company-registration-link', {
      token: owner.token,
    })
    const invitation = new URL(link.body.data).searchParams.get('invitation')
    const body = { email, password: PASSWORD, confirmPassword: PASSWORD }
    expect((await call(server, 'POST', `/auth/register/${invitation}`, { body })).status).toBe(409)
  })

  it('is invited in the language that is named for them', async () => {
    const { provider } = await setUp()
    const email = address()
    await provider.ask('POST', '/Users', newUser(email, { preferredLanguage: 'de-AT' }))
    await waitForMails(email, 1)
    expect(mailsTo(email)[0]!.text).toContain('du bist zu')
  })

  it('gets no mail while switched off, and one when switched on', async () => {
    const { provider } = await setUp()
    const email = address()
    const { body } = await provider.ask('POST', '/Users', newUser(email, { active: false }))
    expect(body.active).toBe(false)
    await provider.ask('PATCH', `/Users/${body.id}`, activate)
    await waitForMails(email, 1)
    expect((await join(email)).userId).toBe(body.id)
  })

  it.each([
    ['without a name', { userName: undefined }, 'invalidValue'],
    ['with a name that is no address, and none besides', { userName: 'nadia', emails: [] }, 'invalidValue'],
    ['with an address that is none', { emails: [{ value: 'nadia at home' }] }, 'invalidValue'],
    ['with a name of several lines', { name: { givenName: 'Na\ndia' } }, 'invalidValue'],
    ['neither on nor off', { active: 'perhaps' }, 'invalidValue'],
  ])('is refused %s', async (_what, more, scimType) => {
    const { provider } = await setUp()
    const { status, body } = await provider.ask('POST', '/Users', newUser(address(), more))
    expect([status, body.scimType, body.status]).toEqual([400, scimType, '400'])
    expect((await provider.ask('GET', '/Users')).body.totalResults).toBe(1)
  })

  it('is refused when the name or the address is taken', async () => {
    const { owner, provider } = await setUp()
    const [first, second] = [address(), address()]
    await provider.ask('POST', '/Users', newUser(first))
    for (const taken of [
      newUser(first),
      newUser(first.toUpperCase(), { emails: [{ value: second }] }),
      newUser(second, { emails: [{ value: owner.email }] }),
      newUser(owner.email),
    ]) {
      const { status, body } = await provider.ask('POST', '/Users', taken)
      expect([status, body.scimType]).toEqual([409, 'uniqueness'])
    }
  })

  it.each([
    ['no JSON', '{"userName":'],
    ['a list', '[]'],
  ])('is refused in the words of SCIM for %s', async (_what, body) => {
    const { provider } = await setUp()
    const answer = await provider.ask('POST', '/Users', body)
    expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidSyntax'])
  })
})

describe('somebody who is switched off', () => {
  it('is signed out at once, hidden from everybody, and keeps what is theirs', async () => {
    const { owner, provider } = await setUp()
    const member = await signUpMember(server, owner)
    const form = new FormData()
    form.append('firstName', 'Karim')
    form.append('description', 'I splice ropes.')
    await call(server, 'PATCH', '/users', { token: member.token, body: form })
    const { status, body } = await provider.ask('PATCH', `/Users/${member.userId}`, deactivate)
    expect([status, body.active]).toEqual([200, false])
    expect((await call(server, 'GET', '/users/me', { token: member.token })).status).toBe(401)
    const refresh = await call(server, 'POST', '/auth/refresh', { body: { refreshToken: member.refreshToken } })
    expect(refresh.status).toBe(401)
    expect(await signIn(member.email)).toMatchObject({
      status: 403,
      body: { detail: 'Your organisation has switched this account off. Please ask there' },
    })
    const { token } = owner
    expect((await call(server, 'GET', `/users/${member.userId}`, { token })).status).toBe(404)
    const found = await call<SearchAnswer>(server, 'GET', '/users/search?query=ropes', { token })
    expect(found.body.results).toEqual([])
    expect((await call<{ seats: number }>(server, 'GET', '/manager/billing', { token })).body.seats).toBe(1)
    await provider.ask('PATCH', `/Users/${member.userId}`, activate)
    expect((await signIn(member.email)).status).toBe(200)
    expect((await call(server, 'GET', `/users/${member.userId}`, { token })).body).toMatchObject({
      description: 'I splice ropes.',
    })
  })

  it('comes back neither by a new password nor by a link they know', async () => {
    const { owner, provider } = await setUp()
    const member = await signUpMember(server, owner)
    const links = () => call<{ links: unknown[] }>(server, 'GET', '/manager/invitation-links', { token: owner.token })
    expect((await links()).body.links).toHaveLength(1)
    await provider.ask('PATCH', `/Users/${member.userId}`, deactivate)
    expect((await links()).body.links).toEqual([])
    const resetLink = `${server.context.publicUrl()}/app/reset-password`
    await call(server, 'POST', '/auth/request', { body: { email: member.email, resetLink } })
    expect(mailsTo(member.email)).toEqual([])
  })

  it('is the same person again for the provider, who still finds them', async () => {
    const { owner, provider } = await setUp()
    const member = await signUpMember(server, owner)
    await provider.ask('PATCH', `/Users/${member.userId}`, deactivate)
    const ids = async (filter: string) =>
      (await provider.ask('GET', filtered(filter))).body.Resources.map(({ id }) => id)
    expect(await ids(`userName eq "${member.email}"`)).toEqual([member.userId])
    expect(await ids('active eq false')).toEqual([member.userId])
    expect(await ids(`active eq true and userName eq "${member.email}"`)).toEqual([])
  })
})

describe('Owners', () => {
  it('stay: the last one is neither switched off nor deleted', async () => {
    const { owner, provider } = await setUp()
    const path = `/Users/${owner.userId}`
    for (const refused of [
      await provider.ask('PATCH', path, deactivate),
      await provider.ask('PUT', path, newUser(owner.email, { active: false })),
      await provider.ask('DELETE', path),
    ]) {
      expect([refused.status, refused.body.detail]).toEqual([409, 'An organisation keeps at least one Owner'])
    }
    expect((await call(server, 'GET', '/users/me', { token: owner.token })).status).toBe(200)
  })

  it('are not counted while they are switched off', async () => {
    const { owner, provider } = await setUp()
    const second = await signUpMember(server, owner)
    await server.context.db.update(users).set({ role: 'owner' }).where(eq(users.userId, second.userId))
    expect((await provider.ask('PATCH', `/Users/${second.userId}`, deactivate)).status).toBe(200)
    expect((await provider.ask('DELETE', `/Users/${owner.userId}`)).status).toBe(409)
    const demote = { changes: [{ userId: owner.userId, role: 'member' }] }
    expect((await call(server, 'PATCH', '/manager/listOfUsers', { token: owner.token, body: demote })).status).toBe(409)
  })

  it('are changed by a token alone that an Owner made: an Administrator does not become one by a new address', async () => {
    const { owner } = await setUp()
    const administrator = await signUpMember(server, owner)
    await server.context.db.update(users).set({ role: 'administrator' }).where(eq(users.userId, administrator.userId))
    const provider = await connectProvider(server, administrator)
    const path = `/Users/${owner.userId}`
    const taking = patch({ op: 'replace', path: 'emails[type eq "work"].value', value: address() })
    for (const refused of [await provider.ask('PATCH', path, taking), await provider.ask('DELETE', path)]) {
      expect(refused.status).toBe(403)
    }
    const naming = patch({ op: 'add', path: 'externalId', value: 'x1' })
    expect((await provider.ask('PATCH', `/Users/${administrator.userId}`, naming)).status).toBe(200)
  })
})

describe('somebody who is deleted', () => {
  it('goes as by a Manager, once', async () => {
    const { owner, provider } = await setUp()
    const email = address()
    const { body } = await provider.ask('POST', '/Users', newUser(email, { externalId: '77' }))
    const path = `/Users/${body.id}`
    expect((await provider.ask('DELETE', path)).status).toBe(204)
    expect((await provider.ask('DELETE', path)).status).toBe(404)
    expect((await provider.ask('GET', path)).body).toMatchObject({ status: '404', detail: 'This person was not found' })
    expect((await provider.ask('GET', filtered('externalId eq "77"'))).body.totalResults).toBe(0)
    expect((await call(server, 'GET', `/users/${body.id}`, { token: owner.token })).status).toBe(404)
    const kept = server.context.db.select().from(provisionedPeople).where(eq(provisionedPeople.userId, body.id))
    expect(await kept).toEqual([])
    const again = await provider.ask('POST', '/Users', newUser(email, { externalId: '77' }))
    expect(again.status).toBe(201)
    expect(again.body.id).not.toBe(body.id)
  })
})

describe('a change', () => {
  it('is of what the caller has seen: an older state is refused', async () => {
    const { provider } = await setUp()
    const { body } = await provider.ask('POST', '/Users', newUser(address()))
    const path = `/Users/${body.id}`
    const old = { 'if-match': body.meta.version }
    const title = (value: string) => patch({ op: 'replace', path: 'title', value })
    const changed = await provider.ask('PATCH', path, title('Welder'), old)
    expect(changed.status).toBe(200)
    for (const refused of [
      await provider.ask('PATCH', path, title('Painter'), old),
      await provider.ask('PUT', path, newUser(body.userName), old),
      await provider.ask('DELETE', path, undefined, old),
    ]) {
      expect([refused.status, refused.body.status]).toEqual([412, '412'])
    }
    const known = await provider.ask('GET', path, undefined, { 'if-none-match': changed.body.meta.version })
    expect([known.status, known.body]).toEqual([304, ''])
    expect((await provider.ask('GET', path)).body.title).toBe('Welder')
  })

  it('of the address ends the invitation to the old one', async () => {
    const { provider } = await setUp()
    const [old, email] = [address(), address()]
    const { body } = await provider.ask('POST', '/Users', newUser(old))
    await waitForMails(old, 1)
    const move = patch({ op: 'replace', path: 'emails[type eq "work"].value', value: email })
    expect((await provider.ask('PATCH', `/Users/${body.id}`, move)).body.emails[0]!.value).toBe(email)
    await waitForMails(email, 1)
    const used = await call(server, 'POST', `/auth/register/${linkTo(old)}`, {
      body: { email: old, password: PASSWORD, confirmPassword: PASSWORD },
    })
    expect(used.status).toBe(404)
    expect((await join(email)).userId).toBe(body.id)
  })

  it('stands in the audit log by what changed, without names, addresses and texts', async () => {
    const { owner, provider } = await setUp()
    const email = address()
    const { body } = await provider.ask('POST', '/Users', newUser(email))
    const path = `/Users/${body.id}`
    await provider.ask('PATCH', path, patch({ op: 'replace', path: 'title', value: 'Welder' }))
    await provider.ask('PATCH', path, patch({ op: 'replace', path: 'title', value: 'Welder' }))
    await provider.ask('PATCH', path, deactivate)
    await provider.ask('PATCH', path, activate)
    await provider.ask('DELETE', path)
    const { entries } = (await call<AuditAnswer>(server, 'GET', '/manager/audit', { token: owner.token })).body
    expect(entries.map(({ action }) => action)).toEqual([
      'people-deleted',
      'person-reactivated',
      'person-deactivated',
      'person-changed',
      'person-provisioned',
      'provisioning-token-created',
    ])
    expect(entries[3]).toMatchObject({ actor: null, details: { userId: body.id, fields: ['position'] } })
    expect(JSON.stringify(entries)).not.toMatch(/lindwerk|Welder|Nadia/)
    const check = await call(server, 'GET', '/manager/audit/check', { token: owner.token })
    expect(check.body).toEqual({ count: 6, brokenAt: null })
  })
})

describe('what is another organisation’s', () => {
  it('is not there: neither listed, found, read, changed nor deleted', async () => {
    const [{ owner }, { provider }] = [await setUp(), await setUp()]
    const member = await signUpMember(server, owner)
    const path = `/Users/${member.userId}`
    for (const { status, body } of [
      await provider.ask('GET', path),
      await provider.ask('PUT', path, newUser(member.email)),
      await provider.ask('PATCH', path, deactivate),
      await provider.ask('DELETE', path),
    ]) {
      expect([status, body.detail]).toEqual([404, 'This person was not found'])
    }
    for (const filter of [`userName eq "${member.email}"`, `id eq "${member.userId}"`, `emails eq "${member.email}"`]) {
      expect((await provider.ask('GET', filtered(filter))).body.totalResults).toBe(0)
    }
    expect((await provider.ask('GET', '/Users')).body.totalResults).toBe(1)
    expect((await call(server, 'GET', '/users/me', { token: member.token })).status).toBe(200)
  })

  it('may have the same names and ids of its own', async () => {
    const [one, other] = [await setUp(), await setUp()]
    for (const { provider } of [one, other]) {
      const user = newUser('nadia', { externalId: '1', emails: [{ value: address() }] })
      expect((await provider.ask('POST', '/Users', user)).status).toBe(201)
      expect((await provider.ask('GET', filtered('externalId eq "1"'))).body.totalResults).toBe(1)
    }
  })
})
