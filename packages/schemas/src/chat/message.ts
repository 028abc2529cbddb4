import * as v from 'valibot'
import { clientMessageIdSchema, deviceIdSchema, groupIdSchema, messageIdSchema, userIdSchema } from '../ids.ts'

/** Characters of one `Content` at most: 64 KiB of text (CONTRACT.md). */
export const CONTENT_MAX_LENGTH = 65_536

/**
 * A stored message. `content` is opaque to the server: the envelope of E2EE.md in base64, or whatever a bare client sent
 * to a group without keys; a deleted message has none. `sequence` grows by one in a group, with no gap; `revision` is
 * the group's change counter at this message's last change.
 */
export const messageSchema = v.object({
  messageId: messageIdSchema,
  groupId: groupIdSchema,
  senderId: userIdSchema,
  senderDeviceId: v.nullable(deviceIdSchema),
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  content: v.optional(v.string()),
  sendDate: v.pipe(v.string(), v.isoTimestamp()),
  isEdited: v.boolean(),
  editCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isDeleted: v.optional(v.boolean()),
  replyToMessageId: v.optional(messageIdSchema),
  clientMessageId: v.nullable(clientMessageIdSchema),
})
/** A stored message. */
export type Message = v.InferOutput<typeof messageSchema>

/** `GET /groups/{groupId}/messages`: ascending by `sequence`, or by `revision` when asked with `afterRevision`. */
export const messagesAnswerSchema = v.array(messageSchema)
