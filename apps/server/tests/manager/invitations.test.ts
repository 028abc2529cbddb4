import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invitations, users } from '../../src/db/schema/index.ts'
import { PASSWORD, type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { leaveForGood } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let nowMs = Date.parse('2026-03-02T08:00:00Z')
const DAY_MS = 86_400_000
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  owner = await signUpOwner(server, 'lindwerk.example')
})
afterAll(() => server[Symbol.asyncDispose]())

const createLink = (by: Person) =>
  call<{ data: string }>(server, 'POST', '/manager/create-company-registration-link', { token: by.token })
const invite = (by: Person, Emails: unknown) =>
  call<{ results: { email: string; status: string }[] }>(server, 'POST', '/manager/usersRegistration', {
    token: by.token,
    body: { Emails },
  })
const join = (invitation: string, email: string) =>
  call(server, 'POST', `/auth/register/${invitation}`, {
    body: { email, password: PASSWORD, confirmPassword: PASSWORD },
  })
const removeUsers = (people: Pick<Person, 'userId'>[]) =>
  call(server, 'DELETE', '/manager/listOfUsers', { token: owner.token, body: people.map(({ userId }) => userId) })
const tokenOf = (link: string) => new URL(link).searchParams.get('invitation') ?? ''

describe('an invitation link', () => {
  it('leads to the sign-up page and lets many join, as members of that organisation', async () => {
    const { body } = await createLink(owner)
    expect(body.data).toMatch(
      new RegExp(`^http://localhost:${new URL(server.origin).port}/app/signup\\?invitation=[\\w-]{43}$`),
    )
    for (const email of ['a@one.example', 'b@two.example']) {
      expect(await join(tokenOf(body.data), email)).toMatchObject({
        status: 200,
        body: { user: { role: 'Employee', isGlobal: false, organisationName: 'Lindwerk' } },
      })
    }
  })

  it('ends after 14 days', async () => {
    const { body } = await createLink(owner)
    nowMs += 14 * DAY_MS
    expect((await join(tokenOf(body.data), 'late@one.example')).status).toBe(404)
    nowMs -= 1000
    expect((await join(tokenOf(body.data), 'late@one.example')).status).toBe(200)
    owner = { ...owner, token: await signInAgain(owner) }
  })

  it('is made by managers alone', async () => {
    const members = [await signUpMember(server, owner), await signUpGlobal(server)]
    for (const member of members) {
      expect((await createLink(member)).status).toBe(403)
      expect((await invite(member, ['x@y.example'])).status).toBe(403)
    }
    expect((await call(server, 'POST', '/manager/create-company-registration-link')).status).toBe(401)
  })

  it.each(['unknown', '%2e%2e', "' or 1=1"])('is refused when it was never made: %s', async (token) => {
    const answer = await join(encodeURIComponent(token), 'x@y.example')
    expect([answer.status, answer.body.detail]).toEqual([
      404,
      'This invitation is no longer valid. Please ask for a new one',
    ])
  })
})

describe('an invitation link whose maker', () => {
  const promote = ({ userId }: Person, role: 'administrator' | 'member') =>
    server.context.db.update(users).set({ role }).where(eq(users.userId, userId))
  let manager: Person
  let link: string
  let bound: string
  let count = 0
  const next = () => `next${(count += 1)}@one.example`
  beforeEach(async () => {
    manager = await signUpMember(server, owner)
    await promote(manager, 'administrator')
    link = tokenOf((await createLink(manager)).body.data)
    bound = next()
    await invite(manager, [bound])
  })
  const boundToken = () =>
    tokenOf(/http\S+/.exec(readOutbox(server).findLast(({ to }) => to === bound)?.text ?? '')?.[0] ?? '')

  it('manages the organisation lets people in', async () => {
    expect((await join(link, next())).status).toBe(200)
  })

  it('manages nothing any more ends, and what was mailed does not', async () => {
    await promote(manager, 'member')
    expect((await join(link, next())).status).toBe(404)
    expect((await join(boundToken(), bound)).status).toBe(200)
  })

  it('was deleted ends, and what was mailed does not', async () => {
    expect((await removeUsers([manager])).status).toBe(204)
    expect((await join(link, next())).status).toBe(404)
    expect((await join(boundToken(), bound)).status).toBe(200)
  })

  it('deleted their own account ends for good, and those of others do not', async () => {
    const other = tokenOf((await createLink(owner)).body.data)
    expect((await leaveForGood(server, manager)).status).toBe(200)
    expect((await join(link, next())).status).toBe(404)
    expect((await join(other, next())).status).toBe(200)
    const rows = await server.context.db.select().from(invitations).where(eq(invitations.createdBy, manager.userId))
    expect(rows.filter(({ revokedAt }) => revokedAt !== null).map(({ email }) => email)).toEqual([null])
  })
})

