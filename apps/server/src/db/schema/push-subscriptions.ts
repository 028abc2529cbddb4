import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sessions } from './sessions.ts'
import { users } from './users.ts'

/** Where browsers are told while no page is open. Each belongs to one session and ends with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    sessionId: text()
      .notNull()
      .references(() => sessions.sessionId, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)
