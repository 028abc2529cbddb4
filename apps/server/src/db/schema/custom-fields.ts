import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

export const customFields = pgTable(
  'custom_fields',
  {
    customFieldId: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId),
    name: text().notNull(),
    isDeleting: boolean().notNull().default(false),
    place: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('custom_fields_name').on(table.organisationId, table.name)],
)

export const customFieldValues = pgTable(
  'custom_field_values',
  {
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    customFieldId: text()
      .notNull()
      .references(() => customFields.customFieldId, { onDelete: 'cascade' }),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.customFieldId] }),
    index('custom_field_values_field').on(table.customFieldId),
  ],
)
