import type { CoffeeHistoryAnswer, CoffeeRounds, Match } from '@umkreis/schemas'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coffeeMembers, coffeeProgrammes, coffeeRounds, coffeeSeats, users } from '../../src/db/schema/index.ts'
import { drawRound } from '../../src/services/coffee-rounds/draw-round.ts'
import { loadPeople } from '../../src/services/coffee-rounds/load-round.ts'
import { createWeights } from '../../src/services/coffee-rounds/people-weights.ts'
import { inSeededOrder } from '../../src/services/coffee-rounds/seeded-order.ts'
import { startDueRounds } from '../../src/services/coffee-rounds/start-due-rounds.ts'
import { tellOfRounds } from '../../src/services/coffee-rounds/tell-of-rounds.ts'
import { runUpkeep } from '../../src/upkeep.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { leaveForGood, setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const DAY_MS = 86_400_000

let server: TestServer
let owner: Person
let organisationId: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  owner = await signUpOwner(server)
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, owner.userId))
  organisationId = row!.organisationId
})

const status = async (person: Person | undefined, method: string, path: string, body?: unknown) =>
  (await call(server, method, path, { token: person?.token, body })).status
const turn = (person: Person, interval: string | null) => status(person, 'PUT', '/manager/coffee-rounds', { interval })
const join = (person: Person, snoozedUntil: string | null = null) =>
  status(person, 'PUT', '/coffee-rounds/membership', { snoozedUntil })
const read = async (person: Person) =>
  (await call<CoffeeRounds>(server, 'GET', '/coffee-rounds', { token: person.token })).body
const history = async (person: Person) =>
  (await call<CoffeeHistoryAnswer>(server, 'GET', '/coffee-rounds/history', { token: person.token })).body
const partnersOf = async (person: Person) =>
  (await read(person)).current?.matches.map(({ user }) => user.userId as string)

async function colleagues(count: number): Promise<Person[]> {
  const people = [owner]
  while (people.length < count) people.push(await signUpMember(server, owner))
  return people
}

async function joined(count: number): Promise<Person[]> {
  expect(await turn(owner, 'weekly')).toBe(204)
  const people = await colleagues(count)
  for (const person of people) expect(await join(person)).toBe(204)
  return people
}

function nameForm(firstName: string, lastName: string): FormData {
  const form = new FormData()
  form.append('firstName', firstName)
  form.append('lastName', lastName)
  return form
}

/** Lets a round be due, and the hourly work of one process run. */
async function nextRound(): Promise<void> {
  await makeDue()
  await runUpkeep(server.context)
}

async function makeDue(): Promise<void> {
  await server.context.db
    .update(coffeeProgrammes)
    .set({ nextRoundAt: new Date(Date.now() - 1000) })
    .where(eq(coffeeProgrammes.organisationId, organisationId))
}

/** The rounds of the organisation so far, and who sits in them. */
async function stored() {
  const { db } = server.context
  const rounds = await db.select().from(coffeeRounds).where(eq(coffeeRounds.organisationId, organisationId))
  const seats = await db
    .select()
    .from(coffeeSeats)
    .where(
      inArray(
        coffeeSeats.roundId,
        rounds.map(({ roundId }) => roundId),
      ),
    )
  return { rounds, seats }
}

describe('the rounds of an organisation', () => {
  it('are off until a manager turns them on, and off again', async () => {
    const [, member] = await colleagues(2)
    expect(await read(member!)).toEqual({ programme: null, membership: null, current: null })
    expect(await join(member!)).toBe(404)
    expect(await turn(member!, 'weekly')).toBe(403)
    expect(await turn(owner, 'hourly')).toBe(422)
    expect(await turn(owner, 'two-weekly')).toBe(204)
    const { programme, membership } = await read(member!)
    expect(programme?.interval).toBe('two-weekly')
    expect(new Date(programme!.nextRoundAt).getUTCDay()).toBe(1)
    expect(membership).toBeNull()
    expect(await turn(owner, 'monthly')).toBe(204)
    expect((await read(member!)).programme).toEqual({ interval: 'monthly', nextRoundAt: programme!.nextRoundAt })
    expect(await turn(owner, null)).toBe(204)
    expect((await read(member!)).programme).toBeNull()
  })

  it('are for who is signed in, of that organisation, and no guest', async () => {
    await turn(owner, 'weekly')
    const guest = await signUpMember(server, owner)
    await setRole(server, guest, 'external')
    for (const other of [guest, await signUpGlobal(server), await signUpOwner(server)]) {
      expect((await read(other)).programme).toBeNull()
      expect(await join(other)).toBe(404)
    }
    expect(await status(undefined, 'GET', '/coffee-rounds')).toBe(401)
    expect(await status(undefined, 'PUT', '/coffee-rounds/membership', { snoozedUntil: null })).toBe(401)
    expect(await turn(await signUpGlobal(server), 'weekly')).toBe(403)
  })
})

