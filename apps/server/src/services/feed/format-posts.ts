import { and, asc, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { FeedLinkCard, FeedPost, FeedReactionKind, UserSummary } from '@umkreis/schemas'
import type { PostRow } from '../../access/require-feed.ts'
import type { Viewer } from '../../access/viewer.ts'
import { showUsers } from '../../access/shown-users.ts'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Db } from '../../db/client.ts'
import {
  feedAskings,
  feedComments,
  feedLinkCards,
  feedPictures,
  feedReactions,
  feedVotes,
  organisationSettings,
  users,
} from '../../db/schema/index.ts'
import { formatUserSummary } from '../users/format-user.ts'

const COMMENTERS_SHOWN = 3
// Of so many of the last comments the authors are looked at: one person who writes them all would hide the others.
const COMMENTS_LOOKED_AT = 12
/** The order in which reactions stand, whoever was first. */
const KINDS: readonly FeedReactionKind[] = ['clap', 'heart', 'celebrate', 'idea', 'laugh']

/** Turns rows of the viewer's organisation into posts as the viewer sees them, in the order given. */
export async function formatPosts(db: Db, viewer: Viewer, rows: readonly PostRow[]): Promise<FeedPost[]> {
  if (rows.length === 0) return []
  const postIds = rows.map(({ postId }) => postId)
  const [pictures, cards, reactions, votes, comments, askings] = await Promise.all([
    db.select().from(feedPictures).where(inArray(feedPictures.postId, postIds)).orderBy(asc(feedPictures.place)),
    loadCards(db, postIds),
    loadReactions(db, viewer, postIds),
    loadVotes(db, viewer, rows),
    loadComments(db, postIds),
    db
      .select({ postId: feedAskings.postId })
      .from(feedAskings)
      .where(
        and(inArray(feedAskings.postId, postIds), eq(feedAskings.userId, viewer.userId), isNull(feedAskings.settledAt)),
      ),
  ])
  const people = await loadPeople(db, viewer, [
    ...rows.map(({ authorId }) => authorId),
    ...[...comments.values()].flatMap(({ authorIds }) => authorIds),
  ])
  const asked = new Set(askings.map(({ postId }) => postId))
  return rows.flatMap((row) => {
    const author = people.get(row.authorId)
    // Their posts go with people; one that is going at this moment is gone already.
    if (!author) return []
    const { postId, pollOptions, pollEndsAt } = row
    const said = comments.get(postId)
    return [
      {
        postId,
        author,
        kind: row.kind,
        text: row.text,
        mentions: row.mentions,
        pictures: pictures
          .filter((picture) => picture.postId === postId)
          .map(({ pictureId, url, width, height, description }) => ({ pictureId, url, width, height, description })),
        linkCard: cards.get(postId) ?? null,
        poll: pollOptions && pollEndsAt ? formatPoll(pollOptions, pollEndsAt, votes.get(postId) ?? []) : null,
        skills: row.skills,
        isForMe: asked.has(postId),
        createdAt: row.createdAt.toISOString(),
        editedAt: row.editedAt?.toISOString() ?? null,
        isPinned: row.pinnedAt !== null,
        reactions: KINDS.flatMap((kind) => {
          const given = reactions.find((one) => one.postId === postId && one.kind === kind)
          return given ? [{ kind, count: given.count, isOwn: given.isOwn }] : []
        }),
        commentCount: said?.count ?? 0,
        commenters: (said?.authorIds ?? []).flatMap((userId) => people.get(userId) ?? []).slice(0, COMMENTERS_SHOWN),
      },
    ]
  })
}

/** @returns Those of these people who are there for the viewer, by id. */
export async function loadPeople(
  db: Db,
  viewer: Viewer,
  userIds: readonly string[],
): Promise<Map<string, UserSummary>> {
  const wanted = [...new Set(userIds)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.userId, wanted), visibleUsers(viewer)))
  return new Map((await showUsers(db, viewer, rows)).map((row) => [row.userId, formatUserSummary(row)]))
}

