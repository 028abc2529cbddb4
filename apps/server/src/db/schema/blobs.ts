import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

export const blobs = pgTable(
  'blobs',
  {
    // 128 random bits: the id in a picture's address is what grants reading it, since an img element sends no token.
    blobId: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId),
    ownerId: text(),
    contentType: text().notNull(),
    size: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('blobs_owner').on(table.ownerId)],
)
