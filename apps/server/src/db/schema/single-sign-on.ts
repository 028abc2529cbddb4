import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** Through which OpenID provider the people of an organisation sign in. */
export const singleSignOns = pgTable('single_sign_ons', {
  organisationId: text()
    .primaryKey()
    .references(() => organisations.organisationId, { onDelete: 'cascade' }),
  issuer: text().notNull(),
  clientId: text().notNull(),
  // Sealed with a key that the database does not hold.
  sealedSecret: text().notNull(),
  // Whether people of its domains who have no account get one.
  letsJoin: boolean().notNull(),
  // Whether people of its domains sign in no other way; Owners always can.
  isOnlyWay: boolean().notNull(),
})

/** Whose e-mail addresses a provider vouches for. */
export const singleSignOnDomains = pgTable(
  'single_sign_on_domains',
  {
    organisationId: text()
      .notNull()
      .references(() => singleSignOns.organisationId, { onDelete: 'cascade' }),
    domain: text().notNull(),
    // Since when the organisation is known to own it; null: it says so.
    provedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.domain] }),
    // Anybody may enter any name; it belongs to whoever proved it.
    uniqueIndex('single_sign_on_domains_proved')
      .on(table.domain)
      .where(sql`${table.provedAt} is not null`),
  ],
)

/** People whom a provider has sent back, until their browser fetches its tokens. They are kept for an hour or two. */
export const singleSignOnArrivals = pgTable(
  'single_sign_on_arrivals',
  {
    // SHA-256 of what the browser was given, and of the state it came back with: neither counts twice.
    codeHash: text().primaryKey(),
    stateHash: text().notNull(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('single_sign_on_arrivals_state').on(table.stateHash),
    index('single_sign_on_arrivals_time').on(table.createdAt),
  ],
)
