import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

/**
 * Who changed what in an organisation's administration, and when. Entries are only ever added. They name people by id
 * alone, so that deleting somebody never needs to touch them.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    // From 1 on, with no gap.
    number: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    // Null: the server did it by itself.
    actorId: text(),
    action: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    // SHA-256 over everything above and the hash of the entry before.
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'audit_entries_pk', columns: [table.organisationId, table.number] }),
    index('audit_entries_action').on(table.organisationId, table.action, table.number),
  ],
)
