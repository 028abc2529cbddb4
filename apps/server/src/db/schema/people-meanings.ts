import { bigint, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Whose profile was turned into vectors, as it was when. Whoever has no row, another model's, or one that is older than
 * their document waits for it: that is the whole queue.
 */
export const peopleMeanings = pgTable(
  'people_meanings',
  {
    userId: text()
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    model: text().notNull().default(''),
    /** The revision of the document that it was made from. */
    documentRevision: bigint({ mode: 'number' }).notNull().default(-1),
    /** The texts that this person has, as far as everybody may see them. */
    hashes: text().array().notNull().default([]),
    /** The organisation's revision that wrote it: other processes then read the vectors. */
    revision: bigint({ mode: 'number' }).notNull().default(0),
    /** Until then one process works on it. */
    claimedUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('people_meanings_organisation').on(table.organisationId, table.revision),
    index('people_meanings_hashes').using('gin', table.hashes),
  ],
)

/** The vector of each text that somebody of the organisation has, a byte a number; the text itself is not kept. */
export const meaningVectors = pgTable(
  'meaning_vectors',
  {
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    hash: text().notNull(),
    model: text().notNull(),
    vector: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.hash, table.model] })],
)
