import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { singleSignOnDomains, singleSignOns, users } from '../../src/db/schema/index.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { type ScimClient, connectProvider, newUser, patch } from './_util/scim.ts'

const INVITATIONS_A_DAY = 20_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO: '0' } })
})
afterAll(() => server[Symbol.asyncDispose]())
afterEach(() => {
  vi.restoreAllMocks()
})

let count = 0
const address = () => `karim.haddad${(count += 1)}@seilbahn.example`
const deactivate = patch({ op: 'replace', path: 'active', value: false })
const activate = patch({ op: 'replace', path: 'active', value: true })
const entitle = (value = `Splicer ${(count += 1)}`) => patch({ op: 'replace', path: 'title', value })
const moveTo = (value: string) => patch({ op: 'replace', path: 'emails[type eq "work"].value', value })
const pathOf = ({ userId }: { userId: string }) => `/Users/${userId}`

const change = (userId: string, row: Partial<typeof users.$inferInsert>) =>
  server.context.db.update(users).set(row).where(eq(users.userId, userId))

async function setUp(): Promise<{ owner: Person; provider: ScimClient; organisationId: string }> {
  const owner = await signUpOwner(server)
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, owner.userId))
  return { owner, provider: await connectProvider(server, owner), organisationId: row!.organisationId }
}

async function add(provider: ScimClient, email = address()): Promise<{ userId: string; email: string }> {
  const { status, body } = await provider.ask('POST', '/Users', newUser(email))
  if (status !== 201) throw new Error(`Adding somebody answered ${status}`)
  return { userId: body.id, email }
}

async function signUpAs(owner: Person, role: 'owner' | 'administrator'): Promise<Person> {
  const person = await signUpMember(server, owner)
  await setRole(server, person, role)
  return person
}

describe('an organisation that may invite one more', () => {
  async function setUpLast() {
    const { owner, provider, organisationId } = await setUp()
    const waiting = await add(provider)
    await server.context.limits.invitations.take(organisationId, INVITATIONS_A_DAY - 2)
    return { owner, provider, waiting, path: pathOf(waiting) }
  }

  it('moves one address more, and goes on with all that sends nothing', async () => {
    const { owner, provider, waiting, path } = await setUpLast()
    const member = await signUpMember(server, owner)
    const email = address()
    await server.context.sql`update users set email_proved_at = now() where email = ${waiting.email}`
    expect((await provider.ask('PATCH', path, moveTo(email))).status).toBe(200)
    // Nobody has shown that the new mailbox is theirs.
    const rows = await server.context.sql`select email_proved_at from users where email = ${email}`
    expect([...rows]).toEqual([{ email_proved_at: null }])
    const refused = await provider.ask('PATCH', path, moveTo(address()))
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'An organisation invites at most 20,000 people by mail in a day. Please invite fewer, or the others later',
    ])
    expect((await provider.ask('GET', path)).body.emails[0]!.value).toBe(email)
    for (const same of [moveTo(email), entitle(), deactivate]) {
      expect((await provider.ask('PATCH', path, same)).status).toBe(200)
    }
    expect((await provider.ask('PATCH', path, activate)).status).toBe(429)
    // Who has joined comes back without a mail.
    for (const step of [deactivate, activate]) {
      expect((await provider.ask('PATCH', pathOf(member), step)).status).toBe(200)
    }
  })

  it('moves it though others are in the way, and the database begins again each time', async () => {
    const { provider, path } = await setUpLast()
    const { db } = server.context
    const open = db.transaction.bind(db)
    const inTheWay = new Error('in the way')
    vi.spyOn(db, 'transaction').mockImplementation(async (run, options) => {
      const once = open(async (tx) => {
        await run(tx)
        throw inTheWay
      }, options)
      await expect(once).rejects.toBe(inTheWay)
      return open(run, options)
    })
    expect((await provider.ask('PATCH', path, moveTo(address()))).status).toBe(200)
    expect((await provider.ask('PATCH', path, moveTo(address()))).status).toBe(429)
  })

  it('tries one address more: also one that is taken counts', async () => {
    const { owner, provider, path } = await setUpLast()
    const taken = await provider.ask('PATCH', path, moveTo(owner.email))
    expect([taken.status, taken.body.scimType]).toEqual([409, 'uniqueness'])
    expect((await provider.ask('PATCH', path, moveTo(owner.email))).status).toBe(429)
  })

  it('brings back one more who was invited', async () => {
    const { provider, path } = await setUpLast()
    for (const [step, status] of [
      [deactivate, 200],
      [activate, 200],
      [deactivate, 200],
      [activate, 429],
    ] as const) {
      expect((await provider.ask('PATCH', path, step)).status).toBe(status)
    }
  })
})

