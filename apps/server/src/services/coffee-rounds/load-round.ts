import { and, asc, desc, eq, gt, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import { isPresent } from '../../access/is-present.ts'
import { publicPart } from '../../access/shown-users.ts'
import type { Db } from '../../db/client.ts'
import { coffeeMembers, coffeeRounds, coffeeSeats, groupMembers, groups, users } from '../../db/schema/index.ts'
import type { RoundPerson } from './people-weights.ts'
import { COOL_DOWN_ROUNDS } from './round-problem.ts'

/** Who takes part in a round that begins now: who joined and is neither snoozing, nor a guest, nor gone. */
export async function loadPeople(db: Db, organisationId: string, now: Date): Promise<RoundPerson[]> {
  const takesPart = and(
    eq(users.organisationId, organisationId),
    isPresent(),
    ne(users.role, 'external'),
    or(isNull(coffeeMembers.snoozedUntil), lte(coffeeMembers.snoozedUntil, now)),
  )
  const people = await db
    .select({
      userId: users.userId,
      city: users.city,
      skills: users.skills,
      fieldVisibility: users.fieldVisibility,
    })
    .from(coffeeMembers)
    .innerJoin(users, eq(users.userId, coffeeMembers.userId))
    .where(takesPart)
    .orderBy(asc(users.userId))
  const memberships = await db
    .select({ userId: groupMembers.userId, groupId: groupMembers.groupId })
    .from(groupMembers)
    .innerJoin(coffeeMembers, eq(coffeeMembers.userId, groupMembers.userId))
    .innerJoin(users, eq(users.userId, groupMembers.userId))
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    // A conversation that was only opened brings nobody together.
    .where(and(takesPart, isNull(groupMembers.leftAt), or(isNull(groups.directKey), isNotNull(groups.lastMessageAt))))
  const groupIds = new Map<string, string[]>(people.map(({ userId }) => [userId, []]))
  for (const { userId, groupId } of memberships) groupIds.get(userId)?.push(groupId)
  return people
    .map(publicPart)
    .map(({ userId, city, skills }) => ({ userId, city, skills, groupIds: groupIds.get(userId) ?? [] }))
}

/** What is known of an organisation's last rounds. */
export interface Meetings {
  /** The number of the round that comes. */
  number: number
  /** How many rounds ago two people sat together; undefined if not lately. */
  metRoundsAgo(userId: string, otherId: string): number | undefined
}

/** Reads who sat with whom while that counts. What somebody said was not good counts as more recent than the last round. */
export async function loadMeetings(db: Db, organisationId: string): Promise<Meetings> {
  const [last] = await db
    .select({ number: coffeeRounds.number })
    .from(coffeeRounds)
    .where(eq(coffeeRounds.organisationId, organisationId))
    .orderBy(desc(coffeeRounds.number))
    .limit(1)
  const number = (last?.number ?? 0) + 1
  const seats = await db
    .select({
      number: coffeeRounds.number,
      table: coffeeSeats.table,
      userId: coffeeSeats.userId,
      wasGood: coffeeSeats.wasGood,
    })
    .from(coffeeSeats)
    .innerJoin(coffeeRounds, eq(coffeeRounds.roundId, coffeeSeats.roundId))
    .where(and(eq(coffeeRounds.organisationId, organisationId), gt(coffeeRounds.number, number - 1 - COOL_DOWN_ROUNDS)))
    .orderBy(asc(coffeeRounds.number))
  const tables = new Map<string, typeof seats>()
  for (const seat of seats) {
    const key = `${seat.number} ${seat.table}`
    tables.set(key, [...(tables.get(key) ?? []), seat])
  }
  const ago = new Map<string, number>()
  for (const table of tables.values()) {
    const wasBad = table.some(({ wasGood }) => wasGood === false)
    for (const one of table) {
      for (const other of table) {
        const key = pairKey(one.userId, other.userId)
        ago.set(key, Math.min(ago.get(key) ?? COOL_DOWN_ROUNDS, wasBad ? 0 : number - one.number))
      }
    }
  }
  return { number, metRoundsAgo: (userId, otherId) => ago.get(pairKey(userId, otherId)) }
}

function pairKey(userId: string, otherId: string): string {
  return userId < otherId ? `${userId} ${otherId}` : `${otherId} ${userId}`
}
