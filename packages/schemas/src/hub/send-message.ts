import * as v from 'valibot'
import { CONTENT_MAX_LENGTH, messageSchema } from '../chat/message.ts'
import { ordinalSchema } from '../e2ee/fields.ts'
import { clientMessageIdSchema, deviceIdSchema, groupIdSchema, messageIdSchema } from '../ids.ts'

/** `Content` of a call: opaque text, at most 64 KiB of UTF-8; no NUL and no half characters, which no database stores. */
export const contentSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxBytes(CONTENT_MAX_LENGTH),
  v.check((content) => content.isWellFormed() && !content.includes('\0'), 'Must be storable text'),
)

/** Number of a group's key link, from 1 on. */
export const epochSchema = ordinalSchema

/**
 * The only argument of `SendMessage`. `Epoch` is required once the group has a key link, and must be its newest.
 * `DeviceId` names the sealing device, for those who read; what proves it is the signature inside `Content`.
 */
export const sendMessageRequestSchema = v.object({
  GroupId: groupIdSchema,
  Content: contentSchema,
  ClientMessageId: v.nullish(clientMessageIdSchema),
  ReplyToMessageId: v.nullish(messageIdSchema),
  Epoch: v.nullish(epochSchema),
  DeviceId: v.nullish(deviceIdSchema),
})
/** The only argument of `SendMessage`. */
export type SendMessageRequest = v.InferOutput<typeof sendMessageRequestSchema>

/** Result of `SendMessage`: the message as it is stored, without its `content`, which the caller has. */
export const storedMessageSchema = v.omit(messageSchema, ['content'])
/** Result of `SendMessage`. */
export type StoredMessage = v.InferOutput<typeof storedMessageSchema>
