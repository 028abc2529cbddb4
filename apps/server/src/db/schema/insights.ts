import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { groups } from './groups.ts'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

// The numbers of both dashboards. Triggers keep them, in the transaction that changes what they count; no other code
// writes them, and nothing in them was said in a message, a note or a post.

const organisationId = () =>
  text()
    .notNull()
    .references(() => organisations.organisationId, { onDelete: 'cascade' })

/** What was last counted of somebody, so that it can be taken back. Who is left out has no row. */
export const insightPeople = pgTable(
  'insight_people',
  {
    userId: text()
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    country: text().notNull(),
    city: text().notNull(),
    // The field of work that the position belongs to.
    field: text().notNull(),
    skills: text().array().notNull(),
    fillsBio: boolean().notNull(),
    fillsPosition: boolean().notNull(),
    fillsCity: boolean().notNull(),
    fillsSkills: boolean().notNull(),
    fillsPicture: boolean().notNull(),
  },
  (table) => [index('insight_people_organisation').on(table.organisationId)],
)

/** How many people are at one place in one field of work, and how many of them fill which part of their profile. */
export const insightCells = pgTable(
  'insight_cells',
  {
    organisationId: organisationId(),
    country: text().notNull(),
    city: text().notNull(),
    field: text().notNull(),
    people: integer().notNull(),
    fillBio: integer().notNull(),
    fillPosition: integer().notNull(),
    fillCity: integer().notNull(),
    fillSkills: integer().notNull(),
    fillPicture: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'insight_cells_pk', columns: [table.organisationId, table.country, table.city, table.field] }),
  ],
)

/** How many people hold a skill: in all, and in each country, city and field of work. */
export const insightSkills = pgTable(
  'insight_skills',
  {
    organisationId: organisationId(),
    dimension: text({ enum: ['all', 'country', 'city', 'field'] }).notNull(),
    // Empty but for a place.
    country: text().notNull(),
    // Of a city its name, of a field its name; else empty.
    value: text().notNull(),
    skill: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'insight_skills_pk',
      columns: [table.organisationId, table.dimension, table.country, table.value, table.skill],
    }),
  ],
)

/** How many members of a named group are of one city or one field of work. */
export const insightGroupCounts = pgTable(
  'insight_group_counts',
  {
    groupId: text()
      .notNull()
      .references(() => groups.groupId, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    dimension: text({ enum: ['city', 'field'] }).notNull(),
    country: text().notNull(),
    value: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'insight_group_counts_pk',
      columns: [table.groupId, table.dimension, table.country, table.value],
    }),
    index('insight_group_counts_organisation').on(table.organisationId, table.dimension, table.country, table.value),
  ],
)

/** Who came and went, and which named groups were made, day by day (UTC). */
export const insightDays = pgTable(
  'insight_days',
  {
    organisationId: organisationId(),
    day: date().notNull(),
    joined: integer().notNull(),
    departed: integer().notNull(),
    groups: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'insight_days_pk', columns: [table.organisationId, table.day] })],
)

/** Messages sent, day by day. Of a day there are several rows, so that two groups seldom wait for each other. */
export const insightMessageDays = pgTable(
  'insight_message_days',
  {
    organisationId: organisationId(),
    day: date().notNull(),
    shard: smallint().notNull(),
    messages: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'insight_message_days_pk', columns: [table.organisationId, table.day, table.shard] })],
)

/** People who sent something, week by week (from Monday, UTC). */
export const insightActiveWeeks = pgTable(
  'insight_active_weeks',
  {
    organisationId: organisationId(),
    week: date().notNull(),
    shard: smallint().notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'insight_active_weeks_pk', columns: [table.organisationId, table.week, table.shard] }),
  ],
)

/** The last week in which somebody was counted as active: each counts once a week. */
export const insightLastActive = pgTable('insight_last_active', {
  userId: text()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  organisationId: organisationId(),
  week: date().notNull(),
})
