import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

/** What an organisation calls things, and the built-in names that mean nothing else there. */
export const houseWords = pgTable(
  'house_words',
  {
    wordId: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    name: text().notNull(),
    // Of a name that is switched off none.
    synonyms: text().array().notNull().default([]),
    isSwitchedOff: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('house_words_organisation').on(table.organisationId)],
)
