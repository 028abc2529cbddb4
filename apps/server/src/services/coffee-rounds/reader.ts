import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CoffeeFeedback, CoffeeHistoryAnswer, CoffeeRounds } from '@umkreis/schemas'
import { type ShownUser, showUsers } from '../../access/shown-users.ts'
import type { Viewer } from '../../access/viewer.ts'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Db } from '../../db/client.ts'
import { coffeeMembers, coffeeRounds, coffeeSeats, users } from '../../db/schema/index.ts'
import { formatUserSummary } from '../users/format-user.ts'
import type { Language } from '../language.ts'
import { type MatchingParts, comparePeople } from '../matching/match-people.ts'
import { loadProgramme } from './programme.ts'

const HISTORY_ROUNDS = 26

/** The rounds of the viewer's organisation as the viewer sees them: of who sits with whom only their own table. */
export async function readCoffeeRounds(
  parts: MatchingParts,
  viewer: Viewer,
  language: Language,
): Promise<CoffeeRounds> {
  const { db } = parts
  const programme = await loadProgramme(db, viewer)
  if (!programme) return { programme: null, membership: null, current: null }
  const [membership] = await db.select().from(coffeeMembers).where(eq(coffeeMembers.userId, viewer.userId))
  return {
    programme: { interval: programme.interval, nextRoundAt: programme.nextRoundAt.toISOString() },
    membership: membership ? { snoozedUntil: membership.snoozedUntil?.toISOString() ?? null } : null,
    current: membership ? await readCurrent(parts, viewer, language) : null,
  }
}

/** The last rounds that the viewer was in, the newest first; without those of which nobody else is left. */
export async function readCoffeeHistory(db: Db, viewer: Viewer): Promise<CoffeeHistoryAnswer> {
  const seats = await db
    .select({ round: coffeeRounds, seat: coffeeSeats })
    .from(coffeeSeats)
    .innerJoin(coffeeRounds, eq(coffeeRounds.roundId, coffeeSeats.roundId))
    .where(and(eq(coffeeSeats.userId, viewer.userId), eq(coffeeRounds.organisationId, viewer.organisationId)))
    .orderBy(desc(coffeeRounds.number))
    .limit(HISTORY_ROUNDS)
  const others = await loadTablemates(
    db,
    viewer,
    seats.map(({ round }) => round.roundId),
  )
  return seats.flatMap(({ round, seat }) => {
    const people = others.get(round.roundId)
    if (!people) return []
    return [
      {
        roundId: round.roundId,
        startedAt: round.startedAt.toISOString(),
        people: people.map(formatUserSummary),
        feedback: formatFeedback(seat),
      },
    ]
  })
}

async function readCurrent(parts: MatchingParts, viewer: Viewer, language: Language): Promise<CoffeeRounds['current']> {
  const { db } = parts
  const [newest] = await db
    .select({ round: coffeeRounds, seat: coffeeSeats })
    .from(coffeeRounds)
    .leftJoin(coffeeSeats, and(eq(coffeeSeats.roundId, coffeeRounds.roundId), eq(coffeeSeats.userId, viewer.userId)))
    .where(eq(coffeeRounds.organisationId, viewer.organisationId))
    .orderBy(desc(coffeeRounds.number))
    .limit(1)
  if (!newest?.seat) return null
  const { round, seat } = newest
  const people = (await loadTablemates(db, viewer, [round.roundId])).get(round.roundId)
  if (!people) return null
  return {
    roundId: round.roundId,
    startedAt: round.startedAt.toISOString(),
    matches: await comparePeople(parts, viewer, people, language),
    feedback: formatFeedback(seat),
  }
}

/** With whom the viewer sat in these rounds, as far as the viewer may still see them. */
async function loadTablemates(db: Db, viewer: Viewer, roundIds: readonly string[]): Promise<Map<string, ShownUser[]>> {
  if (roundIds.length === 0) return new Map()
  const theirs = alias(coffeeSeats, 'theirs')
  const rows = await db
    .select({ roundId: theirs.roundId, user: users })
    .from(coffeeSeats)
    .innerJoin(
      theirs,
      and(
        eq(theirs.roundId, coffeeSeats.roundId),
        eq(theirs.table, coffeeSeats.table),
        ne(theirs.userId, coffeeSeats.userId),
      ),
    )
    .innerJoin(users, eq(users.userId, theirs.userId))
    .where(
      and(inArray(coffeeSeats.roundId, [...roundIds]), eq(coffeeSeats.userId, viewer.userId), visibleUsers(viewer)),
    )
    .orderBy(asc(users.firstName), asc(users.userId))
  const shown = await showUsers(
    db,
    viewer,
    rows.map(({ user }) => user),
  )
  const byRound = new Map<string, ShownUser[]>()
  for (const [index, { roundId }] of rows.entries()) {
    const user = shown[index]
    if (user) byRound.set(roundId, [...(byRound.get(roundId) ?? []), user])
  }
  return byRound
}

function formatFeedback({ hasMet, wasGood }: typeof coffeeSeats.$inferSelect): CoffeeFeedback | null {
  return hasMet === null ? null : { hasMet, wasGood }
}