describe('somebody whom a manager deleted', () => {
  it('comes back through no link they may know and no invitation they have, but through a new one', async () => {
    const known = tokenOf((await createLink(owner)).body.data)
    const stranger = await signUpOwner(server)
    const foreign = tokenOf((await createLink(stranger)).body.data)
    await invite(owner, ['back@one.example'])
    const mailed = tokenOf(/http\S+/.exec(readOutbox(server).findLast(({ to }) => to === 'back@one.example')!.text)![0])
    const { body } = await join(known, 'back@one.example')
    expect((await removeUsers([body.user as Person])).status).toBe(204)
    expect((await join(known, 'back@one.example')).status).toBe(404)
    expect((await join(mailed, 'back@one.example')).status).toBe(404)
    expect((await join(foreign, 'elsewhere@one.example')).status).toBe(200)
    const anew = tokenOf((await createLink(owner)).body.data)
    expect((await join(anew, 'back@one.example')).status).toBe(200)
  })
})

describe('an invitation by mail', () => {
  it('judges each address on its own and mails each once', async () => {
    const member = await signUpMember(server, owner)
    const stranger = await signUpOwner(server)
    const emails = ['New@One.example', member.email, 'no address', 'new@one.example', stranger.email]
    const before = readOutbox(server).length
    expect((await invite(owner, emails)).body.results).toEqual([
      { email: 'new@one.example', status: 'invited' },
      { email: member.email, status: 'already-member' },
      { email: 'no address', status: 'invalid' },
      { email: 'new@one.example', status: 'invited' },
      // Known to another organisation, which is nobody's business here.
      { email: stranger.email, status: 'invited' },
    ])
    expect(
      readOutbox(server)
        .slice(before)
        .map(({ to }) => to),
    ).toEqual(expect.arrayContaining(['new@one.example', stranger.email]))
    expect(readOutbox(server)).toHaveLength(before + 2)
    expect((await invite(owner, ['new@one.example'])).body.results[0]?.status).toBe('already-invited')
  })

  it('is bound to its address and used once', async () => {
    await invite(owner, ['bound@one.example'])
    const mail = readOutbox(server).findLast(({ to }) => to === 'bound@one.example')!
    expect(mail.subject).toBe('Lindwerk invites you to Umkreis')
    const token = tokenOf(/http\S+/.exec(mail.text)![0])
    const other = await join(token, 'other@one.example')
    expect([other.status, other.body.errors]).toEqual([
      422,
      [{ path: 'email', message: 'This invitation was sent to another email' }],
    ])
    const answers = await Promise.all([join(token, 'bound@one.example'), join(token, 'Bound@one.example')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await join(token, 'bound@one.example')).status).toBe(404)
  })

  it('goes to 20,000 people of an organisation in a day, and says so', async () => {
    const founder = await signUpOwner(server)
    const [row] = await server.context.db.select().from(users).where(eq(users.userId, founder.userId))
    await server.context.limits.invitations.take(row!.organisationId, 19_998)
    const before = readOutbox(server).length
    const refused = await call(server, 'POST', '/manager/usersRegistration', {
      token: founder.token,
      body: { Emails: ['a@many.example', 'b@many.example', 'c@many.example'] },
    })
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'An organisation invites at most 20,000 people by mail in a day. Please invite fewer, or the others later',
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(readOutbox(server)).toHaveLength(before)
    // Who was invited already costs nothing, and what was refused did not either.
    for (const emails of [['a@many.example', 'b@many.example'], ['a@many.example']]) {
      expect((await invite(founder, emails)).status).toBe(200)
    }
    expect((await invite(founder, ['c@many.example'])).status).toBe(429)
    expect((await invite(owner, ['c@many.example'])).status).toBe(200)
  })

  it.each([
    ['a line break', 'Evil\r\nBcc: x@y.de'],
    ['an address', 'Locked: http://evil.example/login'],
  ])('bears no name of an organisation with %s', async (_what, organisationName) => {
    const body = { email: 'founder@evil.example', organisationName }
    const founding = await call(server, 'POST', '/auth/register-trial', {
      body: { ...body, password: PASSWORD, confirmPassword: PASSWORD },
    })
    expect([founding.status, founding.body.detail]).toEqual([422, 'Invalid company name'])
  })

  it.each([[[]], ['a@b.de'], [undefined], [[1]], [Array.from({ length: 10_001 }, () => 'a@b.de')]])(
    'refuses a list that is none, empty or too long',
    async (emails) => {
      expect((await invite(owner, emails)).status).toBe(422)
    },
  )
})

async function signInAgain({ email }: Person): Promise<string> {
  const { body } = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email, password: PASSWORD },
  })
  return body.tokens.accessToken
}
