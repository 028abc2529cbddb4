import type { Db } from '../../db/client.ts'
import {
  feedAskings,
  feedComments,
  feedPictures,
  feedPosts,
  feedReactions,
  feedVotes,
  preferences,
} from '../../db/schema/index.ts'
import type { DemoPerson } from '../demo-person.ts'
import { DEMO_POSTS, type DemoPost } from './posts.ts'

const HOUR_MS = 3_600_000
const COMMENT_MS = 17 * 60_000

/** What the feed needs of the rest of the demo. */
export interface DemoFeedParts {
  organisationId: string
  people: readonly DemoPerson[]
  userIdOf: (key: string) => string
  /** Keeps a picture, and says where it will be. */
  addPicture: (svg: string, ownerId: string) => string
  now: Date
}

/** The rows of the demo organisation's feed: the same posts, comments, reactions and votes on every machine. */
export function createDemoFeed(parts: DemoFeedParts) {
  const { organisationId, people, userIdOf, addPicture, now } = parts
  const everybody = people.map(({ key }) => userIdOf(key))
  const nameOf = new Map(people.map(({ key, firstName, lastName }) => [userIdOf(key), `${firstName} ${lastName}`]))
  const namedIn = (text: string) =>
    [...nameOf].flatMap(([userId, name]) => (text.includes(`@${name}`) ? [{ userId, name }] : []))
  /** Some of all, others for each post and each reaction. */
  const some = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => everybody[(from + index) % everybody.length] ?? '')
  const rows = DEMO_POSTS.map((post, place) => {
    const postId = `demo-post-${DEMO_POSTS.length - place}`
    const authorId = userIdOf(post.by)
    const createdAt = new Date(now.getTime() - post.hoursAgo * HOUR_MS)
    return {
      post: {
        postId,
        organisationId,
        authorId,
        clientPostId: postId,
        kind: post.asks ? ('question' as const) : ('post' as const),
        text: post.text,
        mentions: namedIn(post.text),
        skills: [...(post.asks?.skills ?? [])],
        pollOptions: post.poll ? post.poll.options.map(([text]) => text) : null,
        pollEndsAt: post.poll ? new Date(now.getTime() + post.poll.openForHours * HOUR_MS) : null,
        createdAt,
        pinnedAt: post.isPinned ? createdAt : null,
      },
      pictures: post.picture
        ? [
            {
              pictureId: `${postId}-picture`,
              organisationId,
              ownerId: authorId,
              postId,
              url: addPicture(post.picture.svg, authorId),
              width: post.picture.width,
              height: post.picture.height,
              description: post.picture.description,
              createdAt,
            },
          ]
        : [],
      comments: (post.comments ?? []).map(([by, text], index) => ({
        commentId: `${postId}-comment-${index + 1}`,
        organisationId,
        postId,
        authorId: userIdOf(by),
        clientCommentId: `${postId}-comment-${index + 1}`,
        text,
        mentions: namedIn(text),
        createdAt: new Date(createdAt.getTime() + (index + 1) * COMMENT_MS),
      })),
      reactions: reactionsOf(post).flatMap(([kind, count], index) =>
        some(count, place * 31 + index * 53 + 20).map((userId) => ({ postId, userId, kind, organisationId })),
      ),
      votes: votersOf(post, (count, from) => some(count, from + place * 7 + 20)).map(([userId, option]) => ({
        postId,
        userId,
        option,
        organisationId,
      })),
      askings: (post.asks?.people ?? []).map((key) => ({ postId, userId: userIdOf(key), organisationId })),
    }
  })
  const willing = [...new Set(DEMO_POSTS.flatMap(({ asks }) => asks?.people ?? []))]
  return {
    posts: rows.map(({ post }) => post),
    pictures: rows.flatMap(({ pictures }) => pictures),
    comments: rows.flatMap(({ comments }) => comments),
    reactions: rows.flatMap(({ reactions }) => reactions),
    votes: rows.flatMap(({ votes }) => votes),
    askings: rows.flatMap(({ askings }) => askings),
    preferences: willing.map((key) => ({ userId: userIdOf(key), isAskedInFeed: true })),
  }
}

/** Puts the feed in place; its people are there already. */
export async function insertDemoFeed(tx: Db, feed: ReturnType<typeof createDemoFeed>): Promise<void> {
  await tx.insert(feedPosts).values(feed.posts)
  await tx.insert(feedPictures).values(feed.pictures)
  await tx.insert(feedComments).values(feed.comments)
  await tx.insert(feedReactions).values(feed.reactions)
  await tx.insert(feedVotes).values(feed.votes)
  await tx
    .insert(preferences)
    .values(feed.preferences)
    .onConflictDoUpdate({ target: preferences.userId, set: { isAskedInFeed: true } })
  await tx.insert(feedAskings).values(feed.askings)
}

function reactionsOf({ reactions = {} }: DemoPost) {
  return Object.entries(reactions) as [keyof typeof reactions, number][]
}

/** Everybody votes once. */
function votersOf({ poll }: DemoPost, some: (count: number, from: number) => string[]): [string, number][] {
  let from = 0
  return (poll?.options ?? []).flatMap(([, votes], option) => {
    const voters = some(votes, from)
    from += votes
    return voters.map((userId): [string, number] => [userId, option])
  })
}
