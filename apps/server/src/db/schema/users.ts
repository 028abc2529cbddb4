import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

export const organisationRole = pgEnum('organisation_role', ['owner', 'administrator', 'member', 'external'])

export const users = pgTable(
  'users',
  {
    userId: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId),
    role: organisationRole().notNull().default('member'),
    // Stored in lower case: people do not remember how they once capitalised their address.
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default(''),
    position: text().notNull().default(''),
    description: text().notNull().default(''),
    linkedInUrl: text().notNull().default(''),
    skills: text().array().notNull().default([]),
    avatarUrl: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    // Messages keep naming their sender, so a deleted person's row stays, emptied of everything personal.
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_email_unique')
      .on(table.email)
      .where(sql`${table.deletedAt} is null`),
    index('users_organisation').on(table.organisationId, table.lastName, table.firstName, table.userId),
  ],
)