describe('a token', () => {
  it.each<[string, Partial<typeof users.$inferInsert>]>([
    ['is a Member now', { role: 'member' }],
    ['is an Administrator now', { role: 'administrator' }],
    ['is switched off', { deactivatedAt: new Date() }],
    ['has asked to be deleted', { deletionDueAt: new Date(Date.now() + 86_400_000) }],
    ['is deleted', { deletedAt: new Date(), email: '' }],
  ])('of an Owner who %s changes no Owner, and goes on with the others', async (_what, row) => {
    const { owner, provider } = await setUp()
    const second = await signUpAs(owner, 'owner')
    const third = await signUpAs(owner, 'owner')
    const member = await signUpMember(server, owner)
    expect((await provider.ask('PATCH', pathOf(second), entitle())).status).toBe(200)
    await change(owner.userId, row)
    for (const refused of [
      await provider.ask('PATCH', pathOf(second), moveTo(address())),
      await provider.ask('PATCH', pathOf(second), deactivate),
      await provider.ask('DELETE', pathOf(third)),
    ]) {
      expect(refused.status).toBe(403)
    }
    for (const step of [entitle(), moveTo(address()), deactivate]) {
      expect((await provider.ask('PATCH', pathOf(member), step)).status).toBe(200)
    }
    expect((await provider.ask('POST', '/Users', newUser(address()))).status).toBe(201)
    expect((await provider.ask('DELETE', pathOf(member))).status).toBe(204)
  })

  it('of an Administrator does not reach Owners when its maker becomes one', async () => {
    const { owner } = await setUp()
    const maker = await signUpAs(owner, 'administrator')
    const provider = await connectProvider(server, maker)
    await setRole(server, maker, 'owner')
    expect((await provider.ask('PATCH', pathOf(owner), entitle())).status).toBe(403)
  })

  it('of who is no manager any more takes no Administrator’s account over, and still switches it off', async () => {
    const { owner } = await setUp()
    const maker = await signUpAs(owner, 'administrator')
    const other = await signUpAs(owner, 'administrator')
    const provider = await connectProvider(server, maker)
    expect((await provider.ask('PATCH', pathOf(other), moveTo(address()))).status).toBe(200)
    await setRole(server, maker, 'member')
    const refused = await provider.ask('PATCH', pathOf(other), moveTo(address()))
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'Only a token whose maker is still a manager does this to Administrators',
    ])
    expect((await provider.ask('DELETE', pathOf(other))).status).toBe(403)
    for (const step of [entitle(), deactivate]) {
      expect((await provider.ask('PATCH', pathOf(other), step)).status).toBe(200)
    }
    expect((await provider.ask('PATCH', pathOf(other), activate)).status).toBe(403)
    // Their own account is one of a Member now.
    expect((await provider.ask('PATCH', pathOf(maker), moveTo(address()))).status).toBe(200)
  })
})

it('an address of a domain that another organisation has proved is taken', async () => {
  const [{ provider: own, organisationId }, { provider: foreign }] = [await setUp(), await setUp()]
  const { db } = server.context
  await db.insert(singleSignOns).values({
    organisationId,
    issuer: 'https://login.gondel.example',
    clientId: 'umkreis',
    sealedSecret: 'sealed',
    letsJoin: false,
    isOnlyWay: false,
  })
  await db.insert(singleSignOnDomains).values([
    { organisationId, domain: 'gondel.example', provedAt: new Date() },
    { organisationId, domain: 'claimed.example', provedAt: null },
  ])
  const { userId, email } = await add(foreign)
  for (const refused of [
    await foreign.ask('POST', '/Users', newUser('vera@gondel.example')),
    await foreign.ask('POST', '/Users', newUser('vera', { emails: [{ value: 'Vera@Gondel.example' }] })),
    await foreign.ask('PATCH', pathOf({ userId }), moveTo('vera@gondel.example')),
    await foreign.ask('PUT', pathOf({ userId }), newUser(email, { emails: [{ value: 'vera@gondel.example' }] })),
  ]) {
    expect([refused.status, refused.body.scimType, refused.body.detail]).toEqual([
      409,
      'uniqueness',
      'This address is taken',
    ])
  }
  expect((await own.ask('POST', '/Users', newUser('vera@gondel.example'))).status).toBe(201)
  expect((await foreign.ask('PATCH', pathOf({ userId }), moveTo('vera@claimed.example'))).status).toBe(200)
})

