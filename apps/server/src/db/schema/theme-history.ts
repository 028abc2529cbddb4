import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** The looks that an organisation has saved, each once, the last few: one can be had back. */
export const themeHistory = pgTable(
  'theme_history',
  {
    themeId: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    themeName: text().notNull(),
    values: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    // Null: somebody whose account is gone, or a look from before this was kept.
    savedBy: text().references(() => users.userId, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('theme_history_organisation').on(table.organisationId, table.savedAt)],
)
