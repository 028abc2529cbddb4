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
    type: text({ enum: ['text', 'list', 'link', 'date', 'person'] })
      .notNull()
      .default('text'),
    // What is not required may stay empty, and nobody is asked for it.
    isRequired: boolean().notNull().default(true),
    // Whether colleagues see and find people by it, or the person themselves and managers only.
    isForManagers: boolean().notNull().default(false),
    isDeleting: boolean().notNull().default(false),
    // Since when it is being deleted: a while later it goes, with everybody's values.
    deletingAt: timestamp({ withTimezone: true }),
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
    // Of a field of type person: who it is.
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.customFieldId] }),
    index('custom_field_values_field').on(table.customFieldId),
  ],
)
