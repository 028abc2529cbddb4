import { renewTokenMethod } from './connection/renew-token.ts'
import { setActiveGroupMethod } from './connection/set-active-group.ts'
import { deleteMessageMethod } from './messages/delete-message.ts'
import { markReadMethod } from './messages/mark-read.ts'
import { sendMessageMethod } from './messages/send-message.ts'
import { sendMessageToSeparateUsersMethod } from './messages/send-message-to-separate-users.ts'
import { updateMessageMethod } from './messages/update-message.ts'
import type { HubMethod } from './method.ts'

/** Every method of the hub, by its name on the wire. */
export const methods: ReadonlyMap<string, HubMethod> = new Map(
  [
    sendMessageMethod,
    sendMessageToSeparateUsersMethod,
    updateMessageMethod,
    deleteMessageMethod,
    setActiveGroupMethod,
    markReadMethod,
    renewTokenMethod,
  ].map((method) => [method.name, method]),
)
