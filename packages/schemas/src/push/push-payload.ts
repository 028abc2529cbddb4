import * as v from 'valibot'
import { groupIdSchema } from '../ids.ts'

/**
 * What a service worker opens: where something new was written, and the group's name or, of two people, the writer's.
 * The message itself is sealed and stays with the server.
 */
export const pushPayloadSchema = v.object({ groupId: groupIdSchema, title: v.string() })
/** What a service worker opens. */
export type PushPayload = v.InferOutput<typeof pushPayloadSchema>

/** What a service worker opens of the feed: where one was named, and who did it. What was written stays with the server. */
export const feedPushPayloadSchema = v.object({ postId: v.string(), title: v.string() })
/** What a service worker opens of the feed. */
export type FeedPushPayload = v.InferOutput<typeof feedPushPayloadSchema>
