import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** Private notes as their author's devices sealed them. There is no time in a row: when somebody writes is nobody's business. */
export const notes = pgTable(
  'notes',
  {
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    // Made by a device: known to be one's own only together with the person.
    noteId: text().notNull(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    revision: bigint({ mode: 'number' }).notNull(),
    content: text().notNull(),
    // Of the content, so that all of a person's can be counted without reading them.
    length: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'notes_pk', columns: [table.userId, table.noteId] }),
    index('notes_organisation').on(table.organisationId),
  ],
)
