import { setImmediate } from 'node:timers/promises'
import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { coffeeProgrammes, coffeeRounds, coffeeSeats } from '../../db/schema/index.ts'
import { loadHouse } from '../people-search/load-house.ts'
import { createId, createSecret } from '../random-id.ts'
import { drawRound } from './draw-round.ts'
import { loadMeetings, loadPeople } from './load-round.ts'
import { createWeights } from './people-weights.ts'
import type { CoffeeParts, Programme } from './programme.ts'
import { nextRoundAt } from './round-times.ts'
import { inSeededOrder } from './seeded-order.ts'

// What one statement takes as parameters is limited.
const SEATS_AT_ONCE = 5000

/** Starts each organisation's round that is due, once, however many processes try. */
export async function startDueRounds({ db, now }: CoffeeParts): Promise<void> {
  const due = await db.select().from(coffeeProgrammes).where(lte(coffeeProgrammes.nextRoundAt, now()))
  for (const programme of due) await startRound(db, programme, now())
}

async function startRound(db: Db, programme: Programme, now: Date): Promise<void> {
  const { organisationId } = programme
  const seed = createSecret()
  const { number, metRoundsAgo } = await loadMeetings(db, organisationId)
  const house = await loadHouse(db, organisationId)
  const people = inSeededOrder(await loadPeople(db, organisationId, now), seed)
  // Drawn before the transaction: it takes seconds, in which a database of one session would serve nobody.
  const tables = await drawRound(
    {
      count: people.length,
      ...createWeights(people, house?.concepts),
      metRoundsAgo: (a, b) => metRoundsAgo(people[a]?.userId ?? '', people[b]?.userId ?? ''),
    },
    () => setImmediate(),
  )
  const roundId = createId()
  const seats = tables.flatMap((places, table) =>
    places.map((place) => ({ roundId, userId: people[place]?.userId ?? '', table })),
  )
  await db.transaction(async (tx) => {
    const claimed = await tx
      .update(coffeeProgrammes)
      .set({ nextRoundAt: nextRoundAt(programme.nextRoundAt, programme.interval, now) })
      .where(
        and(
          eq(coffeeProgrammes.organisationId, organisationId),
          eq(coffeeProgrammes.nextRoundAt, programme.nextRoundAt),
        ),
      )
      .returning({ organisationId: coffeeProgrammes.organisationId })
    // Another process was faster, or the rounds were turned off. And nobody sits alone.
    if (claimed.length === 0 || seats.length === 0) return
    await tx.insert(coffeeRounds).values({ roundId, organisationId, number, seed, startedAt: now })
    for (let start = 0; start < seats.length; start += SEATS_AT_ONCE) {
      await tx.insert(coffeeSeats).values(seats.slice(start, start + SEATS_AT_ONCE))
    }
  })
}
