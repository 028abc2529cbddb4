import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Where each person's signed chain stands: what the next link is compared with. No row before the first link. */
export const e2eeUserChains = pgTable('e2ee_user_chains', {
  userId: text()
    .primaryKey()
    .references(() => users.userId),
  seq: bigint({ mode: 'number' }).notNull(),
  headHash: text().notNull(),
  generation: bigint({ mode: 'number' }).notNull(),
  resetCounter: bigint({ mode: 'number' }).notNull(),
})

/** Links as their devices signed them. They stay when the person is deleted: others verify old messages with them. */
export const e2eeUserLinks = pgTable(
  'e2ee_user_links',
  {
    userId: text()
      .notNull()
      .references(() => users.userId),
    seq: bigint({ mode: 'number' }).notNull(),
    link: text().notNull(),
    hash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seq] })],
)

/** A person's own key, sealed to each of their devices. */
export const e2eeDeviceBoxes = pgTable(
  'e2ee_device_boxes',
  {
    userId: text()
      .notNull()
      .references(() => users.userId),
    deviceId: text().notNull(),
    generation: bigint({ mode: 'number' }).notNull(),
    box: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId, table.generation] })],
)

/** The key of the generation before, sealed by the one after it. */
export const e2eePreviousKeyBoxes = pgTable(
  'e2ee_previous_key_boxes',
  {
    userId: text()
      .notNull()
      .references(() => users.userId),
    generation: bigint({ mode: 'number' }).notNull(),
    box: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.generation] })],
)
