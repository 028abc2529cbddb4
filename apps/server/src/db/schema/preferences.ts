import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** How people want to write and be told. Who never chose has no row: what the columns say by default applies. */
export const preferences = pgTable('preferences', {
  userId: text()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  sendsReadReceipts: boolean().notNull().default(true),
  showsTyping: boolean().notNull().default(true),
  enterSends: boolean().notNull().default(true),
  playsSound: boolean().notNull().default(true),
  push: boolean().notNull().default(true),
  // All three or none.
  quietFrom: text(),
  quietTo: text(),
  quietTimeZone: text(),
  // Whether questions in the feed that ask for one's skills are put before one.
  isAskedInFeed: boolean().notNull().default(false),
  // Whether one is counted in the organisation's figures about its people.
  isInInsights: boolean().notNull().default(true),
})
