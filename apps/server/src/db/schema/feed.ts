import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

const time = () => timestamp({ withTimezone: true })
const organisationId = () =>
  text()
    .notNull()
    .references(() => organisations.organisationId, { onDelete: 'cascade' })
const personId = () =>
  text()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' })
const postId = () =>
  text()
    .notNull()
    .references(() => feedPosts.postId, { onDelete: 'cascade' })
/** Whom a text names, by the words it names them with. */
const mentions = () => jsonb().$type<{ userId: string; name: string }[]>().notNull().default([])

/** What the people of an organisation tell each other. Not sealed: everybody of it but guests can read it. */
export const feedPosts = pgTable(
  'feed_posts',
  {
    postId: text().primaryKey(),
    organisationId: organisationId(),
    authorId: personId(),
    // What the author's client called it: asked for twice, it is written once.
    clientPostId: text().notNull(),
    kind: text({ enum: ['post', 'question'] }).notNull(),
    text: text().notNull(),
    mentions: mentions(),
    skills: text().array().notNull().default([]),
    // Both or neither.
    pollOptions: text().array(),
    pollEndsAt: time(),
    createdAt: time().notNull(),
    editedAt: time(),
    pinnedAt: time(),
  },
  (table) => [
    index('feed_posts_newest').on(table.organisationId, table.createdAt, table.postId),
    index('feed_posts_pinned')
      .on(table.organisationId, table.pinnedAt)
      .where(sql`${table.pinnedAt} is not null`),
    uniqueIndex('feed_posts_client').on(table.authorId, table.clientPostId),
  ],
)

/** Pictures of posts. Those without a post were uploaded for one that is being written, and go after a day. */
export const feedPictures = pgTable(
  'feed_pictures',
  {
    pictureId: text().primaryKey(),
    organisationId: organisationId(),
    ownerId: personId(),
    postId: text().references(() => feedPosts.postId, { onDelete: 'cascade' }),
    place: integer().notNull().default(0),
    url: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    description: text().notNull().default(''),
    createdAt: time().notNull(),
  },
  (table) => [
    index('feed_pictures_post').on(table.postId),
    index('feed_pictures_owner').on(table.ownerId),
    index('feed_pictures_waiting')
      .on(table.createdAt)
      .where(sql`${table.postId} is null`),
  ],
)

/** What the page behind a post's first link says of itself, and until that is known when it is to be asked. */
export const feedLinkCards = pgTable(
  'feed_link_cards',
  {
    postId: postId().primaryKey(),
    organisationId: organisationId(),
    url: text().notNull(),
    // `none`: there is nothing to show; `removed`: the author does not want it.
    state: text({ enum: ['waiting', 'shown', 'none', 'removed'] }).notNull(),
    // When the page is to be asked; null: no more. Whoever claims it moves it on, as far as the claim holds.
    dueAt: time(),
    tries: integer().notNull().default(0),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    siteName: text().notNull().default(''),
    // All three or none.
    pictureUrl: text(),
    pictureWidth: integer(),
    pictureHeight: integer(),
  },
  (table) => [
    index('feed_link_cards_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
)

export const feedComments = pgTable(
  'feed_comments',
  {
    commentId: text().primaryKey(),
    organisationId: organisationId(),
    postId: postId(),
    authorId: personId(),
    clientCommentId: text().notNull(),
    text: text().notNull(),
    mentions: mentions(),
    createdAt: time().notNull(),
    editedAt: time(),
  },
  (table) => [
    index('feed_comments_post').on(table.postId, table.createdAt, table.commentId),
    uniqueIndex('feed_comments_client').on(table.authorId, table.clientCommentId),
  ],
)

/** Whom posts and comments name. */
export const feedMentions = pgTable(
  'feed_mentions',
  {
    userId: personId(),
    postId: postId(),
    // Null: the post itself.
    commentId: text().references(() => feedComments.commentId, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    byUserId: personId(),
    createdAt: time().notNull(),
    // Looked at, or put aside.
    seenAt: time(),
  },
  (table) => [
    uniqueIndex('feed_mentions_once').on(table.userId, table.postId, sql`coalesce(${table.commentId}, '')`),
    index('feed_mentions_post').on(table.postId, table.commentId),
    index('feed_mentions_by').on(table.byUserId),
  ],
)

/** Who wants a mail each week with what happened in the feed. Who does not has no row. */
export const feedDigests = pgTable(
  'feed_digests',
  {
    userId: personId().primaryKey(),
    organisationId: organisationId(),
    // By whose clock it is morning.
    timeZone: text().notNull(),
    dueAt: time().notNull(),
    // What happened before was told, or is no news.
    since: time().notNull(),
  },
  (table) => [index('feed_digests_due').on(table.dueAt)],
)

export const feedReactions = pgTable(
  'feed_reactions',
  {
    postId: postId(),
    userId: personId(),
    kind: text({ enum: ['clap', 'heart', 'celebrate', 'idea', 'laugh'] }).notNull(),
    organisationId: organisationId(),
  },
  (table) => [
    primaryKey({ name: 'feed_reactions_pk', columns: [table.postId, table.userId, table.kind] }),
    index('feed_reactions_user').on(table.userId),
  ],
)

/** Who chose what in a poll. Only sums leave the server. */
export const feedVotes = pgTable(
  'feed_votes',
  { postId: postId(), userId: personId(), option: integer().notNull(), organisationId: organisationId() },
  (table) => [
    primaryKey({ name: 'feed_votes_pk', columns: [table.postId, table.userId] }),
    index('feed_votes_user').on(table.userId),
  ],
)

/** Whom a question went to: those who hold a skill that it asks for, and wanted to be asked. */
export const feedAskings = pgTable(
  'feed_askings',
  {
    postId: postId(),
    userId: personId(),
    organisationId: organisationId(),
    // Answered, or put aside.
    settledAt: time(),
  },
  (table) => [
    primaryKey({ name: 'feed_askings_pk', columns: [table.postId, table.userId] }),
    index('feed_askings_user').on(table.userId),
  ],
)

/** What somebody wants the Managers to look at. */
export const feedReports = pgTable(
  'feed_reports',
  {
    reportId: text().primaryKey(),
    organisationId: organisationId(),
    postId: postId(),
    // Null: the post itself.
    commentId: text().references(() => feedComments.commentId, { onDelete: 'cascade' }),
    reporterId: personId(),
    reason: text().notNull().default(''),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('feed_reports_once').on(table.postId, sql`coalesce(${table.commentId}, '')`, table.reporterId),
    index('feed_reports_organisation').on(table.organisationId, table.createdAt),
    index('feed_reports_reporter').on(table.reporterId),
  ],
)
