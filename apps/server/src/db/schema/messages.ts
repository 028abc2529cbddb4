import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { groups } from './groups.ts'
import { users } from './users.ts'

export const messages = pgTable(
  'messages',
  {
    messageId: text().primaryKey(),
    groupId: text()
      .notNull()
      .references(() => groups.groupId, { onDelete: 'cascade' }),
    senderId: text()
      .notNull()
      .references(() => users.userId),
    senderDeviceId: text(),
    // The message's place in the group: 1, 2, 3 … without a gap.
    sequence: integer().notNull(),
    // The group's change counter when this message was last sent, edited or deleted.
    revision: integer().notNull(),
    // Opaque to the server; null once deleted.
    content: text(),
    epoch: integer(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    editCount: integer().notNull().default(0),
    isDeleted: boolean().notNull().default(false),
    replyToMessageId: text(),
    clientMessageId: text(),
  },
  (table) => [
    uniqueIndex('messages_group_sequence').on(table.groupId, table.sequence),
    uniqueIndex('messages_group_sender_client_id').on(table.groupId, table.senderId, table.clientMessageId),
    index('messages_group_revision').on(table.groupId, table.revision),
  ],
)
