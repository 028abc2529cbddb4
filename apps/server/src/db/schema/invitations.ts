import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
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
    createdBy: text()
      .notNull()
      .references(() => users.userId),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_organisation_email')
      .on(table.organisationId, table.email)
      .where(sql`${table.email} is not null`),
  ],
)
