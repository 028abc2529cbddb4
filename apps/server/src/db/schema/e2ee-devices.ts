import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** What a person's devices are called, sealed, and when each was last used. Which devices there are is said by the chain alone. */
export const e2eeDevices = pgTable(
  'e2ee_devices',
  {
    userId: text()
      .notNull()
      .references(() => users.userId),
    deviceId: text().notNull(),
    name: text(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId] })],
)

/** What two devices of one person say to each other while one lets the other in; the place in the list is the message's index. */
export const e2eePairings = pgTable(
  'e2ee_pairings',
  {
    userId: text()
      .notNull()
      .references(() => users.userId),
    pairingId: text().notNull(),
    messages: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pairingId] }),
    index('e2ee_pairings_created').on(table.createdAt),
  ],
)
