import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

export const themes = pgTable('themes', {
  organisationId: text()
    .primaryKey()
    .references(() => organisations.organisationId),
  themeId: text().notNull(),
  themeName: text().notNull(),
  values: jsonb().$type<{ name: string; value: string }[]>().notNull(),
})