describe('a round', () => {
  it('brings everybody who joined together with somebody, an odd one with two, and says why', async () => {
    const people = await joined(5)
    const outsider = await signUpMember(server, owner)
    await nextRound()
    const partners = new Map<string, string[]>()
    for (const person of people) partners.set(person.userId, (await partnersOf(person))!)
    expect([...partners.values()].map(({ length }) => length).toSorted()).toEqual([1, 1, 2, 2, 2])
    for (const [userId, others] of partners) {
      for (const other of others) expect(partners.get(other)).toContain(userId)
    }
    expect((await read(outsider)).current).toBeNull()
    const { current } = await read(owner)
    const [first] = current!.matches
    const compared = await call<Match>(server, 'GET', `/users/${first!.user.userId}/match`, { token: owner.token })
    expect(first).toEqual(compared.body)
  })

  it('starts when it is due, once, with several processes as with one', async () => {
    const [one] = await joined(4)
    await runUpkeep(server.context)
    expect((await read(one!)).current).toBeNull()
    await makeDue()
    await Promise.all([startDueRounds(server.context), startDueRounds(server.context), startDueRounds(server.context)])
    const { rounds, seats } = await stored()
    expect(rounds.map(({ number }) => number)).toEqual([1])
    expect(seats).toHaveLength(4)
    expect(Date.parse((await read(one!)).programme!.nextRoundAt)).toBeGreaterThan(Date.now())
    await runUpkeep(server.context)
    expect((await stored()).rounds).toHaveLength(1)
  })

  it('is without who snoozes, who left, who became a guest, and another organisation’s people', async () => {
    const [, snoozing, left, guest, awake, back] = await joined(6)
    const stranger = await signUpOwner(server)
    await turn(stranger, 'weekly')
    await join(stranger)
    await join(snoozing!, new Date(Date.now() + 9 * DAY_MS).toISOString())
    await join(back!, new Date(Date.now() - 60_000).toISOString())
    expect(await status(left, 'DELETE', '/coffee-rounds/membership')).toBe(204)
    await setRole(server, guest!, 'external')
    await nextRound()
    const { seats } = await stored()
    expect(seats.map(({ userId }) => userId).toSorted()).toEqual(
      [owner, awake!, back!].map(({ userId }) => userId).toSorted(),
    )
    expect((await read(stranger)).current).toBeNull()
  })

  it('repeats nothing while that is possible', async () => {
    const people = await joined(4)
    const met: string[] = []
    for (let round = 0; round < 3; round += 1) {
      await nextRound()
      met.push(...(await partnersOf(people[0]!))!)
    }
    expect(new Set(met).size).toBe(3)
    await nextRound()
    // The first is longest ago; unless somebody said that it was not good.
    expect(await partnersOf(people[0]!)).toEqual([met[0]])
    const rounds = await history(people[0]!)
    expect(rounds.map(({ people: [one] }) => one!.userId)).toEqual([met[0], met[2], met[1], met[0]])
    for (const { roundId, people: others } of rounds) {
      if (others[0]!.userId !== met[1]) continue
      const feedback = { hasMet: true, wasGood: false }
      expect(await status(people[0], 'PUT', `/coffee-rounds/${roundId}/feedback`, feedback)).toBe(204)
    }
    await nextRound()
    expect(await partnersOf(people[0]!)).toEqual([met[2]])
  })

  it('can be drawn again from its seed', async () => {
    await joined(7)
    await nextRound()
    const {
      rounds: [round],
      seats,
    } = await stored()
    const people = inSeededOrder(
      (await loadPeople(server.context.db, organisationId, new Date())).reverse(),
      round!.seed,
    )
    const tables = await drawRound(
      { count: people.length, ...createWeights(people), metRoundsAgo: () => undefined },
      () => Promise.resolve(),
    )
    const again = tables.flatMap((places, table) => places.map((place) => `${table} ${people[place]!.userId}`))
    expect(seats.map(({ table, userId }) => `${table} ${userId}`).toSorted()).toEqual(again.toSorted())
  })

  it('needs two', async () => {
    await joined(1)
    await nextRound()
    expect((await read(owner)).current).toBeNull()
    expect(Date.parse((await read(owner)).programme!.nextRoundAt)).toBeGreaterThan(Date.now())
  })
})

