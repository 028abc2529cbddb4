import type { GroupId } from '../ids.ts'

/**
 * What a service worker opens: where something new was written, and the group's name or, of two people, the writer's.
 * The message itself is sealed and stays with the server.
 */
export interface PushPayload {
  groupId: GroupId
  title: string
}

/** What a service worker opens of the feed: where one was named, and who did it. What was written stays with the server. */
export interface FeedPushPayload {
  postId: string
  title: string
}
