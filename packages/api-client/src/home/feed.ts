import {
  feedAnswerSchema,
  feedCommentPostSchema,
  feedCommentSchema,
  feedCommentUpdateSchema,
  feedCommentsAnswerSchema,
  feedDigestSchema,
  feedMentionsAnswerSchema,
  feedPictureSchema,
  feedPostPostSchema,
  feedPostSchema,
  feedPostUpdateSchema,
  feedQuestionsAnswerSchema,
  feedReportPostSchema,
  feedReportsAnswerSchema,
  type FeedAnswer,
  type FeedComment,
  type FeedCommentPost,
  type FeedCommentUpdate,
  type FeedCommentsAnswer,
  type FeedDigest,
  type FeedMentionsAnswer,
  type FeedPicture,
  type FeedPost,
  type FeedPostPost,
  type FeedPostUpdate,
  type FeedQuestionsAnswer,
  type FeedReactionKind,
  type FeedReportsAnswer,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** What the people of the organisation tell each other. Whoever has no feed gets an `ApiError` of 404 from each call. */
export interface FeedResource {
  /** One page, the newest first. @param before The `nextCursor` of the page before. */
  page(before?: string, signal?: AbortSignal): Promise<FeedAnswer>
  post(postId: string, signal?: AbortSignal): Promise<FeedPost>
  /** Writes a post; the same `clientPostId` is written once, however often it is sent. */
  write(post: FeedPostPost): Promise<FeedPost>
  /** Changes the words of one's own post. */
  change(postId: string, change: FeedPostUpdate): Promise<FeedPost>
  /** Removes one's own post or, as a Manager, anybody's. */
  remove(postId: string): Promise<void>
  /** Removes what is shown of the page that one's own post or, as a Manager, anybody's, links to. */
  removeLinkCard(postId: string): Promise<FeedPost>
  /** Only for Managers. */
  pin(postId: string, isPinned: boolean): Promise<FeedPost>
  react(postId: string, kind: FeedReactionKind, isGiven: boolean): Promise<FeedPost>
  /** Chooses in a poll. @param option From 0. @throws {ApiError} 409 once it has ended. */
  vote(postId: string, option: number): Promise<FeedPost>
  /** The newest comments, or those before. @param before The `olderCursor` of the page before. */
  comments(postId: string, before?: string, signal?: AbortSignal): Promise<FeedCommentsAnswer>
  /** Writes a comment; the same `clientCommentId` is written once. */
  comment(postId: string, comment: FeedCommentPost): Promise<FeedComment>
  changeComment(commentId: string, change: FeedCommentUpdate): Promise<FeedComment>
  removeComment(commentId: string): Promise<void>
  /** Tells the Managers of a post or a comment. */
  report(reported: { postId: string } | { commentId: string }, reason: string): Promise<void>
  /** What was reported and not settled. Only for Managers. */
  reports(signal?: AbortSignal): Promise<FeedReportsAnswer>
  /** Leaves what was reported as it is. Only for Managers. */
  settleReport(reportId: string): Promise<void>
  /** Whether one gets the weekly digest by mail. */
  digest(signal?: AbortSignal): Promise<FeedDigest>
  /** Gets it from now on by the clock of a time zone, or, with null, no more. */
  setDigest(timeZone: string | null): Promise<FeedDigest>
  /** Where one is named and has not looked yet. */
  mentions(signal?: AbortSignal): Promise<FeedMentionsAnswer>
  /** Notes that one has seen where a post, and the comments below it, name one. */
  settleMentions(postId: string): Promise<void>
  /** What one was asked for one's skills. */
  questions(signal?: AbortSignal): Promise<FeedQuestionsAnswer>
  /** Chooses whether one is asked. */
  setAsked(isAsked: boolean): Promise<void>
  /** Puts a question aside that one was asked. */
  settleQuestion(postId: string): Promise<void>
  /** Sends a picture for a post that is being written: PNG, JPEG or WebP of at most 5 MB. */
  uploadPicture(file: Blob, signal?: AbortSignal): Promise<FeedPicture>
  /** Takes back a picture that is in no post yet. */
  removePicture(pictureId: string): Promise<void>
}

/** Adds the feed to a client. @throws {TypeError} For what this package did not make. */
export function createFeed(client: ApiClient): FeedResource {
  const http = transportOf(client)
  const within = (signal?: AbortSignal) => (signal ? { signal } : {})
  const postPath = (postId: string) => `feed/posts/${encodeURIComponent(postId)}`
  const commentPath = (commentId: string) => `feed/comments/${encodeURIComponent(commentId)}`
  const before = (cursor: string | undefined) => (cursor === undefined ? {} : { searchParams: { before: cursor } })
  return {
    page: (cursor, signal) =>
      http.json('get', 'feed/posts', feedAnswerSchema, { ...before(cursor), ...within(signal) }),
    post: (postId, signal) => http.json('get', postPath(postId), feedPostSchema, within(signal)),
    write: async (post) =>
      http.json('post', 'feed/posts', feedPostSchema, { json: http.parseRequest(feedPostPostSchema, post) }),
    change: async (postId, change) =>
      http.json('patch', postPath(postId), feedPostSchema, { json: http.parseRequest(feedPostUpdateSchema, change) }),
    remove: (postId) => http.send('delete', postPath(postId)),
    removeLinkCard: (postId) => http.json('delete', `${postPath(postId)}/link-card`, feedPostSchema),
    pin: (postId, isPinned) => http.json(isPinned ? 'put' : 'delete', `${postPath(postId)}/pin`, feedPostSchema),
    react: (postId, kind, isGiven) =>
      http.json(isGiven ? 'put' : 'delete', `${postPath(postId)}/reactions/${kind}`, feedPostSchema),
    vote: (postId, option) => http.json('put', `${postPath(postId)}/vote`, feedPostSchema, { json: { option } }),
    comments: (postId, cursor, signal) =>
      http.json('get', `${postPath(postId)}/comments`, feedCommentsAnswerSchema, {
        ...before(cursor),
        ...within(signal),
      }),
    comment: async (postId, comment) =>
      http.json('post', `${postPath(postId)}/comments`, feedCommentSchema, {
        json: http.parseRequest(feedCommentPostSchema, comment),
      }),
    changeComment: async (commentId, change) =>
      http.json('patch', commentPath(commentId), feedCommentSchema, {
        json: http.parseRequest(feedCommentUpdateSchema, change),
      }),
    removeComment: (commentId) => http.send('delete', commentPath(commentId)),
    async report(reported, reason) {
      const path = 'postId' in reported ? postPath(reported.postId) : commentPath(reported.commentId)
      await http.send('post', `${path}/reports`, { json: http.parseRequest(feedReportPostSchema, { reason }) })
    },
    reports: (signal) => http.json('get', 'feed/reports', feedReportsAnswerSchema, within(signal)),
    settleReport: (reportId) => http.send('delete', `feed/reports/${encodeURIComponent(reportId)}`),
    digest: (signal) => http.json('get', 'feed/digest', feedDigestSchema, within(signal)),
    setDigest: async (timeZone) =>
      http.json('put', 'feed/digest', feedDigestSchema, { json: http.parseRequest(feedDigestSchema, { timeZone }) }),
    mentions: (signal) => http.json('get', 'feed/mentions', feedMentionsAnswerSchema, within(signal)),
    settleMentions: (postId) => http.send('delete', `feed/mentions/${encodeURIComponent(postId)}`),
    questions: (signal) => http.json('get', 'feed/questions', feedQuestionsAnswerSchema, within(signal)),
    setAsked: (isAsked) => http.send('put', 'feed/questions', { json: { isAsked } }),
    settleQuestion: (postId) => http.send('delete', `feed/questions/${encodeURIComponent(postId)}`),
    async uploadPicture(file, signal) {
      const body = new FormData()
      body.append('picture', file)
      // A large picture on a slow line takes its time.
      return http.json('post', 'feed/pictures', feedPictureSchema, { body, timeout: 60_000, ...within(signal) })
    },
    removePicture: (pictureId) => http.send('delete', `feed/pictures/${encodeURIComponent(pictureId)}`),
  }
}
