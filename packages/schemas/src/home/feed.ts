import * as v from 'valibot'
import { severalLines, singleLine, visible, visibleOrEmpty } from '../plain-text.ts'
import { userSummarySchema } from '../profile/user.ts'

/** Greatest length of a post's text, in UTF-16 units. */
export const FEED_TEXT_MAX_LENGTH = 10_000
/** Greatest length of a comment's text, in UTF-16 units. */
export const FEED_COMMENT_MAX_LENGTH = 2000
/** Pictures of one post. */
export const FEED_PICTURES_MAX = 4
/** Greatest length of what a picture is said to show. */
export const FEED_PICTURE_DESCRIPTION_MAX_LENGTH = 300
/** Answers of one poll, at least 2. */
export const FEED_POLL_OPTIONS_MAX = 6
/** Greatest length of one answer of a poll. */
export const FEED_POLL_OPTION_MAX_LENGTH = 80
/** For how long a poll may be open, in days. */
export const FEED_POLL_MAX_DAYS = 90
/** People whom one post or comment may name. */
export const FEED_MENTIONS_MAX = 20
/** Skills that a question may ask for. */
export const FEED_SKILLS_MAX = 5
/** Posts on one page of `GET /feed/posts`. */
export const FEED_PAGE_SIZE = 20
/** Comments on one page of `GET /feed/posts/{postId}/comments`. */
export const FEED_COMMENTS_PAGE_SIZE = 50

const time = v.pipe(v.string(), v.isoTimestamp())
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Invalid id'))
const CONTROLS = 'Control characters are not allowed'

const text = (maxLength: number, missing: string, tooLong: string) =>
  v.pipe(v.string(missing), v.maxLength(maxLength, tooLong), severalLines(CONTROLS), visible(missing))
const mentions = v.pipe(v.array(id), v.maxLength(FEED_MENTIONS_MAX, 'That names too many people at once'))

/** How colleagues answer a post without words: a small set, each drawn as an icon. */
export const feedReactionKindSchema = v.picklist(['clap', 'heart', 'celebrate', 'idea', 'laugh'])
/** How colleagues answer a post without words. */
export type FeedReactionKind = v.InferOutput<typeof feedReactionKindSchema>

/** A picture of a post: re-encoded by the server, for a place of known shape. */
export const feedPictureSchema = v.object({
  pictureId: id,
  url: v.string(),
  /** In pixels. */
  width: v.number(),
  height: v.number(),
  /** What it shows, for those who do not see it. Empty when its author did not say. */
  description: v.string(),
})
/** A picture of a post. */
export type FeedPicture = v.InferOutput<typeof feedPictureSchema>

/** A poll below a post: one choice each, to be changed until it ends. Who chose what is told to nobody. */
export const feedPollSchema = v.object({
  options: v.array(v.object({ text: v.string(), votes: v.number() })),
  endsAt: time,
  /** The place of one's own choice, from 0. */
  ownOption: v.nullable(v.number()),
})
/** A poll below a post. */
export type FeedPoll = v.InferOutput<typeof feedPollSchema>

/** What of a post or a comment names somebody: `@` and the name, as it stands in the text. */
export const feedMentionSchema = v.object({ userId: id, name: v.string() })
/** What of a text names somebody. */
export type FeedMention = v.InferOutput<typeof feedMentionSchema>

/** What the page that a post links to says of itself, asked for by the server: no reader's browser asks the page. */
export const feedLinkCardSchema = v.object({
  /** As the post names it. */
  url: v.pipe(v.string(), v.regex(/^https?:\/\//i, 'Not an address of the web')),
  title: v.string(),
  /** Empty where the page does not say. */
  description: v.string(),
  siteName: v.string(),
  /** Re-encoded by the server, for a place of known shape. */
  picture: v.nullable(v.object({ url: v.string(), width: v.number(), height: v.number() })),
})
/** What the page that a post links to says of itself. */
export type FeedLinkCard = v.InferOutput<typeof feedLinkCardSchema>

/** A post of the organisation's feed as one member sees it. Everybody of the organisation but guests can read it. */
export const feedPostSchema = v.object({
  postId: id,
  author: userSummarySchema,
  /** A question asks those who hold a skill. */
  kind: v.picklist(['post', 'question']),
  /** Markdown. */
  text: v.string(),
  mentions: v.array(feedMentionSchema),
  pictures: v.array(feedPictureSchema),
  /** Of the first link of its text; null until its page was asked, and where there is nothing to show. */
  linkCard: v.nullable(feedLinkCardSchema),
  poll: v.nullable(feedPollSchema),
  /** Of a question: who holds one of these, or a related one, and wants to be asked, is. */
  skills: v.array(v.string()),
  /** Whether the viewer was asked this question. */
  isForMe: v.boolean(),
  createdAt: time,
  editedAt: v.nullable(time),
  isPinned: v.boolean(),
  reactions: v.array(v.object({ kind: feedReactionKindSchema, count: v.number(), isOwn: v.boolean() })),
  commentCount: v.number(),
  /** Up to three who commented last, for their portraits. */
  commenters: v.array(userSummarySchema),
})
/** A post of the organisation's feed. */
export type FeedPost = v.InferOutput<typeof feedPostSchema>

/** `GET /feed/posts`: `before` is the `nextCursor` of the page before. */
export const feedQuerySchema = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[A-Za-z0-9_-]{1,64}$/, 'Not a place of the feed'))),
  pageSize: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'Must be a whole number'),
      v.transform(Number),
      v.minValue(1, 'Must be at least 1'),
      v.maxValue(50, 'Must be at most 50'),
    ),
    String(FEED_PAGE_SIZE),
  ),
})
/** The query of `GET /feed/posts`. */
export type FeedQuery = v.InferOutput<typeof feedQuerySchema>

