import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

export const groups = pgTable(
  'groups',
  {
    groupId: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId),
    // Null: the clients show the names of the other members.
    name: text(),
    description: text().notNull().default(''),
    avatarUrl: text(),
    createdBy: text()
      .notNull()
      .references(() => users.userId),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    // The two user ids in order, for a conversation of two without a name: there is one for each pair.
    directKey: text(),
    // Both counters are advanced under this row's lock, so they have no gap and no tie.
    lastSequence: integer().notNull().default(0),
    lastRevision: integer().notNull().default(0),
    // Advanced by a trigger whenever someone comes or goes: whoever keeps a list of the members compares.
    membersVersion: integer().notNull().default(0),
    lastMessageAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('groups_direct_key')
      .on(table.organisationId, table.directKey)
      .where(sql`${table.directKey} is not null`),
  ],
)

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: text()
      .notNull()
      .references(() => groups.groupId, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.userId),
    role: text({ enum: ['manager', 'member'] })
      .notNull()
      .default('member'),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    // The group's counter when the person came in; whether the past before it is readable is decided by the key chain.
    joinedSequence: integer().notNull().default(0),
    // Set when the person left or was removed; who comes back has it cleared.
    leftAt: timestamp({ withTimezone: true }),
    // Everything up to here has been seen, and since when.
    readSequence: integer().notNull().default(0),
    readAt: timestamp({ withTimezone: true }),
    // Everything up to here has reached a device of theirs.
    deliveredSequence: integer().notNull().default(0),
    deliveredAt: timestamp({ withTimezone: true }),
    isMuted: boolean().notNull().default(false),
    isPinned: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('group_members_group_user').on(table.groupId, table.userId),
    index('group_members_user')
      .on(table.userId)
      .where(sql`${table.leftAt} is null`),
  ],
)
