import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema/index.ts'
import { RECENT_SIGN_IN_MS } from '../../src/services/auth/passkeys/register-passkey.ts'
import { PROOF_CODE_LIFETIME_MS } from '../../src/services/auth/proof/proof-codes.ts'
import { PASSWORD, type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let nowMs = Date.UTC(2026, 2, 2, 8)
let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  owner = await signUpOwner(server)
})
afterAll(() => server[Symbol.asyncDispose]())

/** Somebody who has only ever come by single sign-on. */
async function withoutPassword(): Promise<Person> {
  const manager = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email: owner.email, password: PASSWORD },
  })
  const member = await signUpMember(server, { ...owner, token: manager.body.tokens.accessToken })
  await server.context.db.update(users).set({ passwordHash: '' }).where(eq(users.userId, member.userId))
  return member
}
const proofOf = async ({ token }: Person) => (await call(server, 'GET', '/auth/proof', { token })).body
const remove = ({ token }: Person, body: object) =>
  call<{ errors?: unknown }>(server, 'DELETE', '/users/me', { token, body })
const mailCode = async ({ token }: Person, purpose: string) =>
  (await call(server, 'POST', '/auth/proof-codes', { token, body: { purpose } })).status
const codesTo = ({ email }: Person) =>
  readOutbox(server)
    .filter(({ to, subject }) => to === email && subject === 'Your code for Umkreis')
    .map(({ text }) => /\d{4} \d{4}/.exec(text)?.[0] ?? '')
const WRONG = { status: 422, body: { errors: [{ path: 'code', message: 'The code is wrong, or too old' }] } }

describe('proving that one is who is signed in', () => {
  it('is done by the password where there is one', async () => {
    const member = await signUpMember(server, owner)
    expect(await proofOf(member)).toEqual({ hasPassword: true, mayHavePassword: true, by: 'password' })
    expect(await remove(member, {})).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'password', message: 'Please enter your password' }] },
    })
  })

  it('is done by a mailed code where there is none: who came by single sign-on can go as well', async () => {
    const member = await withoutPassword()
    expect(await proofOf(member)).toEqual({ hasPassword: false, mayHavePassword: true, by: 'mail' })
    expect(await remove(member, {})).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'code', message: 'Please enter the code' }] },
    })
    expect(await remove(member, { password: PASSWORD })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'code', message: 'Please enter the code' }] },
    })
    expect(await mailCode(member, 'deletion')).toBe(204)
    const [code = ''] = codesTo(member)
    expect(await remove(member, { code: code === '0000 0000' ? '1111 1111' : '0000 0000' })).toMatchObject(WRONG)
    expect((await remove(member, { code })).status).toBe(200)
    expect((await call(server, 'GET', '/users/me', { token: member.token })).status).toBe(401)
  })

  it('lets a passkey be added long after signing in, by a code for that alone', async () => {
    const member = await withoutPassword()
    const offer = async (body: object) =>
      call<{ errors?: unknown }>(server, 'POST', '/auth/passkeys/registration-options', { token: member.token, body })
    nowMs += RECENT_SIGN_IN_MS + 1
    expect(await offer({})).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } })
    await mailCode(member, 'deletion')
    await mailCode(member, 'passkey')
    const [forDeletion, forPasskey] = codesTo(member)
    expect(await offer({ code: forDeletion })).toMatchObject(WRONG)
    expect((await offer({ code: forPasskey })).status).toBe(200)
    expect(await remove(member, { code: forPasskey })).toMatchObject(WRONG)
  })
})

describe('a mailed code', () => {
  it('is used up by its first use, of two at once as well, and the next mail brings another', async () => {
    const member = await withoutPassword()
    const offer = async (code = '') =>
      (await call(server, 'POST', '/auth/passkeys/registration-options', { token: member.token, body: { code } }))
        .status
    await mailCode(member, 'passkey')
    const [first] = codesTo(member)
    expect((await Promise.all([offer(first), offer(first)])).toSorted()).toEqual([200, 422])
    expect(await offer(first)).toBe(422)
    await mailCode(member, 'passkey')
    const second = codesTo(member).at(-1)
    expect(second).not.toBe(first)
    expect(await offer(first)).toBe(422)
    expect(await offer(second)).toBe(200)
  })

  it('counts as long as the account has the address that it was mailed to', async () => {
    const member = await withoutPassword()
    await mailCode(member, 'deletion')
    const [code] = codesTo(member)
    const setEmail = (email: string) =>
      server.context.db.update(users).set({ email }).where(eq(users.userId, member.userId))
    await setEmail(`moved-${member.email}`)
    expect(await remove(member, { code })).toMatchObject(WRONG)
    await setEmail(member.email)
    expect((await remove(member, { code })).status).toBe(200)
  })

  it('counts for nothing where the password is asked for', async () => {
    const member = await withoutPassword()
    await mailCode(member, 'deletion')
    const [code] = codesTo(member)
    await server.context.db.update(users).set({ passwordHash: 'some' }).where(eq(users.userId, member.userId))
    expect(await remove(member, { code })).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
  })

  it('counts in the session alone that asked for it, and for a while', async () => {
    const member = await withoutPassword()
    const other = await withoutPassword()
    await mailCode(other, 'deletion')
    const [ofOther] = codesTo(other)
    expect(await remove(member, { code: ofOther })).toMatchObject(WRONG)
    // The same person once more, in another browser.
    const sessionId = 'another-session-of-them'
    await server.context.sql`
      insert into sessions (session_id, user_id, created_at, last_used_at)
      values (${sessionId}, ${other.userId}, now(), now())`
    const token = await server.context.accessTokens.sign(other.userId, sessionId)
    expect(await remove({ ...other, token }, { code: ofOther })).toMatchObject(WRONG)
    nowMs += 2 * PROOF_CODE_LIFETIME_MS
    const renewed = await call<{ accessToken: string }>(server, 'POST', '/auth/refresh', {
      body: { refreshToken: other.refreshToken },
    })
    expect(await remove({ ...other, token: renewed.body.accessToken }, { code: ofOther })).toMatchObject(WRONG)
  })

  it('is not guessed: after ten wrong ones the right one has to wait as well', async () => {
    const member = await withoutPassword()
    await mailCode(member, 'deletion')
    const [code = ''] = codesTo(member)
    const wrong = code === '0000 0000' ? '1111 1111' : '0000 0000'
    for (let tries = 0; tries < 10; tries += 1) expect(await remove(member, { code: wrong })).toMatchObject(WRONG)
    expect((await remove(member, { code })).status).toBe(429)
  })

  it('is mailed a few times an hour, and no more', async () => {
    const member = await withoutPassword()
    for (let mails = 0; mails < 5; mails += 1) expect(await mailCode(member, 'deletion')).toBe(204)
    expect(await mailCode(member, 'deletion')).toBe(429)
  })

  it.each(['', '123', '12345678901234567', 'abcdefgh', '1234-5678'])('is refused as %j', async (code) => {
    const member = await withoutPassword()
    expect((await remove(member, { code })).status).toBe(422)
  })
})
