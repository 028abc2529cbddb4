import * as v from 'valibot'
import { userSummarySchema } from '../profile/user.ts'
import { timeZoneSchema } from '../settings/quiet-hours.ts'
import { feedCommentSchema, feedPostSchema } from './feed.ts'

/** `GET /feed/digest` and `PUT /feed/digest`: a mail on Mondays at eight with what happened, off at first. */
export const feedDigestSchema = v.object({
  /** By whose clock; null: one gets none. */
  timeZone: v.nullable(timeZoneSchema),
})
/** Whether one gets the weekly digest. */
export type FeedDigest = v.InferOutput<typeof feedDigestSchema>

/** `GET /feed/mentions`: where posts and comments name the viewer, who has not looked yet, the newest first; at most a hundred. */
export const feedMentionsAnswerSchema = v.array(
  v.object({
    postId: feedPostSchema.entries.postId,
    /** Null where the post itself names them. */
    commentId: v.nullable(feedCommentSchema.entries.commentId),
    author: userSummarySchema,
    /** How it begins. */
    text: v.string(),
    createdAt: feedPostSchema.entries.createdAt,
  }),
)
/** `GET /feed/mentions`. */
export type FeedMentionsAnswer = v.InferOutput<typeof feedMentionsAnswerSchema>

/** `GET /feed/questions`: questions that the viewer was asked, and has neither answered nor put aside, the newest first. */
export const feedQuestionsAnswerSchema = v.object({
  /** Whether one is asked at all: a switch of one's own, off at first. */
  isAsked: v.boolean(),
  questions: v.array(feedPostSchema),
})
/** `GET /feed/questions`. */
export type FeedQuestionsAnswer = v.InferOutput<typeof feedQuestionsAnswerSchema>

/** `PUT /feed/questions`: whether one wants to be asked what fits one's skills. */
export const feedAskedSchema = v.object({ isAsked: v.boolean() })
/** `PUT /feed/questions`. */
export type FeedAsked = v.InferOutput<typeof feedAskedSchema>