describe('the mail about a round', () => {
  const mailsTo = (person: Person) =>
    readOutbox(server).filter(({ to, subject }) => to === person.email && subject.startsWith('Your coffee round'))

  it('tells everybody in it, once, with whom they are brought together, and nobody else', async () => {
    const people = await joined(3)
    const outsider = await signUpMember(server, owner)
    await makeDue()
    await startDueRounds(server.context)
    await Promise.all([tellOfRounds(server.context), tellOfRounds(server.context), tellOfRounds(server.context)])
    await runUpkeep(server.context)
    for (const person of people) {
      const [mail, ...more] = mailsTo(person)
      expect(more).toEqual([])
      expect(mail!.text).toContain(`${server.context.publicUrl()}/app/matchingPeople`)
      for (const other of people.filter((one) => one !== person)) expect(mail!.text).not.toContain(other.email)
      expect(mail!.text).toContain('Only the three of you')
    }
    expect(mailsTo(outsider)).toEqual([])
  })

  it('names who is there, and is not written where nobody is left', async () => {
    const [, member] = await joined(2)
    await call(server, 'PATCH', '/users', { token: member!.token, body: nameForm('Amelie', 'Auerhahn') })
    await makeDue()
    await startDueRounds(server.context)
    const before = await stored()
    expect((await leaveForGood(server, member!)).status).toBe(200)
    await tellOfRounds(server.context)
    expect(mailsTo(owner)).toEqual([])
    expect(mailsTo(member!)).toEqual([])
    expect(before.seats).toHaveLength(2)

    const another = await signUpMember(server, owner)
    await call(server, 'PATCH', '/users', { token: another.token, body: nameForm('Berta', 'Birkhuhn') })
    await server.context.db.update(users).set({ language: 'de' }).where(eq(users.userId, another.userId))
    await join(another)
    await nextRound()
    expect(mailsTo(owner)).toMatchObject([{ subject: 'Your coffee round: you and Berta' }])
    expect(mailsTo(owner)[0]!.text).toContain('Berta Birkhuhn')
    const [german] = readOutbox(server).filter(({ to }) => to === another.email)
    expect(german?.text).toContain('eine neue Kaffeerunde hat begonnen')
  })

  it('is no news after a day', async () => {
    await joined(2)
    await makeDue()
    await startDueRounds(server.context)
    const later = { ...server.context, now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) }
    await tellOfRounds(later)
    expect(mailsTo(owner)).toEqual([])
  })
})

describe('taking part', () => {
  it('can be paused for a year at most, and is ended with the round that one sees', async () => {
    const [, member] = await joined(2)
    expect(await join(member!, new Date(Date.now() + 400 * DAY_MS).toISOString())).toBe(422)
    const until = new Date(Date.now() + 30 * DAY_MS).toISOString()
    expect(await join(member!, until)).toBe(204)
    expect((await read(member!)).membership).toEqual({ snoozedUntil: until })
    expect(await join(member!)).toBe(204)
    await nextRound()
    expect(await partnersOf(member!)).toEqual([owner.userId])
    expect(await status(member, 'DELETE', '/coffee-rounds/membership')).toBe(204)
    expect(await read(member!)).toMatchObject({ membership: null, current: null })
    expect((await history(member!)).map(({ people }) => people.map(({ userId }) => userId))).toEqual([[owner.userId]])
  })

  it('ends with the account, for the others too', async () => {
    const [, member] = await joined(2)
    await nextRound()
    expect((await leaveForGood(server, member!)).status).toBe(200)
    expect(
      await server.context.db.select().from(coffeeMembers).where(eq(coffeeMembers.userId, member!.userId)),
    ).toEqual([])
    expect((await read(owner)).current).toBeNull()
    expect(await history(owner)).toEqual([])
  })
})

describe('what one says about a round', () => {
  it('is kept for oneself alone, and can be changed', async () => {
    const [, member] = await joined(2)
    await nextRound()
    const { roundId } = (await read(owner)).current!
    const path = `/coffee-rounds/${roundId}/feedback`
    expect(await status(owner, 'PUT', path, { hasMet: false, wasGood: true })).toBe(422)
    expect(await status(owner, 'PUT', path, { hasMet: true, wasGood: null })).toBe(204)
    expect(await status(owner, 'PUT', path, { hasMet: true, wasGood: true })).toBe(204)
    expect((await read(owner)).current?.feedback).toEqual({ hasMet: true, wasGood: true })
    expect((await history(owner))[0]?.feedback).toEqual({ hasMet: true, wasGood: true })
    expect((await read(member!)).current?.feedback).toBeNull()
  })

  it('is about a round that one was in', async () => {
    await joined(2)
    const outsider = await signUpMember(server, owner)
    const stranger = await signUpOwner(server)
    await nextRound()
    const { roundId } = (await read(owner)).current!
    const feedback = { hasMet: true, wasGood: null }
    for (const other of [outsider, stranger]) {
      expect(await status(other, 'PUT', `/coffee-rounds/${roundId}/feedback`, feedback)).toBe(404)
    }
    expect(await status(owner, 'PUT', '/coffee-rounds/none/feedback', feedback)).toBe(404)
    expect(await status(undefined, 'PUT', `/coffee-rounds/${roundId}/feedback`, feedback)).toBe(401)
  })
})