/** `GET /feed/posts`: the newest first. */
export const feedAnswerSchema = v.object({
  /** Only with the first page; what is pinned is not among `posts`. */
  pinned: v.array(feedPostSchema),
  posts: v.array(feedPostSchema),
  /** Null on the last page. */
  nextCursor: v.nullable(v.string()),
})
/** `GET /feed/posts`. */
export type FeedAnswer = v.InferOutput<typeof feedAnswerSchema>

const pollPost = v.object({
  options: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(
          FEED_POLL_OPTION_MAX_LENGTH,
          `Please keep each answer to ${FEED_POLL_OPTION_MAX_LENGTH} characters`,
        ),
        singleLine(CONTROLS),
        visible('Please write each answer'),
      ),
    ),
    v.minLength(2, 'A poll has at least two answers'),
    v.maxLength(FEED_POLL_OPTIONS_MAX, `A poll has at most ${FEED_POLL_OPTIONS_MAX} answers`),
    v.check((options) => new Set(options).size === options.length, 'Each answer can be there only once'),
  ),
  endsAt: time,
})

/** `POST /feed/posts`. Whoever repeats a `clientPostId` gets the post that they have already written. */
export const feedPostPostSchema = v.object({
  clientPostId: id,
  kind: v.optional(v.picklist(['post', 'question']), 'post'),
  text: text(
    FEED_TEXT_MAX_LENGTH,
    'Please write something',
    `Please keep a post to ${FEED_TEXT_MAX_LENGTH.toLocaleString('en')} characters`,
  ),
  /** Whom the text names, each by `@`, first and last name. */
  mentions: v.optional(mentions, []),
  pictures: v.optional(
    v.pipe(
      v.array(
        v.object({
          pictureId: id,
          description: v.pipe(
            v.string(),
            v.trim(),
            v.maxLength(FEED_PICTURE_DESCRIPTION_MAX_LENGTH, 'Please describe the picture in fewer words'),
            severalLines(CONTROLS),
            visibleOrEmpty(CONTROLS),
          ),
        }),
      ),
      v.maxLength(FEED_PICTURES_MAX, `A post has at most ${FEED_PICTURES_MAX} pictures`),
    ),
    [],
  ),
  poll: v.optional(v.nullable(pollPost), null),
  skills: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.trim(),
          v.maxLength(60, 'Please keep each skill to 60 characters'),
          singleLine(CONTROLS),
          visible('Please name each skill'),
        ),
      ),
      v.maxLength(FEED_SKILLS_MAX, `A question asks for at most ${FEED_SKILLS_MAX} skills`),
    ),
    [],
  ),
})
/** `POST /feed/posts`, before it is checked. */
export type FeedPostPost = v.InferInput<typeof feedPostPostSchema>
/** `POST /feed/posts`, checked. */
export type CheckedFeedPostPost = v.InferOutput<typeof feedPostPostSchema>

/** `PATCH /feed/posts/{postId}`: its text, by its author. */
export const feedPostUpdateSchema = v.object({
  text: feedPostPostSchema.entries.text,
  mentions: v.optional(mentions, []),
})
/** `PATCH /feed/posts/{postId}`, before it is checked. */
export type FeedPostUpdate = v.InferInput<typeof feedPostUpdateSchema>

/** `PUT /feed/posts/{postId}/vote`: the place of the choice, from 0. */
export const feedVoteSchema = v.object({
  option: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FEED_POLL_OPTIONS_MAX - 1)),
})
/** `PUT /feed/posts/{postId}/vote`. */
export type FeedVote = v.InferOutput<typeof feedVoteSchema>

/** A comment on a post. */
export const feedCommentSchema = v.object({
  commentId: id,
  postId: id,
  author: userSummarySchema,
  text: v.string(),
  mentions: v.array(feedMentionSchema),
  createdAt: time,
  editedAt: v.nullable(time),
})
/** A comment on a post. */
export type FeedComment = v.InferOutput<typeof feedCommentSchema>

/** `GET /feed/posts/{postId}/comments`: `before` is the `olderCursor` of the page before. */
export const feedCommentsQuerySchema = v.object({ before: feedQuerySchema.entries.before })
/** The query of `GET /feed/posts/{postId}/comments`. */
export type FeedCommentsQuery = v.InferOutput<typeof feedCommentsQuerySchema>

/** `GET /feed/posts/{postId}/comments`: the newest page, the oldest of it first. */
export const feedCommentsAnswerSchema = v.object({
  comments: v.array(feedCommentSchema),
  /** Null where there are none before these. */
  olderCursor: v.nullable(v.string()),
})
/** `GET /feed/posts/{postId}/comments`. */
export type FeedCommentsAnswer = v.InferOutput<typeof feedCommentsAnswerSchema>

/** `PATCH /feed/comments/{commentId}`: its text, by its author. */
export const feedCommentUpdateSchema = v.object({
  text: text(
    FEED_COMMENT_MAX_LENGTH,
    'Please write something',
    `Please keep a comment to ${FEED_COMMENT_MAX_LENGTH.toLocaleString('en')} characters`,
  ),
  mentions: v.optional(mentions, []),
})
/** `PATCH /feed/comments/{commentId}`, before it is checked. */
export type FeedCommentUpdate = v.InferInput<typeof feedCommentUpdateSchema>

/** `POST /feed/posts/{postId}/comments`. Whoever repeats a `clientCommentId` gets the comment already written. */
export const feedCommentPostSchema = v.object({ clientCommentId: id, ...feedCommentUpdateSchema.entries })
/** `POST /feed/posts/{postId}/comments`, before it is checked. */
export type FeedCommentPost = v.InferInput<typeof feedCommentPostSchema>
