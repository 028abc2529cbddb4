import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { invitationBatches } from './invitation-batches.ts'
import { organisations } from './organisations.ts'
import { organisationRole, users } from './users.ts'

export const invitations = pgTable(
  'invitations',
  {
    invitationId: text().primaryKey(),
    // SHA-256 of the token in the link.
    tokenHash: text().notNull(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId),
    // With an address the invitation is bound to it and used once; without one it is a link for anybody.
    email: text(),
    role: organisationRole().notNull().default('member'),
    // Who were invited in one go; null for a link.
    batchId: text().references(() => invitationBatches.batchId, { onDelete: 'set null' }),
    createdBy: text()
      .notNull()
      .references(() => users.userId),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    // When its mail is to be sent; null: there is none to send. Whoever claims it moves it on, as far as the claim holds.
    mailDueAt: timestamp({ withTimezone: true }),
    mailTries: integer().notNull().default(0),
    // Grows with each mail that is asked for: the same number is never sent twice.
    mailNumber: integer().notNull().default(0),
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('invitations_batch').on(table.batchId),
    index('invitations_mail_due')
      .on(table.mailDueAt)
      .where(sql`${table.mailDueAt} is not null`),
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_organisation_email')
      .on(table.organisationId, table.email)
      .where(sql`${table.email} is not null`),
  ],
)
