import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** Organisations in which people are brought together for a coffee. Who has no row does not use it. */
export const coffeeProgrammes = pgTable('coffee_programmes', {
  organisationId: text()
    .primaryKey()
    .references(() => organisations.organisationId, { onDelete: 'cascade' }),
  interval: text({ enum: ['weekly', 'two-weekly', 'monthly'] }).notNull(),
  // Whoever moves it on starts the round: of several processes one.
  nextRoundAt: timestamp({ withTimezone: true }).notNull(),
})

/** Who takes part: only those who joined. */
export const coffeeMembers = pgTable('coffee_members', {
  userId: text()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  joinedAt: timestamp({ withTimezone: true }).notNull(),
  // Rounds that begin before are without them.
  snoozedUntil: timestamp({ withTimezone: true }),
})

export const coffeeRounds = pgTable(
  'coffee_rounds',
  {
    roundId: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    // From 1 on, with no gap.
    number: integer().notNull(),
    // What chance was drawn from: the same people draw the same round from it.
    seed: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('coffee_rounds_number').on(table.organisationId, table.number)],
)

/** Who sits with whom in a round, and what each says about it. */
export const coffeeSeats = pgTable(
  'coffee_seats',
  {
    roundId: text()
      .notNull()
      .references(() => coffeeRounds.roundId, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    table: integer().notNull(),
    // When the mail about it was claimed; null: not yet.
    toldAt: timestamp({ withTimezone: true }),
    // Null: not said.
    hasMet: boolean(),
    wasGood: boolean(),
  },
  (table) => [
    primaryKey({ name: 'coffee_seats_pk', columns: [table.roundId, table.userId] }),
    index('coffee_seats_user').on(table.userId),
  ],
)
