import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { isPresent } from '../../access/is-present.ts'
import type { Db } from '../../db/client.ts'
import { coffeeRounds, coffeeSeats, users } from '../../db/schema/index.ts'
import type { Logger } from '../../logging/logger.ts'
import { DEFAULT_LANGUAGE, type Language } from '../language.ts'
import type { Mailer } from '../mail/mailer.ts'
import { MAIL_WORDS, type MailPerson } from '../mail/words/mail-words.ts'

export interface TellOfRoundsParts {
  db: Db
  logger: Logger
  mailer: Mailer
  now: () => Date
  publicUrl: () => string
}

type Seat = Pick<typeof coffeeSeats.$inferSelect, 'roundId' | 'userId' | 'table'>

const CLAIM_SIZE = 100
// What could not be said for a day is no news any more.
const NEWS_MS = 86_400_000

/**
 * Mails everybody who sits in a round that has begun with whom they are brought together. Each seat is claimed before its
 * mail is sent: of several processes one sends it, and nobody is told twice.
 */
export async function tellOfRounds(parts: TellOfRoundsParts): Promise<void> {
  // Asked for first: what is claimed without it would not be told.
  const origin = parts.publicUrl()
  for (let seats = await claim(parts); seats.length > 0; seats = await claim(parts)) {
    const people = await loadTables(parts.db, seats)
    for (const { roundId, userId, table } of seats) {
      const atTable = people.filter((one) => one.roundId === roundId && one.table === table)
      const self = atTable.find((one) => one.userId === userId)
      if (self) await tell(parts, origin, self, atTable)
    }
  }
}

function claim({ db, now }: TellOfRoundsParts): Promise<Seat[]> {
  const due = db
    .select({ roundId: coffeeSeats.roundId, userId: coffeeSeats.userId })
    .from(coffeeSeats)
    .innerJoin(coffeeRounds, eq(coffeeRounds.roundId, coffeeSeats.roundId))
    .where(and(isNull(coffeeSeats.toldAt), gt(coffeeRounds.startedAt, new Date(now().getTime() - NEWS_MS))))
    .limit(CLAIM_SIZE)
    .for('update', { of: coffeeSeats, skipLocked: true })
  return db
    .update(coffeeSeats)
    .set({ toldAt: now() })
    .where(sql`(${coffeeSeats.roundId}, ${coffeeSeats.userId}) in ${due}`)
    .returning({ roundId: coffeeSeats.roundId, userId: coffeeSeats.userId, table: coffeeSeats.table })
}

/** Everybody who still is at the tables of these seats. */
function loadTables(db: Db, seats: readonly Seat[]) {
  const ofSeats = db
    .select({ roundId: coffeeRounds.roundId })
    .from(coffeeRounds)
    .where(inArray(coffeeRounds.roundId, [...new Set(seats.map(({ roundId }) => roundId))]))
  return db
    .select({
      roundId: coffeeSeats.roundId,
      table: coffeeSeats.table,
      userId: users.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      language: users.language,
    })
    .from(coffeeSeats)
    .innerJoin(users, eq(users.userId, coffeeSeats.userId))
    .where(
      and(
        inArray(coffeeSeats.roundId, ofSeats),
        inArray(coffeeSeats.table, [...new Set(seats.map(({ table }) => table))]),
        isPresent(),
        ne(users.role, 'external'),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.userId))
}

async function tell(
  { mailer, logger }: TellOfRoundsParts,
  origin: string,
  self: MailPerson & { userId: string; email: string; language: Language | null },
  atTable: readonly (MailPerson & { userId: string })[],
): Promise<void> {
  const others = atTable.filter(({ userId }) => userId !== self.userId)
  if (others.length === 0) return
  try {
    const { email, firstName, language } = self
    const link = `${origin}/app/matchingPeople#coffee-rounds`
    const mail = MAIL_WORDS[language ?? DEFAULT_LANGUAGE].coffeeRound({ firstName, others, link })
    await mailer.send({ to: email, ...mail })
  } catch (error) {
    logger.warn({ err: error, userId: self.userId }, 'A mail about a coffee round could not be sent')
  }
}
