import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails until a mail server has taken them, and what is known of those that none took. They belong to no organisation. */
export const mails = pgTable(
  'mails',
  {
    mailId: text().primaryKey(),
    // To whom and what, sealed with a key that the database does not hold: it may be a link that sets a password.
    sealed: text(),
    // SHA-256 of the address, by which the mails to somebody who is deleted go.
    addressHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    // From then on it is not sent, and not kept.
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    // When it is to be tried; null: no more. Whoever claims it moves it on, as far as the claim holds.
    dueAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
    // Of those that nobody took: since when, and why, without an address.
    failedAt: timestamp({ withTimezone: true }),
    reason: text(),
  },
  (table) => [
    // What holds the shortest goes first.
    index('mails_waiting')
      .on(table.expiresAt)
      .where(sql`${table.dueAt} is not null`),
    index('mails_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    index('mails_address').on(table.addressHash),
  ],
)
