import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** By which identity providers look after the people of an organisation. One that is revoked is gone. */
export const provisioningTokens = pgTable(
  'provisioning_tokens',
  {
    tokenId: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    name: text().notNull(),
    // SHA-256 of the token.
    tokenHash: text().notNull(),
    createdBy: text()
      .notNull()
      .references(() => users.userId),
    // Whether an Owner made it: by another no Owner is changed.
    isOwners: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    // To the minute: not every request writes.
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('provisioning_tokens_hash').on(table.tokenHash),
    index('provisioning_tokens_organisation').on(table.organisationId),
  ],
)

/** What an identity provider calls people whom it looks after. */
export const provisionedPeople = pgTable(
  'provisioned_people',
  {
    userId: text()
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    // Often the address; not with every provider.
    userName: text().notNull(),
    externalId: text(),
  },
  (table) => [
    uniqueIndex('provisioned_people_user_name').on(table.organisationId, sql`lower(${table.userName})`),
    index('provisioned_people_external_id').on(table.organisationId, table.externalId),
  ],
)
