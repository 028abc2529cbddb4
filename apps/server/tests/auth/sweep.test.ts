import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { passwordResets, refreshTokens, sessions } from '../../src/db/schema/index.ts'
import { ENDED_SESSION_DAYS, sweepSignIns } from '../../src/services/auth/sweep.ts'
import { PASSWORD, call, signUpGlobal } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const DAY_MS = 24 * 60 * 60_000
let nowMs = Date.UTC(2026, 2, 2, 8)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
})
afterAll(() => server[Symbol.asyncDispose]())

const refresh = (refreshToken: string) =>
  call<{ accessToken: string; refreshToken: string }>(server, 'POST', '/auth/refresh', { body: { refreshToken } })

/** How much is kept of a person's sign-ins: sign-ins, refresh tokens, links for a new password. */
async function keptOf(userId: string): Promise<number[]> {
  const { db } = server.context
  const own = await db.select().from(sessions).where(eq(sessions.userId, userId))
  const ids = own.map(({ sessionId }) => sessionId)
  const tokens = await db.select().from(refreshTokens).where(inArray(refreshTokens.sessionId, ids))
  const links = await db.select().from(passwordResets).where(eq(passwordResets.userId, userId))
  return [own.length, tokens.length, links.length]
}

it('what lets nobody in any more is forgotten, and what still does is kept', async () => {
  const person = await signUpGlobal(server)
  const resetLink = `${server.origin}/app/reset-password`
  await call(server, 'POST', '/auth/request', { body: { email: person.email, resetLink } })
  const { body: second } = await refresh(person.refreshToken)
  await sweepSignIns(server.context)
  expect(await keptOf(person.userId)).toEqual([1, 2, 1])

  // Each renewal lets the one before it run out later: the last one is still good.
  nowMs += 20 * DAY_MS
  const { body: third } = await refresh(second.refreshToken)
  nowMs += 20 * DAY_MS
  await sweepSignIns(server.context)
  expect(await keptOf(person.userId)).toEqual([1, 1, 0])
  const { status, body: fourth } = await refresh(third.refreshToken)
  expect(status).toBe(200)

  // A second use of one that would still be good ends its sign-in, as ever.
  await sweepSignIns(server.context)
  expect((await refresh(third.refreshToken)).status).toBe(401)
  expect((await refresh(fourth.refreshToken)).status).toBe(401)

  nowMs += 40 * DAY_MS
  await sweepSignIns(server.context)
  expect(await keptOf(person.userId)).toEqual([1, 0, 0])
  nowMs += (ENDED_SESSION_DAYS - 40) * DAY_MS
  await sweepSignIns(server.context)
  expect(await keptOf(person.userId)).toEqual([1, 0, 0])
  nowMs += DAY_MS
  await sweepSignIns(server.context)
  expect(await keptOf(person.userId)).toEqual([0, 0, 0])
  expect(
    (await call(server, 'POST', '/auth/login', { body: { email: person.email, password: PASSWORD } })).status,
  ).toBe(200)
})
