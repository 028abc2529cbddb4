import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * One row for each person who can be found: their profile, folded and split the way questions are. Of the deleted an
 * empty row stays, so that every server process hears of it.
 */
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
    /** The organisation's revision that wrote it. */
    revision: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('people_search_organisation').on(table.organisationId, table.revision),
    index('people_search_document').using('gin', table.document),
    index('people_search_name').using('gin', sql`${table.foldedName} gin_trgm_ops`),
  ],
)

/**
 * Grows with each change of an organisation's documents, in the same statement: a process that knows one revision reads
 * what came later. A sequence would not do, as its numbers can become visible out of order.
 */
export const peopleSearchRevisions = pgTable('people_search_revisions', {
  organisationId: text()
    .primaryKey()
    .references(() => organisations.organisationId, { onDelete: 'cascade' }),
  revision: bigint({ mode: 'number' }).notNull(),
  /** Grows with each change of the organisation's own words. */
  wordsRevision: bigint({ mode: 'number' }).notNull().default(0),
})
