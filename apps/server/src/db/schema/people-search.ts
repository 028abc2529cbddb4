import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** One row for each person who can be found: their profile, folded and split the way questions are. */
export const peopleSearchDocuments = pgTable(
  'people_search_documents',
  {
    userId: text()
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId),
    foldedName: text().notNull().default(''),
    document: tsvector().notNull(),
  },
  (table) => [
    index('people_search_organisation').on(table.organisationId),
    index('people_search_document').using('gin', table.document),
    index('people_search_name').using('gin', sql`${table.foldedName} gin_trgm_ops`),
  ],
)
