import type { QueryClient } from '@tanstack/react-query'
import type { FeedMentionsAnswer, FeedPost, FeedQuestionsAnswer } from '@umkreis/schemas'
import { type FeedPages, listPosts, putPost, removePost } from '../../logic/feed-pages.ts'
import { FEED_KEYS } from './use-feed-calls.ts'

/** Changes what is loaded of the feed. */
export function changePages(queries: QueryClient, change: (pages: FeedPages) => FeedPages): void {
  queries.setQueryData<FeedPages>(FEED_KEYS.posts, (pages) => pages && change(pages))
}

/** Shows a post as it is now, in the feed, beside it, and where it is opened by itself. */
export function storePost(queries: QueryClient, post: FeedPost): void {
  changePages(queries, (pages) => putPost(pages, post))
  changeQuestions(queries, (all) => all.map((one) => (one.postId === post.postId ? post : one)))
  if (isOpened(queries, post.postId)) queries.setQueryData<FeedPost | null>(FEED_KEYS.post(post.postId), post)
}

/** Shows a post nowhere any more. */
export function dropPost(queries: QueryClient, postId: string): void {
  changePages(queries, (pages) => removePost(pages, postId))
  changeQuestions(queries, (all) => all.filter((one) => one.postId !== postId))
  queries.setQueryData<FeedMentionsAnswer>(FEED_KEYS.mentions, (all) => all?.filter((one) => one.postId !== postId))
  if (isOpened(queries, postId)) queries.setQueryData<FeedPost | null>(FEED_KEYS.post(postId), null)
}

/** Whether a post is shown, in the feed or opened by itself, so that its changes matter. */
export function isShown(queries: QueryClient, postId: string): boolean {
  return (
    isOpened(queries, postId) ||
    listPosts(queries.getQueryData<FeedPages>(FEED_KEYS.posts)).some((post) => post.postId === postId)
  )
}

function changeQuestions(queries: QueryClient, change: (questions: FeedPost[]) => FeedPost[]): void {
  queries.setQueryData<FeedQuestionsAnswer>(
    FEED_KEYS.questions,
    (all) => all && { ...all, questions: change(all.questions) },
  )
}

function isOpened(queries: QueryClient, postId: string): boolean {
  return queries.getQueryData<FeedPost | null>(FEED_KEYS.post(postId)) !== undefined
}
