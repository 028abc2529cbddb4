import * as v from 'valibot'
import { severalLines } from '../plain-text.ts'
import { userSummarySchema } from '../profile/user.ts'
import { feedCommentSchema, feedPostSchema } from './feed.ts'

/** Greatest length of why somebody reports something. */
export const FEED_REPORT_MAX_LENGTH = 500

/** `POST /feed/posts/{postId}/reports` and the same of a comment: tells the Managers, with or without words. */
export const feedReportPostSchema = v.object({
  reason: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(FEED_REPORT_MAX_LENGTH, `Please keep it to ${FEED_REPORT_MAX_LENGTH} characters`),
      severalLines('Control characters are not allowed'),
    ),
    '',
  ),
})
/** What somebody reports, before it is checked. */
export type FeedReportPost = v.InferInput<typeof feedReportPostSchema>

/** `GET /feed/reports`: what has been reported and not been settled, the oldest first. Only for Managers. */
export const feedReportsAnswerSchema = v.array(
  v.object({
    reportId: feedPostSchema.entries.postId,
    postId: feedPostSchema.entries.postId,
    /** Null where the post itself was reported. */
    commentId: v.nullable(feedCommentSchema.entries.commentId),
    author: userSummarySchema,
    /** What was reported, as it stands now. */
    text: v.string(),
    reporter: userSummarySchema,
    reason: v.string(),
    createdAt: feedPostSchema.entries.createdAt,
  }),
)
/** `GET /feed/reports`. */
export type FeedReportsAnswer = v.InferOutput<typeof feedReportsAnswerSchema>
