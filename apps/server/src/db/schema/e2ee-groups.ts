import { bigint, boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { groups } from './groups.ts'
import { users } from './users.ts'

/** Where each group's key chain stands. No row before the first link: then the group takes messages without an epoch. */
export const e2eeGroupChains = pgTable('e2ee_group_chains', {
  groupId: text()
    .primaryKey()
    .references(() => groups.groupId, { onDelete: 'cascade' }),
  epoch: bigint({ mode: 'number' }).notNull(),
  headHash: text().notNull(),
  // Whom the newest link names. A trigger sets `rekeyDue` when one of them stops being a member.
  memberUserIds: text().array().notNull(),
  rekeyDue: boolean().notNull().default(false),
  linkedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Links as they were signed, in the order that the server gave them. */
export const e2eeGroupLinks = pgTable(
  'e2ee_group_links',
  {
    groupId: text()
      .notNull()
      .references(() => groups.groupId, { onDelete: 'cascade' }),
    epoch: bigint({ mode: 'number' }).notNull(),
    link: text().notNull(),
    hash: text().notNull(),
    postedBy: text()
      .notNull()
      .references(() => users.userId),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.epoch] })],
)

/** Epoch keys, each sealed to one member: that member's archive of what they may read. */
export const e2eeGroupBoxes = pgTable(
  'e2ee_group_boxes',
  {
    groupId: text()
      .notNull()
      .references(() => groups.groupId, { onDelete: 'cascade' }),
    epoch: bigint({ mode: 'number' }).notNull(),
    userId: text()
      .notNull()
      .references(() => users.userId),
    generation: bigint({ mode: 'number' }).notNull(),
    senderId: text()
      .notNull()
      .references(() => users.userId),
    box: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId, table.epoch, table.generation, table.senderId] }),
    index('e2ee_group_boxes_user').on(table.userId),
  ],
)

/** Members who may read an epoch and have no box for it yet. */
export const e2eePendingBoxes = pgTable(
  'e2ee_pending_boxes',
  {
    groupId: text()
      .notNull()
      .references(() => groups.groupId, { onDelete: 'cascade' }),
    epoch: bigint({ mode: 'number' }).notNull(),
    userId: text()
      .notNull()
      .references(() => users.userId),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId, table.epoch] }),
    index('e2ee_pending_boxes_user').on(table.userId),
  ],
)
