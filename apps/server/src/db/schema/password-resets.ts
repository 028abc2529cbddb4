import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

export const passwordResets = pgTable(
  'password_resets',
  {
    // SHA-256 of the id in the mailed link.
    resetLinkIdHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)
