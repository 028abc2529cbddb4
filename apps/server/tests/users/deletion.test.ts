import { DELETION_GRACE_DAYS } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema/index.ts'
import { runUpkeep } from '../../src/upkeep.ts'
import { PASSWORD, type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const DAY_MS = 24 * 60 * 60_000
let nowMs = Date.UTC(2026, 2, 2, 8)
let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  owner = await signUpOwner(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const login = (person: Person) =>
  call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email: person.email, password: PASSWORD },
  })
const ask = (person: Person, password = PASSWORD) =>
  call<{ dueAt: string; errors?: unknown }>(server, 'DELETE', '/users/me', { token: person.token, body: { password } })
const statusOf = async (person: Person, viewer: string) =>
  (await call(server, 'GET', `/users/${person.userId}`, { token: viewer })).status
const mailsTo = (person: Person) =>
  readOutbox(server)
    .filter(({ to }) => to === person.email)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('New sign-in'))
const newMember = async () => signUpMember(server, { ...owner, token: await viewerNow() })
const viewerNow = async () => (await login(owner)).body.tokens.accessToken

describe('deleting one’s own account', () => {
  it('asks for the password', async () => {
    const member = await newMember()
    const refused = await ask(member, 'Not-mine-2026!')
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'password', message: 'The password is wrong' }],
    ])
    expect((await call(server, 'GET', '/users/me', { token: member.token })).status).toBe(200)
  })

  it('signs out at once, hides the person, says so by mail, and is taken back by signing in', async () => {
    const member = await newMember()
    const answer = await ask(member)
    expect(answer.body.dueAt).toBe(new Date(nowMs + DELETION_GRACE_DAYS * DAY_MS).toISOString())
    expect((await call(server, 'GET', '/users/me', { token: member.token })).status).toBe(401)
    expect(await statusOf(member, await viewerNow())).toBe(404)
    nowMs += (DELETION_GRACE_DAYS - 1) * DAY_MS
    await runUpkeep(server.context)
    expect((await login(member)).status).toBe(200)
    expect(await statusOf(member, await viewerNow())).toBe(200)
    expect(mailsTo(member)).toEqual(['Your Umkreis account will be deleted', 'Your Umkreis account stays'])
    nowMs += 2 * DAY_MS
    await runUpkeep(server.context)
    expect(await statusOf(member, await viewerNow())).toBe(200)
  })

  it('is done once the days are over', async () => {
    const member = await newMember()
    await ask(member)
    nowMs += DELETION_GRACE_DAYS * DAY_MS
    await runUpkeep(server.context)
    expect((await login(member)).status).toBe(401)
    const [row] = await server.context.db.select().from(users).where(eq(users.userId, member.userId))
    expect(row).toMatchObject({ email: '', firstName: '', passwordHash: '', deletionDueAt: null })
  })

  it('is refused to the last Owner, one who goes already not counted', async () => {
    const founder = await signUpOwner(server)
    const second = await signUpMember(server, founder)
    expect((await ask(founder)).status).toBe(409)
    await setRole(server, second, 'owner')
    expect((await ask(founder)).status).toBe(200)
    expect((await ask(second)).status).toBe(409)
  })
})
