import * as v from 'valibot'
import { clientMessageIdSchema, deviceIdSchema, groupIdSchema, messageIdSchema, userIdSchema } from '../ids.ts'
import { contentSchema } from './send-message.ts'

/** People that one `SendMessageToSeparateUsers` reaches at most. */
export const SEPARATE_USERS_MAX = 200

/** The only argument of `SendMessageToSeparateUsers`: one `Content`, stored once in the conversation with each person. */
export const sendMessageToSeparateUsersRequestSchema = v.object({
  UserIds: v.pipe(v.array(userIdSchema), v.minLength(1), v.maxLength(SEPARATE_USERS_MAX)),
  Content: contentSchema,
  ClientMessageId: v.nullish(clientMessageIdSchema),
  DeviceId: v.nullish(deviceIdSchema),
})
/** The only argument of `SendMessageToSeparateUsers`. */
export type SendMessageToSeparateUsersRequest = v.InferOutput<typeof sendMessageToSeparateUsersRequestSchema>

/** Result of `SendMessageToSeparateUsers`, in the order of `UserIds`, each person once. */
export const separateMessagesSchema = v.array(
  v.object({
    userId: userIdSchema,
    groupId: groupIdSchema,
    messageId: messageIdSchema,
    sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
)
/** Result of `SendMessageToSeparateUsers`. */
export type SeparateMessages = v.InferOutput<typeof separateMessagesSchema>
