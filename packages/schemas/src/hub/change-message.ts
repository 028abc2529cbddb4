import * as v from 'valibot'
import { groupIdSchema, messageIdSchema } from '../ids.ts'
import { contentSchema, epochSchema } from './send-message.ts'

/** Arguments of `UpdateMessage`: messageId, content, groupId and, if the caller knows it, the group's epoch. */
export const updateMessageArgumentsSchema = v.tuple([
  messageIdSchema,
  contentSchema,
  groupIdSchema,
  v.nullish(epochSchema),
])
/** Arguments of `UpdateMessage`. */
export type UpdateMessageArguments = v.InferOutput<typeof updateMessageArgumentsSchema>

/** Arguments of `DeleteMessage`: messageId, groupId. */
export const deleteMessageArgumentsSchema = v.tuple([messageIdSchema, groupIdSchema])
/** Arguments of `DeleteMessage`. */
export type DeleteMessageArguments = v.InferOutput<typeof deleteMessageArgumentsSchema>

/** Argument of the event `DeleteMessage`; `sequence` is that of the message which is gone. */
export const deletedMessageSchema = v.object({
  messageId: messageIdSchema,
  groupId: groupIdSchema,
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
/** Argument of the event `DeleteMessage`. */
export type DeletedMessage = v.InferOutput<typeof deletedMessageSchema>
