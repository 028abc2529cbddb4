import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

/** What an organisation has decided otherwise than the product does by itself. */
export const organisationSettings = pgTable('organisation_settings', {
  organisationId: text()
    .primaryKey()
    .references(() => organisations.organisationId, { onDelete: 'cascade' }),
  // Days that a sign-in lasts without being used.
  sessionDays: integer().notNull(),
  // Days after which what was written, and files, are deleted; null: never.
  messageDays: integer(),
  fileDays: integer(),
  // Whether pages that posts link to are asked what they say of themselves.
  usesLinkCards: boolean().notNull().default(true),
})
