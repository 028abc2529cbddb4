import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

export const sessions = pgTable(
  'sessions',
  {
    sessionId: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    // Such as "Firefox on Windows"; empty where the browser said nothing.
    deviceName: text().notNull().default(''),
    // SHA-256 of what the browser keeps to be known again.
    deviceKeyHash: text(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    // SHA-256 of the token: a copy of the database signs nobody in.
    tokenHash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.sessionId, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)
