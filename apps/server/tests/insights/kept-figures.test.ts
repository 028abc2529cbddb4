import type { UserId } from '@umkreis/schemas'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { groupMembers, groups, messages, organisations, users } from '../../src/db/schema/index.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { createRandom } from '../../src/demo/random.ts'
import { call, signUpMember, signUpOwner } from '../_util/api.ts'
import { setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { keptFigures, recountedFigures } from './_util/recount.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** What the triggers keep is what counting everything anew gives. */
async function expectEqualFigures(): Promise<void> {
  expect(await keptFigures(server)).toEqual(await recountedFigures(server))
}

it('keeps what a recount gives through three hundred random changes', async () => {
  const { db } = server.context
  const random = createRandom(20)
  await db.insert(organisations).values({ organisationId: 'one', name: 'One' })
  const start = Date.UTC(2026, 0, 5)
  const people = Array.from({ length: 60 }, (_, index) => `person-${index}` as UserId)
  const profile = () => ({
    city: random.pick(['', 'Ulm', 'Graz', 'Porto']),
    country: random.pick(['DE', 'AT']),
    position: random.pick(['', 'Welder', 'Backend Developer', 'Florist']),
    skills: random.shuffle(['Go', 'Rust', 'CAD', 'SAP']).slice(0, random.between(0, 4)),
    description: random.pick(['', 'Hello']),
    avatarUrl: random.pick([null, '/a']),
    role: random.pick(['member', 'member', 'member', 'external'] as const),
  })
  await db.insert(users).values(
    people.map((userId, index) => ({
      ...profile(),
      userId,
      organisationId: 'one',
      email: `${userId}@one.example`,
      passwordHash: '',
      createdAt: new Date(start + (index % 9) * 86_400_000),
    })),
  )
  await db.insert(groups).values(
    Array.from({ length: 6 }, (_, index) => ({
      groupId: `group-${index}`,
      organisationId: 'one',
      createdBy: people[0]!,
      createdAt: new Date(start),
      directKey: index === 5 ? 'a b' : null,
    })),
  )
  await expectEqualFigures()
  for (let step = 0; step < 300; step += 1) {
    const userId = random.pick(people)
    const groupId = `group-${random.between(0, 5)}`
    const change = random.next()
    if (change < 0.35) await db.update(users).set(profile()).where(eq(users.userId, userId))
    else if (change < 0.6) {
      await db
        .insert(groupMembers)
        .values({ groupId, userId })
        .onConflictDoUpdate({ target: [groupMembers.groupId, groupMembers.userId], set: { leftAt: null } })
    } else if (change < 0.75) {
      await db
        .update(groupMembers)
        .set({ leftAt: new Date() })
        .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)))
    } else if (change < 0.95) {
      const sentAt = new Date(start + step * 3_600_000)
      await db
        .insert(messages)
        .values({ messageId: `m${step}`, groupId, senderId: userId, sequence: step, revision: step, sentAt })
    } else {
      await server.context.sql`
        insert into preferences (user_id, is_in_insights) values (${userId}, ${random.chance(0.5)})
        on conflict (user_id) do update set is_in_insights = excluded.is_in_insights`
    }
  }
  // Who was a guest when they wrote and is none now was not counted then: a recount cannot know.
  const { insight_active_weeks: _kept, ...kept } = await keptFigures(server)
  const { insight_active_weeks: _recounted, ...recounted } = await recountedFigures(server)
  expect(kept).toEqual(recounted)
  await server.context.sql`delete from messages`
  await server.context.sql`delete from insight_active_weeks`
  await server.context.sql`delete from insight_message_days`
})

it('keeps what a recount gives of the demo organisation', async () => {
  await seedDemo(server.context, false)
  const { insight_message_days: _m, insight_active_weeks: _a, ...kept } = await keptFigures(server)
  const { insight_message_days: _n, insight_active_weeks: _b, ...recounted } = await recountedFigures(server)
  expect(kept).toEqual(recounted)
})

it('counts people as they sign up, become guests, and delete their account', async () => {
  const owner = await signUpOwner(server)
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, owner.userId))
  const organisationId = row!.organisationId
  const people = async () => {
    const [sum] = await server.context.sql`
      select coalesce(sum(people), 0)::int as n from insight_cells where organisation_id = ${organisationId}`
    return sum!.n as number
  }
  expect(await people()).toBe(1)
  const member = await signUpMember(server, owner)
  expect(await people()).toBe(2)
  await setRole(server, member, 'external')
  expect(await people()).toBe(1)
  await setRole(server, member, 'member')
  expect(await people()).toBe(2)
  const answer = await call(server, 'PATCH', '/users/preferences', {
    token: member.token,
    body: { isInInsights: false },
  })
  expect(answer.body).toMatchObject({ isInInsights: false })
  expect(await people()).toBe(1)
  await call(server, 'DELETE', '/manager/listOfUsers', { token: owner.token, body: [member.userId] })
  expect(await people()).toBe(1)
  const [days] = await server.context.sql`
    select sum(joined)::int as joined, sum(departed)::int as departed from insight_days where organisation_id = ${organisationId}`
  expect(days).toEqual({ joined: 2, departed: 1 })
})
