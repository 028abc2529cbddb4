import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** People who were invited by mail in one go, and what all their mails say. */
export const invitationBatches = pgTable(
  'invitation_batches',
  {
    batchId: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    createdBy: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    language: text({ enum: ['en', 'de'] }).notNull(),
    // In the words of whoever invites; empty without any.
    message: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('invitation_batches_organisation').on(table.organisationId, table.createdAt)],
)
