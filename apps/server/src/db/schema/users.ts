import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgEnum, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

export const organisationRole = pgEnum('organisation_role', ['owner', 'administrator', 'member', 'external'])

/** The fields of one profile that not everybody may see. */
export type FieldVisibility = Readonly<Record<string, 'groups' | 'managers'>>

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
    // When the address was last shown to be theirs: by a mail that they followed, or by their provider. Null: they say so.
    emailProvedAt: timestamp({ withTimezone: true }),
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
    // Who else may see a field: by its name, or `custom:` and the id of a custom field. One that is not named everybody may see.
    fieldVisibility: jsonb().$type<FieldVisibility>().notNull().default({}),
    // In which the application was last used, for mails; null: it was never said.
    language: text({ enum: ['en', 'de'] }),
    // Whether, and not when: nobody needs to know more.
    hasSignedIn: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    // Messages keep naming their sender, so a deleted person's row stays, emptied of everything personal.
    deletedAt: timestamp({ withTimezone: true }),
    // Asked to be deleted then; until then signing in takes it back.
    deletionDueAt: timestamp({ withTimezone: true }),
    // Switched off by the organisation's identity provider: what is theirs stays, and nobody else sees them.
    deactivatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_email_unique')
      .on(table.email)
      .where(sql`${table.deletedAt} is null`),
    index('users_organisation').on(table.organisationId, table.lastName, table.firstName, table.userId),
    // What managers look through, a part of a word at a time; services/users/people-list.ts says the same.
    index('users_listed').using(
      'gin',
      sql`lower(${table.email} || ' ' || ${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.city} || ' ' || ${table.position}) gin_trgm_ops`,
    ),
    index('users_organisation_first_name').on(table.organisationId, table.firstName, table.lastName, table.userId),
  ],
)
