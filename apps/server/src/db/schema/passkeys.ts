import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Keys that people sign in with in place of a password. The server knows their public halves alone. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    // As the authenticator knows it, base64url.
    credentialId: text().notNull(),
    // COSE, base64url.
    publicKey: text().notNull(),
    // How often it has signed; 0 for ever where its keeper does not count.
    counter: bigint({ mode: 'number' }).notNull(),
    // How it can be reached, such as `internal` or `usb`.
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    isSynced: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    // Null: never signed in with.
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkeys_credential_unique').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
)

/** Challenges that were answered and mailed codes that were used, until they would be too old anyway: none is taken twice. */
export const spentPasskeyChallenges = pgTable(
  'spent_passkey_challenges',
  {
    // SHA-256 of the challenge, or of what the code was made from.
    challengeHash: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('spent_passkey_challenges_expiry').on(table.expiresAt)],
)
