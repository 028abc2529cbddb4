import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The tenant that all global users share: the public community. The first migration inserts its row. */
export const COMMUNITY_ORGANISATION_ID = 'community'

export const organisations = pgTable('organisations', {
  organisationId: text().primaryKey(),
  name: text().notNull(),
  smallLogoUrl: text(),
  bigLogoUrl: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
