import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import type { EventBus, ServerEvents } from '../../events/event-bus.ts'

/** What changing the feed takes. */
export interface FeedParts {
  db: Db
  events: EventBus
  now: () => Date
}

/** Tells those who are named for the first time. */
export function publishMentions(
  { events }: Pick<FeedParts, 'events'>,
  { userId: byUserId }: Viewer,
  postId: string,
  userIds: readonly string[],
): void {
  if (userIds.length > 0) events.publish('mentioned', { postId, userIds, byUserId })
}

/** Tells everybody of the viewer's organisation who has a feed that a post is new, different or gone. */
export function publishFeed(
  { events }: Pick<FeedParts, 'events'>,
  viewer: Viewer,
  postId: string,
  change: ServerEvents['feedChanged']['change'],
): void {
  events.publish('feedChanged', { organisationId: viewer.organisationId, postId, change })
}
