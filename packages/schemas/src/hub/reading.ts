import * as v from 'valibot'
import { groupIdSchema, userIdSchema } from '../ids.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * The only argument of `SetActiveGroup`: the group that this connection shows, or null for none. Messages in it raise no
 * `NewMessageNotification` here.
 */
export const setActiveGroupRequestSchema = v.object({ GroupId: v.nullable(groupIdSchema) })
/** The only argument of `SetActiveGroup`. */
export type SetActiveGroupRequest = v.InferOutput<typeof setActiveGroupRequestSchema>

/**
 * What `SetActiveGroup` answers: the revision of the group at its last change, nothing where none is shown. Whoever shows less
 * than that has missed something. Null from servers that did not say it yet.
 */
export const activeGroupStateSchema = v.nullish(v.object({ revision: count }))
/** What `SetActiveGroup` answers. */
export type ActiveGroupState = v.InferOutput<typeof activeGroupStateSchema>

/** The only argument of `MarkRead`: everything up to and with `Sequence` was seen. An older number changes nothing. */
export const markReadRequestSchema = v.object({ GroupId: groupIdSchema, Sequence: count })
/** The only argument of `MarkRead`. */
export type MarkReadRequest = v.InferOutput<typeof markReadRequestSchema>

/** Argument of the event `NewMessageNotification`, to members whose active group is another. */
export const newMessageNotificationSchema = v.object({ groupId: groupIdSchema, senderId: userIdSchema })
/** Argument of the event `NewMessageNotification`. */
export type NewMessageNotification = v.InferOutput<typeof newMessageNotificationSchema>

/** Argument of the event `UnreadMessagesCount`: groups with unread messages only, and the sum of those that are not muted. */
export const unreadMessagesCountSchema = v.object({
  total: count,
  groups: v.array(v.object({ groupId: groupIdSchema, count })),
})
/** Argument of the event `UnreadMessagesCount`. */
export type UnreadMessagesCount = v.InferOutput<typeof unreadMessagesCountSchema>
