import { and, eq } from 'drizzle-orm'
import { COFFEE_SNOOZE_MAX_DAYS, type CoffeeFeedback, type CoffeeMembershipPut } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { coffeeMembers, coffeeRounds, coffeeSeats } from '../../db/schema/index.ts'
import { invalidField, notFound } from '../../errors/service-error.ts'
import { type CoffeeParts, requireProgramme } from './programme.ts'

const DAY_MS = 86_400_000

/**
 * Takes part from now on, or leaves rounds out until a time.
 *
 * @throws {ServiceError} `not-found` where there are no rounds, `invalid` for a time that is too far ahead.
 */
export async function putMembership(
  { db, now }: CoffeeParts,
  viewer: Viewer,
  change: CoffeeMembershipPut,
): Promise<void> {
  await requireProgramme(db, viewer)
  const snoozedUntil = change.snoozedUntil === null ? null : new Date(change.snoozedUntil)
  if (snoozedUntil && snoozedUntil.getTime() > now().getTime() + COFFEE_SNOOZE_MAX_DAYS * DAY_MS) {
    throw invalidField('snoozedUntil', 'Please choose a time within a year')
  }
  await db
    .insert(coffeeMembers)
    .values({ userId: viewer.userId, joinedAt: now(), snoozedUntil })
    .onConflictDoUpdate({ target: coffeeMembers.userId, set: { snoozedUntil } })
}

/** Takes part no longer; with whom one has been brought together stays. */
export async function endMembership(db: Db, viewer: Viewer): Promise<void> {
  await db.delete(coffeeMembers).where(eq(coffeeMembers.userId, viewer.userId))
}

/** Keeps what the viewer says about a round. @throws {ServiceError} `not-found` for a round that they were not in. */
export async function keepFeedback(
  db: Db,
  viewer: Viewer,
  roundId: string,
  { hasMet, wasGood }: CoffeeFeedback,
): Promise<void> {
  const [round] = await db
    .select({ roundId: coffeeRounds.roundId })
    .from(coffeeRounds)
    .where(and(eq(coffeeRounds.roundId, roundId), eq(coffeeRounds.organisationId, viewer.organisationId)))
  const kept = round
    ? await db
        .update(coffeeSeats)
        .set({ hasMet, wasGood })
        .where(and(eq(coffeeSeats.roundId, round.roundId), eq(coffeeSeats.userId, viewer.userId)))
        .returning({ userId: coffeeSeats.userId })
    : []
  if (kept.length === 0) throw notFound('This round')
}
