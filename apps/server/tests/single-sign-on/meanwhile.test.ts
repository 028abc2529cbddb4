import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Viewer } from '../../src/access/viewer.ts'
import { changePassword } from '../../src/services/auth/change-password.ts'
import { login } from '../../src/services/auth/login.ts'
import type { Limits } from '../../src/services/limits/limits.ts'
import { makeOwn } from '../../src/services/single-sign-on/make-own.ts'
import { PASSWORD, type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const NEXT_PASSWORD = 'Anders-herum-2026!'
let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
})
afterAll(() => server[Symbol.asyncDispose]())

/** Somebody who has registered an address of another, and what the server does while their password is being checked. */
async function checkedWhileMadeOwn() {
  const { context } = server
  const attacker = await signUpMember(server, owner)
  const [row] = await context.sql`select organisation_id, password_hash from users where user_id = ${attacker.userId}`
  const account = { userId: attacker.userId, organisationId: String(row?.organisation_id), email: attacker.email }
  const passwordTries: Limits['passwordTries'] = {
    ...context.limits.passwordTries,
    async attempt(email, address, check) {
      const checked = await context.limits.passwordTries.attempt(email, address, check)
      await makeOwn(context, account)
      return checked
    },
  }
  return { attacker, account, parts: { ...context, limits: { ...context.limits, passwordTries } } }
}
const loginStatus = async (email: string, password: string) =>
  (await call(server, 'POST', '/auth/login', { body: { email, password } })).status

it('signs nobody in whose password was checked just before the account was made another’s', async () => {
  const { attacker, parts } = await checkedWhileMadeOwn()
  const tried = login(parts, { email: attacker.email, password: PASSWORD }, '192.0.2.1')
  await expect(tried).rejects.toMatchObject({ code: 'unauthenticated' })
  const rows = await server.context
    .sql`select session_id from sessions where user_id = ${attacker.userId} and ended_at is null`
  expect(rows).toHaveLength(0)
})

it('takes no new password from them either', async () => {
  const { attacker, account, parts } = await checkedWhileMadeOwn()
  const viewer: Viewer = {
    ...account,
    userId: attacker.userId as Viewer['userId'],
    role: 'member',
    isGlobal: false,
    sessionId: 'x',
    tokenExpiresAtMs: 0,
  }
  const request = { currentPassword: PASSWORD, password: NEXT_PASSWORD, confirmPassword: NEXT_PASSWORD }
  await expect(changePassword(parts, viewer, request, '192.0.2.1', 'en')).rejects.toMatchObject({ code: 'invalid' })
  expect(await loginStatus(attacker.email, NEXT_PASSWORD)).toBe(401)
})