/** What the linked pages say of themselves, where the organisation has them asked. */
async function loadCards(db: Db, postIds: string[]): Promise<Map<string, FeedLinkCard>> {
  const rows = await db
    .select({ card: feedLinkCards })
    .from(feedLinkCards)
    .leftJoin(organisationSettings, eq(organisationSettings.organisationId, feedLinkCards.organisationId))
    .where(
      and(
        inArray(feedLinkCards.postId, postIds),
        eq(feedLinkCards.state, 'shown'),
        sql`coalesce(${organisationSettings.usesLinkCards}, true)`,
      ),
    )
  return new Map(
    rows.map(({ card: { postId, url, title, description, siteName, pictureUrl, pictureWidth, pictureHeight } }) => [
      postId,
      {
        url,
        title,
        description,
        siteName,
        picture: pictureUrl === null ? null : { url: pictureUrl, width: pictureWidth ?? 1, height: pictureHeight ?? 1 },
      },
    ]),
  )
}

function loadReactions(db: Db, viewer: Viewer, postIds: string[]) {
  return db
    .select({
      postId: feedReactions.postId,
      kind: feedReactions.kind,
      count: count(),
      isOwn: sql<boolean>`bool_or(${feedReactions.userId} = ${viewer.userId})`,
    })
    .from(feedReactions)
    .where(inArray(feedReactions.postId, postIds))
    .groupBy(feedReactions.postId, feedReactions.kind)
}

interface Votes {
  option: number
  count: number
  isOwn: boolean
}

async function loadVotes(db: Db, viewer: Viewer, rows: readonly PostRow[]): Promise<Map<string, Votes[]>> {
  const postIds = rows.flatMap(({ postId, pollOptions }) => (pollOptions ? [postId] : []))
  if (postIds.length === 0) return new Map()
  const votes = await db
    .select({
      postId: feedVotes.postId,
      option: feedVotes.option,
      count: count(),
      isOwn: sql<boolean>`bool_or(${feedVotes.userId} = ${viewer.userId})`,
    })
    .from(feedVotes)
    .where(inArray(feedVotes.postId, postIds))
    .groupBy(feedVotes.postId, feedVotes.option)
  return Map.groupBy(votes, ({ postId }) => postId)
}

function formatPoll(options: readonly string[], endsAt: Date, votes: readonly Votes[]): FeedPost['poll'] {
  return {
    options: options.map((text, place) => ({
      text,
      votes: votes.find(({ option }) => option === place)?.count ?? 0,
    })),
    endsAt: endsAt.toISOString(),
    ownOption: votes.find(({ isOwn }) => isOwn)?.option ?? null,
  }
}

/** How many comments each post has, and who wrote the last ones. */
async function loadComments(db: Db, postIds: string[]): Promise<Map<string, { count: number; authorIds: string[] }>> {
  const newest = db
    .select({
      postId: feedComments.postId,
      authorId: feedComments.authorId,
      place:
        sql<number>`row_number() over (partition by ${feedComments.postId} order by ${feedComments.createdAt} desc)`.as(
          'place',
        ),
      count: sql<number>`count(*) over (partition by ${feedComments.postId})`.mapWith(Number).as('all_of_them'),
    })
    .from(feedComments)
    .where(inArray(feedComments.postId, postIds))
    .as('newest')
  const rows = await db.select().from(newest).where(lte(newest.place, COMMENTS_LOOKED_AT)).orderBy(asc(newest.place))
  const byPost = new Map<string, { count: number; authorIds: string[] }>()
  for (const { postId, authorId, count: all } of rows) {
    const entry = byPost.get(postId) ?? { count: all, authorIds: [] }
    if (!entry.authorIds.includes(authorId)) entry.authorIds.push(authorId)
    byPost.set(postId, entry)
  }
  return byPost
}
