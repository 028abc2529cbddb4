import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { groups } from './groups.ts'
import { users } from './users.ts'

/** Sealed files of a group's messages, each in the blob store under its id, complete or on its way. */
export const attachments = pgTable(
  'attachments',
  {
    blobId: text().primaryKey(),
    // Not deleted with its group: the file would stay behind with nothing that knows of it.
    groupId: text()
      .notNull()
      .references(() => groups.groupId),
    uploaderId: text()
      .notNull()
      .references(() => users.userId),
    sealedBytes: bigint({ mode: 'number' }).notNull(),
    // As many bytes of the file are on the disk; it may have more, after a crash between file and row.
    receivedBytes: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    // From here on nobody reads it. The row goes after the file, and counts for its day.
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('attachments_uploader').on(table.uploaderId, table.createdAt),
    index('attachments_unfinished')
      .on(table.createdAt)
      .where(sql`${table.removedAt} is not null or ${table.receivedBytes} < ${table.sealedBytes}`),
  ],
)
