import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The tenant that all global users share: the public community. The first migration inserts its row. */
export const COMMUNITY_ORGANISATION_ID = 'community'

export const organisations = pgTable('organisations', {
  organisationId: text().primaryKey(),
  name: text().notNull(),
  smallLogoUrl: text(),
  bigLogoUrl: text(),
  // In place of these in dark surroundings; null: the same.
  smallLogoDarkUrl: text(),
  bigLogoDarkUrl: text(),
  usesReadReceipts: boolean().notNull().default(true),
  usesTyping: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
