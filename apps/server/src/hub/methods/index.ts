import type { Context } from '../../context.ts'
import type { HubParts } from '../hub.ts'
import { renewTokenMethod } from './connection/renew-token.ts'
import { setActiveGroupMethod } from './connection/set-active-group.ts'
import { deleteMessageMethod } from './messages/delete-message.ts'
import { markDeliveredMethod } from './messages/mark-delivered.ts'
import { markReadMethod } from './messages/mark-read.ts'
import { sendMessageMethod } from './messages/send-message.ts'
import { sendMessageToSeparateUsersMethod } from './messages/send-message-to-separate-users.ts'
import { typingMethod } from './messages/typing.ts'
import { updateMessageMethod } from './messages/update-message.ts'
import type { HubMethod } from './method.ts'

const METHODS: readonly HubMethod[] = [
  sendMessageMethod,
  sendMessageToSeparateUsersMethod,
  updateMessageMethod,
  deleteMessageMethod,
  setActiveGroupMethod,
  markReadMethod,
  markDeliveredMethod,
  typingMethod,
  renewTokenMethod,
]

/** Every method of the hub by its name on the wire, ready to be called. */
export function bindMethods(context: Context): HubParts['methods'] {
  return new Map(METHODS.map(({ name, run }) => [name, (connection, args) => run(context, connection, args)]))
}