describe('a new address', () => {
  const mailsTo = (email: string) => readOutbox(server).filter(({ to }) => to === email)

  it('is told at the old one, in the language of whose account it is, without naming the new one', async () => {
    const { owner, provider } = await setUp()
    const member = await signUpMember(server, owner)
    await change(member.userId, { language: 'de', firstName: 'Karim' })
    const email = address()
    expect((await provider.ask('PATCH', pathOf(member), moveTo(email))).status).toBe(200)
    const [mail, ...more] = mailsTo(member.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Dein Umkreis-Konto hat eine andere Adresse')
    expect(mail?.text).toContain('Hallo Karim,')
    expect(mail?.text).not.toContain(email)
    expect(mailsTo(email)).toEqual([])
    // Neither what does not move it nor what is refused.
    await provider.ask('PATCH', pathOf(member), entitle())
    await provider.ask('PATCH', pathOf(member), moveTo(owner.email))
    expect(mailsTo(email)).toEqual([])
  })

  it('of an account that nobody has taken yet is told to nobody', async () => {
    const { provider } = await setUp()
    const { userId, email } = await add(provider)
    const second = address()
    await provider.ask('PATCH', pathOf({ userId }), moveTo(second))
    await server.context.invitationMails.settled()
    expect([...mailsTo(email), ...mailsTo(second)].filter(({ subject }) => subject.includes('address'))).toEqual([])
  })
})

describe('requests', () => {
  it('of one organisation wait for two others of it, and nobody else for them', async () => {
    const [busy, other] = [await setUp(), await setUp()]
    const working = Promise.withResolvers<void>()
    const { provisioningAtOnce } = server.context.limits
    const taken = [1, 2].map(() => provisioningAtOnce.run(busy.organisationId, () => working.promise))
    let isAnswered = false
    const asked = busy.provider.ask('GET', '/Users').then((answer) => {
      isAnswered = true
      return answer
    })
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await other.provider.ask('POST', '/Users', newUser(address()))).status).toBe(201)
    }
    expect(isAnswered).toBe(false)
    working.resolve()
    await Promise.all(taken)
    expect((await asked).status).toBe(200)
  })

  it('that say nothing new open no transaction', async () => {
    const { provider } = await setUp()
    const { userId, email } = await add(provider)
    const path = pathOf({ userId })
    vi.spyOn(server.context.db, 'transaction').mockImplementation(() => {
      throw new Error('There is no transaction')
    })
    expect((await provider.ask('PUT', path, newUser(email))).status).toBe(200)
    for (const same of [moveTo(email), activate]) {
      expect((await provider.ask('PATCH', path, same)).status).toBe(200)
    }
    expect((await provider.ask('PATCH', path, entitle())).status).toBe(500)
  })
})

describe('somebody who is changed while they are being deleted', () => {
  /** Does something after all that is looked at before the next transaction. */
  function beforeTransaction(act: () => Promise<unknown>): void {
    const { db } = server.context
    const open = db.transaction.bind(db)
    vi.spyOn(db, 'transaction').mockImplementationOnce(async (run, options) => {
      await act()
      return open(run, options)
    })
  }

  it('stays, when another state of theirs was meant', async () => {
    const { provider } = await setUp()
    const person = await add(provider)
    const path = pathOf(person)
    const { version } = (await provider.ask('GET', path)).body.meta
    beforeTransaction(() => change(person.userId, { position: 'Welder' }))
    expect((await provider.ask('DELETE', path, undefined, { 'if-match': version })).status).toBe(412)
    expect((await provider.ask('GET', path)).body.title).toBe('Welder')
  })

  it('stays, when the token does not reach them any more', async () => {
    const { owner } = await setUp()
    const administrator = await signUpAs(owner, 'administrator')
    const provider = await connectProvider(server, administrator)
    const member = await signUpMember(server, owner)
    beforeTransaction(() => change(member.userId, { role: 'owner' }))
    expect((await provider.ask('DELETE', pathOf(member))).status).toBe(403)
    expect((await call(server, 'GET', '/users/me', { token: member.token })).status).toBe(200)
  })
})
