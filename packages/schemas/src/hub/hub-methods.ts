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

/** The tuple of arguments of every call of the chat hub: for the server, so that clients don't load it. The names are those on the wire. */
export const hubMethodArguments = {
  SendMessage: v.tuple([sendMessageRequestSchema]),
  SendMessageToSeparateUsers: v.tuple([sendMessageToSeparateUsersRequestSchema]),
  UpdateMessage: updateMessageArgumentsSchema,
  DeleteMessage: deleteMessageArgumentsSchema,
  SetActiveGroup: v.tuple([setActiveGroupRequestSchema]),
  MarkRead: v.tuple([markReadRequestSchema]),
  MarkDelivered: v.tuple([markDeliveredRequestSchema]),
  Typing: v.tuple([typingRequestSchema]),
  RenewToken: v.tuple([renewTokenRequestSchema]),
} as const

/** What every call of the chat hub is answered with. */
export const hubMethodResults = {
  SendMessage: storedMessageSchema,
  SendMessageToSeparateUsers: separateMessagesSchema,
  UpdateMessage: nothingSchema,
  DeleteMessage: nothingSchema,
  SetActiveGroup: activeGroupStateSchema,
  MarkRead: unreadMessagesCountSchema,
  MarkDelivered: nothingSchema,
  Typing: nothingSchema,
  RenewToken: nothingSchema,
} as const satisfies Record<keyof typeof hubMethodArguments, v.GenericSchema>

/** Name of a call of the chat hub. */
export type HubMethodName = keyof typeof hubMethodArguments
/** What the caller of a method passes, in order. */
export type HubMethodArguments<M extends HubMethodName> = v.InferInput<(typeof hubMethodArguments)[M]>
/** What a method receives once its arguments are checked. */
export type HubMethodCheckedArguments<M extends HubMethodName> = v.InferOutput<(typeof hubMethodArguments)[M]>
/** What a method answers. */
export type HubMethodResult<M extends HubMethodName> = v.InferOutput<(typeof hubMethodResults)[M]>
