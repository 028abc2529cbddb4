import * as v from 'valibot'
import { deleteMessageArgumentsSchema, updateMessageArgumentsSchema } from './change-message.ts'
import {
  activeGroupStateSchema,
  markReadRequestSchema,
  setActiveGroupRequestSchema,
  unreadMessagesCountSchema,
} from './reading.ts'
import { markDeliveredRequestSchema } from './receipts.ts'
import { renewTokenRequestSchema } from './renew-token.ts'
import { sendMessageToSeparateUsersRequestSchema, separateMessagesSchema } from './send-message-to-separate-users.ts'
import { sendMessageRequestSchema, storedMessageSchema } from './send-message.ts'
import { typingRequestSchema } from './typing.ts'

/** What a method answers that has nothing to say. */
const nothingSchema = v.pipe(
  v.nullish(v.unknown()),
  v.transform(() => undefined),
)

/** Every call of the chat hub: the tuple of its arguments and its result. The names are those on the wire. */
export const hubMethods = {
  SendMessage: { arguments: v.tuple([sendMessageRequestSchema]), result: storedMessageSchema },
  SendMessageToSeparateUsers: {
    arguments: v.tuple([sendMessageToSeparateUsersRequestSchema]),
    result: separateMessagesSchema,
  },
  UpdateMessage: { arguments: updateMessageArgumentsSchema, result: nothingSchema },
  DeleteMessage: { arguments: deleteMessageArgumentsSchema, result: nothingSchema },
  SetActiveGroup: { arguments: v.tuple([setActiveGroupRequestSchema]), result: activeGroupStateSchema },
  MarkRead: { arguments: v.tuple([markReadRequestSchema]), result: unreadMessagesCountSchema },
  MarkDelivered: { arguments: v.tuple([markDeliveredRequestSchema]), result: nothingSchema },
  Typing: { arguments: v.tuple([typingRequestSchema]), result: nothingSchema },
  RenewToken: { arguments: v.tuple([renewTokenRequestSchema]), result: nothingSchema },
} as const

/** Name of a call of the chat hub. */
export type HubMethodName = keyof typeof hubMethods
/** What the caller of a method passes, in order. */
export type HubMethodArguments<M extends HubMethodName> = v.InferInput<(typeof hubMethods)[M]['arguments']>
/** What a method receives once its arguments are checked. */
export type HubMethodCheckedArguments<M extends HubMethodName> = v.InferOutput<(typeof hubMethods)[M]['arguments']>
/** What a method answers. */
export type HubMethodResult<M extends HubMethodName> = v.InferOutput<(typeof hubMethods)[M]['result']>
